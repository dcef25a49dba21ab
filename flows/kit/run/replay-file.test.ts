import { expect, test } from 'vitest'
import { everyElement } from '../../every-element/flow.ts'
import { runnable } from '../turn.ts'
import { compareReplay } from './compare-replay.ts'
import { playRun } from './play-run.ts'
import { formatReplay, parseReplay, ReplayError } from './replay-file.ts'
import { open, type Run } from './run.ts'

const flow = runnable(everyElement)
const run: Run = {
  flow: 'every_element',
  locale: 'nb_NO',
  at: Date.parse('2026-11-21T10:00:00Z'),
  moves: [
    open('code', { portNumber: '+4791234567' }),
    { kind: 'type', text: '77' },
    { kind: 'type', text: '774411' },
    { kind: 'type', text: 'Noen ord' },
    { kind: 'wait', ms: 11 * 60_000 },
    { kind: 'settle', effect: 'number.check', outcome: 'failed', gives: {} },
  ],
}
const saved = formatReplay('SAND-03 a run', run, playRun(flow, run).frames)

test('SAND-03 a run is saved as lines a person can read, its secrets masked', () => {
  expect(saved).toBe(`title: SAND-03 a run
flow: every_element
locale: nb_NO
at: 2026-11-21T10:00:00.000Z

> open code {"portNumber":"+4791234567"}
bot: every.code
asks <code>
> type ?
help: rule.code
asks <code>
> type ••••••
bot: every.text
asks <text>
> type Noen ord
bot: every.effect
calls number.check
> wait 11 minutes
> number.check failed
bot: every.effectFailed
asks [again | go]
`)
})

test('SAND-03 a saved run is read back unchanged and agrees with its flow', () => {
  const replay = parseReplay(saved)
  expect(replay.title).toBe('SAND-03 a run')
  expect(replay.run.moves.map(({ kind }) => kind)).toEqual(['open', 'type', 'type', 'type', 'wait', 'settle'])
  expect(compareReplay(flow, replay)).toBeUndefined()
})

test('SAND-03 FLOW-03 a replay that calls an effect without the facts it needs never agrees, even where it says so', () => {
  const without = { ...run, moves: [open('effect')] }
  const replay = parseReplay(formatReplay('SAND-03 without', without, playRun(flow, without).frames))
  expect(compareReplay(flow, replay)).toEqual({
    index: 0,
    line: 6,
    step: 'effect',
    expected: 'the facts that number.check needs',
    actual: 'number.check is called without',
  })
})

test('SAND-03 the first difference is named by line and step', () => {
  expect(compareReplay(flow, parseReplay(saved.replace('bot: every.text', 'bot: every.other')))).toEqual({
    index: 2,
    line: 13,
    step: 'text',
    expected: 'bot: every.other',
    actual: 'bot: every.text',
  })
  expect(compareReplay(flow, parseReplay(saved.replace('> type Noen ord', '> pick again')))).toEqual({
    index: 3,
    line: 15,
    step: 'text',
    expected: 'the move is possible',
    actual: 'text offers nothing, not again',
  })
})

test('SAND-03 what cannot be read is refused with its line', () => {
  const refusal = (text: string) => {
    try {
      parseReplay(text)
    } catch (error) {
      if (error instanceof ReplayError) return error.message
    }
    return undefined
  }
  expect(refusal(saved.replace('number.check failed', 'number.check lost'))).toBe(
    'Line 19: number.check ends as portable, notPortable, failed, not "lost".',
  )
  expect(refusal(saved.replace('wait 11 minutes', 'wait a while'))).toBe(
    'Line 18: write a time such as "wait 11 minutes".',
  )
  expect(refusal(saved.replace('flow: every_element', 'flow: nowhere'))).toBe(
    'The head needs "flow:" with the name of a flow, not "nowhere".',
  )
  expect(refusal('flow: every_element')).toMatch(/^The head needs "locale:"/)
})

test('CHAT-10 SAND-03 a box that was ticked is told with the choice, and read so', () => {
  const ticked: Run = {
    ...run,
    moves: [open('agree'), { kind: 'pick', payload: 'yes' }, { kind: 'pick', payload: 'yes', consent: true }],
  }
  const written = formatReplay('CHAT-10 a box', ticked, playRun(flow, ticked).frames)
  expect(written.split('\n').slice(5, -1)).toEqual([
    '> open agree',
    'bot: every.agree',
    'asks [yes | no] ticks every.agree.label',
    '> pick yes',
    'help: kit.consentFirst',
    'asks [yes | no] ticks every.agree.label',
    '> pick yes ticked',
    'bot: every.finished',
    'end: thanks -> /products',
  ])
  expect(parseReplay(written).run.moves).toEqual(ticked.moves)
})
