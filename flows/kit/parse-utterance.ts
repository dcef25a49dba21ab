import type { Act } from '#contracts/chat/act.ts'
import type { Flow, FlowContext } from './flow.ts'
import { TALK_TO_US } from './flow-event.ts'
import { SURE } from './heard-answer.ts'
import { clausesOf } from './hear/clauses.ts'
import { readUtterance } from './hear/readers.ts'
import { openReading, type Heard, type Place } from './hear/reading.ts'
import type { Translate } from './render-elements.ts'
import { noRegisters, type Registers } from './values/registers.ts'

/**
 * Interprets typed text as acts, before any fact is set (HEAR-01). The log stores the event with its acts, so replays do
 * not parse again (CHAT-15).
 */
export function parseUtterance(
  flow: Flow,
  step: string,
  flowContext: FlowContext,
  utterance: string,
  translate: Translate,
  shown: readonly string[] = [],
  registers: Registers = noRegisters,
): Heard {
  const asked = flow.steps[step]
  if (!asked || !('ask' in asked)) return { event: { type: 'visitor.answered', utterance }, lookUp: false }
  const place: Place = { flow, step, flowContext, translate, shown, registers }
  const { told, asked: question } = clausesOf(utterance, flowContext.locale)
  const answer = told && question ? readUtterance(openReading(place, asked.ask, told)) : undefined
  if (answer && answersNow(answer)) {
    const { event } = answer
    const acts: Act[] = [
      ...(event.acts ?? []),
      { kind: 'question', words: question, sure: 0.9, why: 'a clause that asks' },
    ]
    return { event: { ...event, utterance, acts }, lookUp: true, question, asked: true }
  }
  return readUtterance(openReading(place, asked.ask, utterance))
}

const answersNow = ({ event: { acts = [], found, payload } }: Heard) =>
  !found && payload !== TALK_TO_US && acts.some((act) => act.kind === 'answer' && act.sure >= SURE)
