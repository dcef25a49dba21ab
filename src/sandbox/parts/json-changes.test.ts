import { expect, test } from 'vitest'
import { jsonChanges } from './json-changes.ts'

test('SAND-02 what differs is named by its path, what is the same is not', () => {
  expect(jsonChanges({ plan: '6gb', misses: 0, list: [1, { a: 1 }] }, { plan: '6gb', misses: 1, list: [1, { a: 2 }, 3], name: 'Kari' })).toEqual([
    { path: 'misses', before: 0, after: 1 },
    { path: 'list[1].a', before: 1, after: 2 },
    { path: 'list[2]', before: undefined, after: 3 },
    { path: 'name', before: undefined, after: 'Kari' },
  ])
})

test('SAND-02 a value of another kind is one change', () => {
  expect(jsonChanges({ person: { id: 'e1' } }, { person: null })).toEqual([{ path: 'person', before: { id: 'e1' }, after: null }])
  expect(jsonChanges([1], [1])).toEqual([])
})
