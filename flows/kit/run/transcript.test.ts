import { expect, test } from 'vitest'
import { everyElement } from '../../every-element/flow.ts'
import { mobileOnboarding } from '../../mobile-onboarding/flow.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { runnable, type RunnableFlow } from '../turn.ts'
import { playRun } from './play-run.ts'
import { open, SESSION_LASTS, type Move } from './run.ts'
import { transcriptOf } from './transcript.ts'

const every = runnable(everyElement)
const order = runnable(mobileOnboarding)
function lines(flow: RunnableFlow, moves: Move[], locale: Locale = 'nb_NO'): string[] {
  const last = playRun(flow, { flow: flow.flow.name, locale, at: Date.parse('2026-11-21T10:00:00Z'), moves }).frames.at(
    -1,
  )
  return last ? transcriptOf(last, locale) : []
}

test('SAND-03 the transcript has text ids, and questions with their options and input', () => {
  expect(lines(every, [open('init')])).toEqual(['bot: every.hello', 'bot: every.choices', 'asks [go | person]'])
  expect(lines(every, [open('phone')])).toEqual(['bot: every.phone', 'asks [skip] <phone>'])
  expect(lines(every, [open('phone'), { kind: 'type', text: '?' }])).toEqual([
    'help: rule.phone',
    'asks [skip] <phone>',
  ])
})

test('SAND-03 FLOW-03 an effect that lacks facts it needs is shown', () => {
  expect(lines(every, [open('effect', { portNumber: '+4791234567' })])).toEqual([
    'bot: every.effect',
    'calls number.check',
  ])
  expect(lines(every, [open('effect')])).toEqual(['bot: every.effect', 'calls number.check (lacks facts)'])
})

test('SAND-03 a card shows values as the visitor sees them, in each locale', () => {
  const card = (locale: Locale) =>
    lines(every, [open('summary', { plan: '3gb', portNumber: '+4791234567' })], locale).filter((line) =>
      line.startsWith('card: '),
    )
  expect(card('nb_NO')).toEqual([
    'card: every.row.name = –',
    'card: every.row.phone = 912 34 567',
    'card: every.row.day = 21/11/2026',
    'card: every.row.text = every.row.text.value',
    expect.stringMatching(/^card: every\.row\.amount = \d+\skr$/),
  ])
  expect(card('en_US').at(-1)).not.toBe(card('nb_NO').at(-1))
})

test('SAND-03 an end tells its name and where it leads', () => {
  expect(lines(every, [open('finish')])).toEqual(['bot: every.finished', 'end: thanks -> /products'])
  expect(lines(order, [open('leave')]).at(-1)).toBe('end: given_up')
})

test('SAND-03 CHAT-13 time that passes says nothing until the conversation has expired', () => {
  expect(lines(every, [open('init'), { kind: 'wait', ms: 60_000 }])).toEqual([])
  expect(lines(every, [open('init'), { kind: 'wait', ms: SESSION_LASTS }])).toEqual(['expired'])
})
