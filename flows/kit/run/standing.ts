import { goBack, irreversible } from '../change.ts'
import { givenAnswer, type GivenAnswer, type AnsweredQuestion } from '../given-answer.ts'
import { replayAnswers, replayableBeside, type Part } from '../replay-answers.ts'
import type { FlowEvent } from '../flow-event.ts'
import { turnInSteps, type FlowState, type RunnableFlow, type TurnResult } from '../turn.ts'
import { microstepsOf, type Microstep } from './trace.ts'
import type { Now } from '#flows/kit/flow.ts'

/**
 * `marks`: changeable answers. `kept`: answers to reuse for later questions. `seals`: up to which answer nothing can be
 * changed, with the message id of the reason.
 */
export type Standing = {
  answerHistory: readonly AnsweredQuestion[]
  replayable: readonly GivenAnswer[]
  answers: number
  seals: readonly { upTo: number; why: string }[]
}

export const NOTHING_ANSWERED: Standing = { answerHistory: [], replayable: [], answers: 0, seals: [] }

export function standingAfter(
  before: Standing,
  { flow }: RunnableFlow,
  state: FlowState,
  event: FlowEvent,
  now: Now,
): Standing {
  if (event.type === 'effect.settled') {
    const why = irreversible(event.effect, event.outcome)
    return why ? { ...before, seals: [...before.seals, { upTo: before.answers, why }] } : before
  }
  if (event.type === 'visitor.returned') return before
  const replayable = replayableBeside(flow, state.step, event, before.replayable, { ...now, facts: state.facts })
  const { utterance, payload } = event
  const shown = payload ?? utterance.trim()
  const given = givenAnswer(flow, state, event, shown, now)
  if (!given || !shown) return { ...before, replayable }
  const kept = given.standsFor ? [...replayable, given] : replayable
  return marked({ ...before, replayable: kept }, flow.name, given, state)
}

const marked = (before: Standing, flow: string, given: GivenAnswer, { facts }: Pick<FlowState, 'facts'>): Standing => ({
  ...before,
  answers: before.answers + 1,
  answerHistory: [...before.answerHistory, { ...given, facts, flow, seq: before.answers + 1 }],
})

export type Followed = { turn: TurnResult; parts: Part[]; standing: Standing; microsteps: Microstep[] }

export function followed(flow: RunnableFlow, from: TurnResult, before: Standing, now: Now): Followed {
  const { result, parts, replayable } = replayAnswers(flow, from, before.replayable, now)
  const answers = parts.flatMap((part) => (part.replayable ? [part.replayable] : []))
  return {
    turn: { ...result, drafts: parts.flatMap(({ drafts }) => drafts) },
    parts,
    standing: {
      ...answers.reduce((standing, answer) => marked(standing, flow.flow.name, answer, answer), before),
      replayable,
    },
    microsteps: answers.flatMap(({ step, facts, utterance, payload, consent }) => {
      const event: FlowEvent = {
        type: 'visitor.answered',
        utterance,
        ...(payload !== undefined && { payload }),
        ...(consent && { consent }),
      }
      return microstepsOf(flow.flow, turnInSteps(flow, { step, facts, failedAttempts: 0 }, event, now).passed, event)
    }),
  }
}

/**
 * Goes back to an answer. Returns `{ why }` with a message id when it cannot be changed, `undefined` when it does not
 * exist.
 */
export function takenBack(flow: RunnableFlow, { state }: TurnResult, before: Standing, answer: number, now: Now) {
  const mark = before.answerHistory.find(({ seq }) => seq === answer)
  if (!mark) return undefined
  const why = before.seals.find(({ upTo }) => upTo >= answer)?.why
  if (why) return { why }
  const later = before.answerHistory.filter(({ seq }) => seq > answer)
  const { result, replayable, again } = goBack(flow, mark, { later, facts: state.facts, now })
  const answerHistory = before.answerHistory.filter(({ seq }) => seq < answer)
  return {
    ...followed(flow, result, { ...before, answerHistory, replayable }, now),
    again: again.map(({ seq }) => seq),
  }
}
