import { expect, test } from 'vitest'
import { runnable } from '#flows/kit/turn.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { open, type Move } from '#flows/kit/run/run.ts'
import { genericSignup } from '#flows/generic-signup/flow.ts'
import { runMarks } from './run-marks.ts'

const flow = runnable(genericSignup)
const marks = (...moves: Move[]) =>
  runMarks(genericSignup, playRun(flow, { flow: 'generic_signup', locale: 'nb_NO', at: 0, moves }).frames)

test('SAND-01 the step it stands at, the way it came and the ways it can take are marked', () => {
  const { current, passed, possible } = marks(open('init'), { kind: 'pick', payload: 'known' })
  expect(current).toEqual(['known_phone'])
  expect(passed).toEqual(new Set(['init', 'init otherwise', 'hello', 'hello known', 'known_phone']))
  expect([...possible]).toEqual(['known_phone new', 'known_phone phone'])
})

test('SAND-01 an offer that offers something is a way', () => {
  expect([...marks(open('known_phone', { phone: '+4791234567' })).possible]).toContain('known_phone givenPhone')
})

test('SAND-01 a conversation inside a part stands in the box of the part', () => {
  const { current, passed } = marks(open('no_account'), { kind: 'pick', payload: 'customer_service' })
  expect([current, passed.has('handover')]).toEqual([['handover'], true])
})

test('SAND-02 nothing is possible once the conversation is no longer kept', () => {
  expect([...marks(open('init'), { kind: 'wait', ms: 30 * 86_400_000 }).possible]).toEqual([])
})
