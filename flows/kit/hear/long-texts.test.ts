import { expect, test } from 'vitest'
import { flows } from '#flows/registry.ts'
import { parseUtterance } from '../parse-utterance.ts'
import { partsOf } from './sentence/clauses.ts'

/** As long as a visitor may write. */
const LONGEST = 2000
const filled = (unit: string) => unit.repeat(LONGEST).slice(0, LONGEST)

test.each(['og ', 'men ', 'kl. ', 'a, ', 'a! ', 'a\n'])(
  'SEC-03 HEAR-01 two thousand characters of %j are read as few clauses, none of it lost',
  (unit) => {
    const utterance = filled(unit)
    const parts = partsOf(utterance)
    expect(parts.length).toBeLessThanOrEqual(30)
    expect(parts.map(({ text, end }) => text + end).join('')).toBe(utterance)
  },
)

/** As long as a name is read. */
const WITH_LETTERS = `Kari med ${'a '.repeat(90)}1`

const flow = flows.mobile_onboarding
const askingSteps = Object.entries<object>(flow.steps).flatMap(([step, does]) => ('ask' in does ? [step] : []))

function millisecondsFor(step: string, utterance: string): number {
  const facts = { locale: 'nb_NO', today: '2026-11-26', facts: {} } as const
  const before = process.cpuUsage()
  parseUtterance(flow, step, facts, utterance, (id) => id)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('SEC-03 HEAR-01 a long run of blanks, or of short clauses, takes no step of a flow long to hear', () => {
  const long = [
    `a@${filled(' ').slice(3)}b`,
    `a@${filled('\t').slice(3)}b`,
    filled('og '),
    filled('kl. '),
    filled('1 2 nei '),
    WITH_LETTERS,
  ]
  const [step = ''] = askingSteps
  for (const utterance of long) millisecondsFor(step, utterance)
  const slow = askingSteps.flatMap((each) =>
    long.flatMap((utterance) => {
      const times = [millisecondsFor(each, utterance), millisecondsFor(each, utterance)]
      return Math.min(...times) > 120 ? [{ step: each, said: utterance.slice(0, 9), times }] : []
    }),
  )
  expect(askingSteps.length).toBeGreaterThan(10)
  expect(slow).toEqual([])
}, 60_000)
