import { expect, test } from 'vitest'
import { everyElement } from '../../every-element/flow.ts'
import { mobileOnboarding } from '../../mobile-onboarding/flow.ts'
import { runnable } from '../turn.ts'
import { advance, playRun, Unexpected } from './play-run.ts'
import { open, SESSION_LASTS, type Move, type Run } from './run.ts'

const at = Date.parse('2026-11-21T10:00:00Z')
const order = runnable(mobileOnboarding)
const every = runnable(everyElement)
const run = (...moves: Move[]): Run => ({ flow: 'mobile_onboarding', locale: 'nb_NO', at, moves })
const type = (text: string): Move => ({ kind: 'type', text })
const pick = (payload: string): Move => ({ kind: 'pick', payload })
const wait = (ms: number): Move => ({ kind: 'wait', ms })
const DAY = 86_400_000

test('SAND-02 each move records its elements, the current question and the step', () => {
  const { frames, stuck } = playRun(order, run(open('number_known'), pick('keep'), type('912 34 567')))
  expect(stuck).toBeUndefined()
  expect(frames.map(({ turn, asked }) => [turn.state.step, turn.waiting, asked?.input?.rule])).toEqual([
    ['order.number', 'answer', undefined],
    ['order.port_number', 'answer', 'phone'],
    ['order.port_check', 'effect', undefined],
  ])
  expect(frames.map(({ turn }) => turn.state.facts)).toEqual([
    {},
    { numberChoice: 'keep' },
    { numberChoice: 'keep', portNumber: '+4791234567' },
  ])
})

test('SAND-02 an effect ends as chosen and gives what is chosen', () => {
  const checking = [open('port_number', { numberChoice: 'keep' }), type('912 34 567')]
  const refused: Move = {
    kind: 'settle',
    effect: 'number.check',
    outcome: 'notPortable',
    gives: { portRefusal: 'company_number' },
  }
  expect(playRun(order, run(...checking, refused)).frames.at(-1)?.turn.state).toMatchObject({
    step: 'order.port_refused',
    facts: { portRefusal: 'company_number' },
  })
  const down: Move = { kind: 'settle', effect: 'number.check', outcome: 'failed', gives: {} }
  expect(playRun(order, run(...checking, down)).frames.at(-1)?.turn.state.step).toBe('order.port_unchecked')
})

test('SAND-02 time moves the clock and nothing else; the day of an answer is the day it is given', () => {
  const { frames } = playRun(
    order,
    run(open('birth_known'), type('22/11/2008'), wait(DAY), pick('correct'), type('22/11/2008')),
  )
  expect(frames.map(({ now, turn }) => [(now - at) / DAY, turn.state.step])).toEqual([
    [0, 'order.birth'],
    [0, 'order.underage'],
    [1, 'order.underage'],
    [1, 'order.birth'],
    [1, 'order.phone'],
  ])
  expect(frames[2]).toMatchObject({ asked: frames[1]?.asked, microsteps: [], turn: { drafts: [] } })
})

test('SAND-02 the day begins at midnight in Oslo', () => {
  const late = { ...run(open('birth_known'), type('22/11/2008')), at: Date.parse('2026-11-21T22:59:59Z') }
  expect(playRun(order, late).frames.at(-1)?.turn.state.step).toBe('order.underage')
  expect(playRun(order, { ...late, at: late.at + 1_000 }).frames.at(-1)?.turn.state.step).toBe('order.phone')
})

test('SAND-02 CHAT-13 after its time a conversation can only be opened anew, and is kept as long again', () => {
  const expired = [open('init'), wait(SESSION_LASTS - 1), wait(1)]
  expect(playRun(order, run(...expired)).frames.map((frame) => frame.expired)).toEqual([false, false, true])
  expect(playRun(order, run(...expired, pick('more'))).stuck).toEqual({
    index: 3,
    why: 'the conversation is no longer kept; it can only be opened anew',
  })
  const anew = playRun(order, run(...expired, open('init'), wait(SESSION_LASTS - 1)))
  expect(anew.frames.slice(3).map((frame) => [frame.expired, frame.openedAt - at])).toEqual([
    [false, SESSION_LASTS],
    [false, SESSION_LASTS],
  ])
})

test('SAND-02 a jump starts at any step with chosen facts, whatever came before', () => {
  const { frames } = playRun(order, run(open('init'), open('placed', { numberChoice: 'new', signedIn: true })))
  expect(frames.at(-1)?.turn).toMatchObject({
    state: { step: 'order.enter.done', facts: { numberChoice: 'new', signedIn: true } },
    end: 'order',
    redirectTo: '/products',
  })
})

test.each<[string, Move[], string]>([
  ['a beginning', [pick('go')], 'a run begins with "open"'],
  ['a step there is', [open('nowhere')], 'mobile_onboarding has no step nowhere'],
  ['a suggestion that is offered', [open('whose'), pick('dog')], 'order.whose offers adult, child, not dog'],
  ['a question', [open('port_check'), pick('new')], 'order.port_check asks nothing, it waits for number.check'],
  [
    'the effect that is under way',
    [open('port_check'), { kind: 'settle', effect: 'order.place', outcome: 'failed', gives: {} }],
    'order.port_check does not wait for order.place',
  ],
])('SAND-02 a move needs %s; where a run is stuck and why is told, what was played stays', (_, moves, why) => {
  const { frames, stuck } = playRun(order, run(...moves))
  expect(stuck).toEqual({ index: moves.length - 1, why })
  expect(frames).toHaveLength(moves.length - 1)
})

test('SAND-02 playing move by move gives the same result as the whole run', () => {
  const whole = {
    ...run(open('code'), type('77'), type('774411'), type('Noen ord'), wait(1_000)),
    flow: 'every_element' as const,
  }
  const stepped = whole.moves.reduce<ReturnType<typeof playRun>['frames']>(
    (frames, move) => [...frames, advance(every, whole, frames.at(-1), move)],
    [],
  )
  expect(stepped).toEqual(playRun(every, whole).frames)
  expect(() => advance(every, whole, undefined, pick('go'))).toThrow(Unexpected)
})

test('SAND-02 a flow that goes round without asking is told, not played for ever', () => {
  const { steps } = everyElement
  const round = {
    ...everyElement,
    steps: { ...steps, init: { say: ['every.hello'], next: 'round' as const }, round: { next: 'init' as const } },
  }
  const { frames, stuck } = playRun(runnable(round), {
    flow: 'every_element',
    locale: 'nb_NO',
    at,
    moves: [open('init')],
  })
  expect(frames).toEqual([])
  expect(stuck).toEqual({ index: 0, why: 'the flow goes round and round from here without asking anything' })
})
