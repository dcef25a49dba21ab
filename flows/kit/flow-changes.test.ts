import { expect, test } from 'vitest'
import type { Flow } from './flow.ts'
import { flowChanges } from './flow-changes.ts'
import { defineFlow, definePart } from './testing/define.ts'
import { sound } from './testing/sound-flow.ts'

const functionsOf = (after: Partial<Flow>) =>
  flowChanges(sound, { ...sound, ...after }).functions.map(({ kind, name, how, steps }) => [kind, name, how, steps])

test('SAND-06 BEY-02 a candidate that changes nothing has no differences', () => {
  expect(flowChanges(sound, { ...sound })).toEqual({ steps: [], functions: [] })
})

test.each<[string, Partial<Flow>, unknown[]]>([
  ['guard', { guards: { known: () => true } }, ['guards', 'known', 'changed', ['known']]],
  ['offer', { offers: { plans: () => [{ payload: '3gb', title: 'plan' }] } }, ['offers', 'plans', 'changed', ['init']]],
  ['summary', { summaries: { order: () => [] } }, ['summaries', 'order', 'changed', ['summary']]],
  ['learned fact', { learn: { quote: () => ({ quotedMonthly: 39_900 }) } }, ['learn', 'quote', 'changed', ['summary']]],
  ['value of a text', { values: () => ({ firstName: 'you' }) }, ['values', 'values', 'changed', []]],
])('SAND-06 BEY-02 a changed %s is told with the steps that use it, though no step differs', (_, after, told) => {
  expect(functionsOf(after)).toEqual([told])
  expect(flowChanges(sound, { ...sound, ...after }).steps).toEqual([])
})

test('SAND-06 a guard that is new or gone is told', () => {
  expect(functionsOf({ guards: { adult: () => true } })).toEqual([
    ['guards', 'adult', 'added', []],
    ['guards', 'known', 'gone', ['known']],
  ])
})

test('SAND-06 BEY-02 changed values are told of a flow with parts, and of a part', () => {
  const part = (value: string) =>
    definePart({
      name: 'code',
      outcomes: ['proven'],
      values: value === 'old' ? () => ({ inPart: 'old' }) : () => ({ inPart: 'new' }),
      steps: { start: { say: ['code'], next: 'proven' } },
    })
  const flow = (values: Flow['values'], inPart = 'old') =>
    defineFlow({
      name: 'every_element',
      offered: { instead: 'home' },
      entries: ['init'],
      values,
      parts: { code: { part: part(inPart), to: { proven: 'thanks' } } },
      steps: { init: { next: 'code' }, thanks: { say: ['thanks'], end: 'thanks' } },
    })
  const before = flow(() => ({ own: 'old' }))
  const changes = (after: Flow) => flowChanges(before, after).functions.map(({ kind }) => kind)
  expect(changes(flow(() => ({ own: 'old' })))).toEqual([])
  expect(changes(flow(() => ({ own: 'new' })))).toEqual(['values'])
  expect(changes(flow(() => ({ own: 'old' }), 'new'))).toEqual(['values'])
})
