import { expect, test } from 'vitest'
import { TALK_TO_US } from './flow-event.ts'
import { chartOf } from './chart.ts'
import { defineFlow, definePart } from './testing/define.ts'
import type { Use } from './define-part.ts'
import { stepNow } from './part.ts'
import { coverageOf } from './run/coverage.ts'
import { open } from './run/run.ts'
import { playRun } from './run/play-run.ts'
import { begin, runnable, turn } from './turn.ts'

const code = definePart({
  name: 'code',
  outcomes: ['proven', 'newNumber'],
  words: ['code.ask'],
  secrets: ['code'],
  renamed: { code_asked: 'start' },
  steps: {
    start: {
      say: ['code.ask'],
      ask: {
        input: { rule: 'code', write: 'code', label: 'code.label', to: 'right' },
        choices: { other: { title: 'code.other', to: 'newNumber', learn: { phone: undefined } } },
      },
    },
    right: { say: ['code.right'], next: 'proven' },
  },
})

const order = definePart({
  name: 'order',
  outcomes: ['placed'],
  doors: ['phone'],
  parts: { code: { part: code, to: { proven: 'placed', newNumber: 'start' } } },
  guards: { phoneKnown: ({ facts }) => facts.phone !== undefined },
  steps: {
    start: { branch: [{ if: 'phoneKnown', to: 'code' }, { to: 'phone' }] },
    phone: { say: ['phone'], ask: { input: { rule: 'phone', write: 'phone', label: 'phone.label', to: 'code' } } },
  },
})

const flow = defineFlow({
  name: 'every_element',
  offered: { only: ['nb_NO'], instead: 'home' },
  entries: ['init'],
  parts: {
    order: { part: order, to: { placed: 'thanks' } },
    again: {
      part: code,
      to: { proven: 'thanks', newNumber: 'order.phone' },
      words: { 'code.ask': 'again.ask' },
      formerly: 'again_',
    },
  },
  steps: {
    init: {
      say: ['hello'],
      ask: { choices: { go: { title: 'go', to: 'order' }, known: { title: 'known', to: 'again' } } },
    },
    thanks: { say: ['thanks'], end: 'thanks' },
  },
})
const made = runnable(flow)
const now = { today: '2026-11-21', locale: 'nb_NO' as const, instant: Date.parse('2026-11-21T10:00:00Z') }
const typed = (utterance: string) => ({ type: 'visitor.answered' as const, utterance })
const pick = (payload: string) => ({ ...typed(''), payload })
const after = (step: string, ...answers: ReturnType<typeof typed>[]) =>
  answers.reduce((result, answer) => turn(made, result.state, answer, now), begin(made, step, {}, now))

test('FLOW-03 a part in a part is entered, left by its outcomes and drops its secret facts', () => {
  const asked = after('init', pick('go'), typed('912 34 567'))
  expect(asked.state).toMatchObject({ step: 'order.code', facts: { phone: '+4791234567' } })
  expect(turn(made, asked.state, pick('other'), now).state).toEqual({
    step: 'order.phone',
    facts: {},
    failedAttempts: 0,
  })
  expect(turn(made, asked.state, typed('774411'), now)).toMatchObject({
    state: { step: 'thanks', facts: { phone: '+4791234567' } },
    end: 'thanks',
  })
})

test('FLOW-03 a use has words of its own and may lead to a door of another part', () => {
  const asked = after('init', pick('known'))
  expect(asked.drafts).toContainEqual(expect.objectContaining({ kind: 'say', text: 'again.ask' }))
  expect(turn(made, asked.state, pick('other'), now).state.step).toBe('order.phone')
  expect(after('order', typed('912 34 567')).drafts).toContainEqual(
    expect.objectContaining({ kind: 'say', text: 'code.ask' }),
  )
})

test('BEY-10 customer service leads back to a question in a part in a part', () => {
  const aside = after('order', typed('912 34 567'), pick(TALK_TO_US))
  expect(aside.state.step).toBe('handover.closed')
  expect(turn(made, aside.state, pick('back'), now).state.step).toBe('order.code')
})

test('BEY-02 a step is found by the name it had before it was in a part, in each use', () => {
  expect([stepNow(flow, 'again_code_asked'), stepNow(flow, 'code_asked')]).toEqual(['again', 'order.code'])
})

test('SAND-01 SAND-04 a part is drawn as one box with its outcomes, and covered in a flow when each is taken', () => {
  const { nodes, ways } = chartOf(flow)
  expect(nodes.map(({ id }) => id)).toEqual(['init', 'thanks', 'order', 'again', 'handover'])
  expect(ways.map(({ from, to, label }) => `${from} ${label} ${to}`)).toEqual([
    'init go order',
    'init known again',
    'order placed thanks',
    'again proven thanks',
    'again newNumber order',
  ])
  const run = { flow: flow.name, locale: 'nb_NO' as const, at: now.instant }
  const moves = [open('init'), { kind: 'pick' as const, payload: 'known' }, { kind: 'type' as const, text: '774411' }]
  const { ways: covered } = coverageOf(flow, [
    { name: 'known', locale: 'nb_NO', frames: playRun(made, { ...run, moves }).frames },
  ])
  expect(covered.filter(({ by }) => by.length > 0).map(({ id }) => id)).toEqual(['init known', 'again proven'])
})

test('FLOW-03 an outcome that a use leaves out, a word that is not the part’s and a door it has not do not compile', () => {
  const more = { name: 'every_element', offered: { only: ['nb_NO'], instead: 'home' }, entries: ['init'] } as const
  const steps = { init: { say: ['hello'], end: 'thanks' } } as const
  // @ts-expect-error newNumber leads nowhere
  expect(defineFlow({ ...more, parts: { code: { part: code, to: { proven: 'init' } } }, steps })).toBeDefined()
  const to = { proven: 'init', newNumber: 'init' } as const
  const reworded = {
    part: code,
    to,
    // @ts-expect-error the part does not let this word be replaced
    words: { 'code.right': 'own' },
  } satisfies Use<typeof code, 'init'>
  expect(defineFlow({ ...more, parts: { code: { part: code, to } }, steps })).toBeDefined()
  expect(reworded.to).toBe(to)
  const parts = { order: { part: order, to: { placed: 'init' } } } as const
  // @ts-expect-error order has no door of this name
  expect(defineFlow({ ...more, parts, steps: { init: { say: ['hello'], next: 'order.code' } } })).toBeDefined()
  // @ts-expect-error no step of this name
  expect(defineFlow({ ...more, parts: { order: { part: order, to: { placed: 'gone' } } }, steps })).toBeDefined()
  expect(() => defineFlow({ ...more, parts, steps: { ...steps, order: { next: 'init' } } })).toThrow(
    'order is the name of a step, and of one in the part order',
  )
})
