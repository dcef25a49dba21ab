import { expect, test } from 'vitest'
import { everyElement } from '../../every-element/flow.ts'
import { mobileOnboarding } from '../../mobile-onboarding/flow.ts'
import { flowOfPart } from '#flows/kit/part.ts'
import { runnable } from '../turn.ts'
import { coverageOf, shareOf, wayId, type Covered } from './coverage.ts'
import { playRun } from './play-run.ts'
import { open, type Move } from './run.ts'

const at = Date.parse('2026-11-21T10:00:00Z')
const every = runnable(everyElement)
const order = runnable(mobileOnboarding)
const played = (name: string, flow: typeof every, ...moves: Move[]) => ({
  name,
  locale: 'sv_SE' as const,
  frames: playRun(flow, { flow: flow.flow.name, locale: 'sv_SE', at, moves }).frames,
})
const of = (items: readonly Covered[], id: string) => items.find((item) => item.id === id)?.by
const passed = (items: readonly Covered[]) => items.flatMap(({ id, by }) => (by.length > 0 ? [id] : []))

test('SAND-04 steps, ways, rejections and the locale that runs pass are covered, each by the runs that do', () => {
  const coverage = coverageOf(everyElement, [
    played('tries', every, open('phone'), { kind: 'type', text: '?' }, { kind: 'type', text: '070-123 45 67' }),
    played('skips', every, open('phone'), { kind: 'pick', payload: 'skip' }),
  ])
  expect(passed(coverage.steps)).toEqual(['phone', 'email'])
  expect(passed(coverage.ways)).toEqual([wayId('phone', 'skip'), wayId('phone', 'phone')])
  expect(of(coverage.steps, 'phone')).toEqual(['tries', 'skips'])
  expect(of(coverage.ways, wayId('phone', 'skip'))).toEqual(['skips'])
  expect(passed(coverage.rejections)).toEqual(['phone rejected'])
  expect(passed(coverage.locales)).toEqual(['sv_SE'])
})

test('SAND-04 coverage distinguishes both outcomes of a guard', () => {
  const guards = (...runs: ReturnType<typeof played>[]) =>
    coverageOf(flowOfPart(mobileOnboarding, 'order'), runs).guards.filter(({ step }) => step === 'order.whose_known')
  const broadband = played('broadband', order, open('whose_known', { plan: 'mobilt-bredband' }))
  expect(guards(broadband).map(({ label, by }) => [label, by])).toEqual([
    ['order.planIsChild true', []],
    ['order.planIsChild false', ['broadband']],
    ['order.planIsBroadband true', ['broadband']],
    ['order.planIsBroadband false', []],
    ['order.forAdult true', []],
    ['order.forAdult false', []],
  ])
})

test('SAND-04 everything to cover is listed and counted before any run', () => {
  const coverage = coverageOf(everyElement, [])
  expect(coverage.steps.map(({ id }) => id)).toEqual(Object.keys(everyElement.steps))
  expect(coverage.rejections.map(({ label }) => label)).toContain('code')
  expect(coverage.locales.map(({ id }) => id)).toEqual(everyElement.locales)
  expect(shareOf(coverage.steps)).toEqual({ passed: 0, all: Object.keys(everyElement.steps).length })
  expect(
    shareOf([
      { id: 'a', step: 'a', label: '', by: ['run'] },
      { id: 'b', step: 'b', label: '', by: [] },
    ]),
  ).toEqual({ passed: 1, all: 2 })
})

test('SAND-04 the ways of a step have ids of their own', () => {
  const ids = coverageOf(mobileOnboarding, []).ways.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
