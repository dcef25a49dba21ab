import { expect, test } from 'vitest'
import { defineFlow } from './define.ts'
import type { Frame } from '../run/play-run.ts'
import { runnable } from '../turn.ts'
import { passedBy, shortestRuns, walkFlow } from './paths.ts'

const flow = runnable(
  defineFlow({
    name: 'every_element',
    offered: { only: ['nb_NO'], instead: 'home' },
    entries: ['init'],
    humanHandover: 'person',
    secrets: [],
    guards: { phoneKnown: ({ facts }) => facts.phone !== undefined, never: () => false },
    offers: {
      own: ({ facts: { phone } }) => (phone ? [{ payload: 'own', title: 'own', learn: { email: phone } }] : []),
    },
    summaries: {},
    learn: {},
    values: () => ({}),
    steps: {
      init: {
        say: ['hello'],
        ask: { choices: { go: { title: 'go', to: 'ask' }, check: { title: 'check', to: 'check' } } },
      },
      ask: {
        say: ['phone?'],
        ask: {
          offer: { from: 'own', to: 'known' },
          input: { rule: 'phone', write: 'phone', label: 'phone', to: 'known' },
        },
      },
      known: { branch: [{ if: 'never', to: 'hidden' }, { if: 'phoneKnown', to: 'said' }, { to: 'said' }] },
      said: { say: ['said'], next: 'check' },
      check: { call: { effect: 'session.signIn', outcomes: { signedIn: 'done', failed: 'init' } } },
      done: { say: ['done'], end: 'thanks' },
      hidden: { say: ['hidden'], end: 'thanks' },
      person: { say: ['person'], end: 'handed_over' },
    },
  }),
)
const begun = [{ step: 'init', facts: {} }]
const movesOf = (beginnings: typeof begun) =>
  shortestRuns(flow, beginnings).map(({ moves }) =>
    moves
      .map((move) =>
        'payload' in move ? move.payload : 'text' in move ? move.text : 'outcome' in move ? move.outcome : 'open',
      )
      .join(' '),
  )

test('FLOW-03 the shortest runs pass every step and way once each, misses that bring a person among them', () => {
  expect(movesOf(begun)).toEqual([
    'open check signedIn',
    'open check failed',
    'open go ? ? customer_service',
    'open go 912 34 567 failed go own',
  ])
})

test('FLOW-03 an option that depends on known facts is a state of its own', () => {
  expect(movesOf([...begun, { step: 'init', facts: { phone: '+4791234567' } }])).toContain('open go own')
})

test('FLOW-03 the walk visits every reachable step, and ends although conversations can loop', () => {
  const passed = new Set(walkFlow(flow, begun).flatMap(passedBy))
  expect(Object.keys(flow.flow.steps).filter((step) => !passed.has(step))).toEqual(['hidden'])
})

test('FLOW-03 facts that no guard distinguishes can be walked separately', () => {
  const phones = (tell?: (frame: Frame) => string) =>
    new Set(
      walkFlow(flow, begun, { tell }).flatMap(({ turn: { state } }) =>
        state.step === 'done' ? [String(state.facts.phone)] : [],
      ),
    )
  expect(phones()).toEqual(new Set(['undefined', '+4791234567']))
  expect(phones(({ turn }) => turn.state.facts.phone ?? '')).toEqual(
    new Set(['undefined', '+4791234567', '+4791234568']),
  )
})
