import { expect, test } from 'vitest'
import { jsonChanges } from './changes.tsx'

test('SAND-02 differences are listed by path, and equal values are not', () => {
  expect(
    jsonChanges(
      { plan: '6gb', failedAttempts: 0, list: [1, { a: 1 }] },
      { plan: '6gb', failedAttempts: 1, list: [1, { a: 2 }, 3], name: 'Kari' },
    ),
  ).toEqual([
    { path: 'failedAttempts', before: 0, after: 1 },
    { path: 'list[1].a', before: 1, after: 2 },
    { path: 'list[2]', before: undefined, after: 3 },
    { path: 'name', before: undefined, after: 'Kari' },
  ])
})

test('SAND-02 a value of another kind is one change', () => {
  expect(jsonChanges({ person: { id: 'e1' } }, { person: null })).toEqual([
    { path: 'person', before: { id: 'e1' }, after: null },
  ])
  expect(jsonChanges([1], [1])).toEqual([])
})

test('SAND-02 an item taken from the front of a list, or put into its middle, is one change', () => {
  const [a, b, c] = [{ seq: 1 }, { seq: 2 }, { seq: 3 }]
  expect(jsonChanges({ queue: [a, b, c] }, { queue: [b, c] })).toEqual([
    { path: 'queue[0]', before: a, after: undefined },
  ])
  expect(jsonChanges([a, c], [a, b, c])).toEqual([{ path: '[1]', before: undefined, after: b }])
  expect(jsonChanges([a, b, c], [a, { seq: 9 }, c])).toEqual([{ path: '[1].seq', before: 2, after: 9 }])
  expect(jsonChanges([a], [])).toEqual([{ path: '[0]', before: a, after: undefined }])
  expect(jsonChanges([], [a])).toEqual([{ path: '[0]', before: undefined, after: a }])
})
