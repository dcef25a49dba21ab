import { expect, test } from 'vitest'
import { defineFlow } from './testing/define.ts'
import { begin, runnable, turn } from './turn.ts'
import type { Ask, Collect } from './flow.ts'

const flow = runnable(
  defineFlow({
    name: 'every_element',
    offered: { only: ['nb_NO'], instead: 'home' },
    entries: ['where'],
    steps: {
      where: {
        collect: {
          street: { say: ['street'], label: 'street.label' },
          postalCode: { say: ['code'], label: 'code.label', choices: { skip: { title: 'skip', to: 'done' } } },
        },
        next: 'done',
      },
      done: { say: ['done'], end: 'thanks' },
    },
  }),
)
const now = { today: '2026-11-21', locale: 'nb_NO' as const }
const typed = (utterance: string) => ({ type: 'visitor.answered' as const, utterance })
const picked = (payload: string) => ({ type: 'visitor.answered' as const, utterance: '', payload })

test('FLOW-03 each fact is asked for in the order written, then the flow goes on', () => {
  const street = begin(flow, 'where', {}, now)
  const code = turn(flow, street.state, typed('Fjordgata 12'), now)
  const done = turn(flow, code.state, typed('0150'), now)
  expect([street, code, done].map(({ state }) => state.step)).toEqual(['street', 'postal_code', 'done'])
  expect(done.state.facts).toEqual({ street: 'Fjordgata 12', postalCode: '0150' })
})

test('FLOW-03 a step with the name of a question, or a fact collected twice, is refused', () => {
  const declared = (steps: object) => () =>
    defineFlow({
      name: 'every_element',
      offered: { only: ['nb_NO'], instead: 'home' },
      entries: ['where'],
      steps: {
        where: { collect: { postalCode: { say: ['code'], label: 'code.label' } }, next: 'done' },
        done: { say: ['done'], end: 'thanks' },
        ...steps,
      },
    })
  expect(declared({ postal_code: { say: ['code'], next: 'done' } })).toThrow(
    'postal_code is the name of the question that collects postalCode, and no other step may have it',
  )
  const again = { collect: { postalCode: { say: ['code'], label: 'code.label' } }, next: 'done' }
  expect(declared({ again })).toThrow('collect postalCode once')
})

test('FLOW-03 a fact that is known is not asked for', () => {
  expect(begin(flow, 'where', { street: 'Fjordgata 12' }, now).state.step).toBe('postal_code')
  expect(begin(flow, 'where', { street: 'Fjordgata 12', postalCode: '0150' }, now).end).toBe('thanks')
})

test('FLOW-03 a question may have choices of its own that lead elsewhere', () => {
  const code = begin(flow, 'where', { street: 'Fjordgata 12' }, now)
  expect(turn(flow, code.state, picked('skip'), now).end).toBe('thanks')
})

test('FLOW-03 a rule and a fact it does not read do not compile', () => {
  const to = { label: 'label', to: 'done' }
  const well: Ask<string> = { input: { rule: 'phone', write: 'portNumber', ...to } }
  // @ts-expect-error A phone number is no reason for an order of power.
  const badly: Ask<string> = { input: { rule: 'phone', write: 'powerReason', ...to } }
  // @ts-expect-error A street is no e-mail address.
  const text: Ask<string> = { input: { rule: 'street', write: 'email', ...to } }
  // @ts-expect-error Plans are chosen, not typed.
  const chosen: Collect<string>['collect'] = { plan: { say: [], label: '' } }
  expect([well, badly, text, chosen]).toHaveLength(4)
})
