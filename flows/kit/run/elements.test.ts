import { expect, test } from 'vitest'
import { everyElement } from '../../every-element/flow.ts'
import { MASK } from '../input-rules.ts'
import { runnable } from '../turn.ts'
import { elementsOf } from './elements.ts'
import { playRun } from './play-run.ts'
import { open, type Move } from './run.ts'

const every = runnable(everyElement)
const shown = (...moves: Move[]) =>
  elementsOf(
    playRun(every, { flow: 'every_element', locale: 'nb_NO', at: Date.parse('2026-11-21T10:00:00Z'), moves }).frames,
    (id) => id,
    'nb_NO',
  )
const said = (...moves: Move[]) => shown(...moves).map(({ seq, from, utterance }) => `${seq} ${from}: ${utterance}`)

test('SAND-01 what both sides say is numbered through, a tap said by its title', () => {
  expect(said(open('phone'), { kind: 'pick', payload: 'skip' }, { kind: 'type', text: ' kari@example.no ' })).toEqual([
    '1 bot: every.phone',
    '2 visitor: every.skip',
    '3 bot: every.email',
    '4 visitor: kari@example.no',
    '5 bot: every.street',
  ])
  expect(shown(open('phone'), { kind: 'pick', payload: 'skip' })[1]).toMatchObject({ from: 'visitor', payload: 'skip' })
})

test('SAND-01 a suggestion is said by its title also after an answer that did not fit, and after time has passed', () => {
  expect(
    said(open('phone'), { kind: 'type', text: '?' }, { kind: 'wait', ms: 1_000 }, { kind: 'pick', payload: 'skip' }),
  ).toEqual(['1 bot: every.phone', '2 visitor: ?', '3 bot: rule.phone', '4 visitor: every.skip', '5 bot: every.email'])
})

test('SAND-01 SEC-05 a secret answer is masked, an empty one not shown', () => {
  expect(said(open('code'), { kind: 'type', text: '774411' })).toEqual([
    '1 bot: every.code',
    `2 visitor: ${MASK}`,
    '3 bot: every.text',
  ])
  expect(said(open('phone'), { kind: 'type', text: '  ' })).toEqual(['1 bot: every.phone', '2 bot: rule.phone'])
})

test('SAND-02 a jump clears the screen', () => {
  expect(said(open('phone'), { kind: 'pick', payload: 'skip' }, open('finish'))).toEqual(['1 bot: every.finished'])
  expect(elementsOf([], (id) => id, 'nb_NO')).toEqual([])
})

test('CHAT-14 BEY-01 the changed answer is named, and kept answers are repeated in their original words', () => {
  const moves: Move[] = [
    open('init'),
    { kind: 'pick', payload: 'go' },
    { kind: 'pick', payload: '3gb' },
    { kind: 'type', text: 'Kari Nordmann' },
  ]
  const before = shown(...moves)
  const after = shown(...moves, { kind: 'change', answer: 1 })
  expect(before.filter(({ changeable }) => changeable).map(({ utterance }) => utterance)).toEqual([
    'every.go',
    'every.plan',
    'Kari Nordmann',
  ])
  expect(after.slice(before.length).map(({ from, utterance, changes }) => [from, utterance, changes])).toEqual([
    ['visitor', 'kit.change.wish', 3],
    ['bot', 'kit.change.back', undefined],
    ['bot', 'every.hello', undefined],
    ['bot', 'every.choices', undefined],
  ])
  const on = shown(...moves, { kind: 'change', answer: 1 }, { kind: 'pick', payload: 'go' })
  expect(
    on.slice(after.length).map(({ from, utterance, changeable }) => `${from}: ${utterance}${changeable ? ' ✎' : ''}`),
  ).toEqual([
    'visitor: every.go ✎',
    'bot: kit.change.kept',
    'visitor: every.plan ✎',
    'visitor: Kari Nordmann ✎',
    'bot: every.helloName',
    'bot: every.childName',
  ])
})

test('CHAT-14 SEC-05 a secret answer cannot be changed', () => {
  const told = playRun(every, {
    flow: 'every_element',
    locale: 'nb_NO',
    at: 0,
    moves: [open('code'), { kind: 'type', text: '774411' }, { kind: 'change', answer: 1 }],
  })
  expect(told.stuck).toEqual({ index: 2, why: 'there is no answer 1 that can be changed, but none' })
})
