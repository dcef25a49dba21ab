import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { checkFlow } from '#flows/kit/check-flow.ts'
import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import { flowOfPart, ownSteps } from '#flows/kit/part.ts'
import { coverageOf } from '#flows/kit/run/coverage.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { parseReplay } from '#flows/kit/run/replay-file.ts'
import { walkFlow } from '#flows/kit/testing/paths.ts'
import { begin, turn } from '#flows/kit/turn.ts'
import { runnableFlows } from '#flows/registry.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'

const flows = runnableFlows()
const part = flowOfPart(flows.generic_signup.flow, 'handover')
const now = { today: '2026-11-21', locale: 'nb_NO' as const, instant: Date.parse('2026-11-21T10:00:00Z') }
const answer = (payload: string) => ({ type: 'visitor.answered' as const, utterance: '', payload })

test('FLOW-03 FLOW-04 BEY-04 the hand-over to customer service has no finding in any language', () => {
  expect(checkFlow(part, readFlowTexts())).toEqual([])
})

test('SAND-04 the replays of the hand-over walk its every step, way, guard outcome, rejection and language', () => {
  const runs = globSync('flows/handover/replays/*.replay').map((file) => {
    const { title, run } = parseReplay(readFileSync(file, 'utf8'))
    return { name: title, locale: run.locale, frames: playRun(flows[run.flow], run).frames }
  })
  const coverage = coverageOf(part, runs)
  const items = Object.values(coverage).flat()
  expect(items.flatMap(({ id, by }) => (by.length > 0 ? [] : [id]))).toEqual([])
  expect(coverage.locales).toHaveLength(4)
})

test('FLOW-03 walking the hand-over on a day it is closed reaches every step but those of an open one, with every call given what it needs', () => {
  const known = [
    {},
    { name: { firstName: 'Kari', lastName: 'Nordmann' } },
    { phone: '+4791234567' },
    { switchedOff: ['calls' as const] },
  ]
  const moments = walkFlow(
    flows.csat_mobile,
    known.map((facts) => ({ step: 'handover', facts })),
    { closed: [] },
  )
  const walked = new Set(moments.flatMap(({ microsteps }) => microsteps.map(({ to }) => to)))
  expect(Object.keys(part.steps).filter((step) => !walked.has(step))).toEqual(['handover.open', 'handover.soon'])
  expect(moments.flatMap(({ turn: { calls } }) => calls.filter(({ needs }) => needs === undefined))).toEqual([])
})

test.each(FLOW_NAMES.filter((name) => flows[name].flow.humanHandover === 'handover'))(
  'BEY-10 every question of %s leads to customer service and back to itself',
  (name) => {
    const flow = flows[name]
    const questions = Object.entries(ownSteps(flow.flow)).flatMap(([step, what]) => ('ask' in what ? [step] : []))
    const cameBack = questions.map((step) => {
      const asked = turn(flow, begin(flow, step, {}, now).state, answer(TALK_TO_US), now)
      return [asked.state.step, turn(flow, asked.state, answer('back'), now).state.step]
    })
    expect(cameBack).toEqual(questions.map((step) => ['handover.closed', step]))
  },
)

test('BEY-10 without a question to go back to, the conversation ends', () => {
  const begun = begin(flows.csat_mobile, 'handover', {}, now)
  expect(turn(flows.csat_mobile, begun.state, answer('back'), now)).toMatchObject({
    state: { step: 'handover.end' },
    end: 'handed_over',
  })
})

test('BEY-10 customer service cannot be requested while an effect is running', () => {
  const begun = begin(flows.csat_mobile, 'handover.send', { phone: '+4791234567' }, now)
  expect(turn(flows.csat_mobile, begun.state, answer(TALK_TO_US), now).state.step).toBe('handover.send')
})
