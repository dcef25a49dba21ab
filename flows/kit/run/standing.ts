import { followKept, givenAnswer, goBack, irreversible, type GivenAnswer, type Mark, type Part } from '../change.ts'
import type { FlowEvent } from '../flow-event.ts'
import type { FlowState, RunnableFlow, TurnResult } from '../turn.ts'
import { traceTurn, type Microstep } from './trace.ts'
import type { FlowContext } from '#flows/kit/flow.ts'

/**
 * The visitor's answers in a run: those that can be gone back to, numbered as they came, those kept for questions still to
 * come, and up to which of them nothing can be changed, with the message id of the reason.
 */
export type Standing = {
  marks: readonly Mark[]
  kept: readonly GivenAnswer[]
  answers: number
  seals: readonly { upTo: number; why: string }[]
}

export const NOTHING_ANSWERED: Standing = { marks: [], kept: [], answers: 0, seals: [] }

type Now = Omit<FlowContext, 'facts'>

/** What stands once an event was taken, before kept answers follow. */
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
  const kept = before.kept.filter(({ step }) => step !== state.step)
  const { utterance, payload } = event
  const shown = payload ?? utterance.trim()
  const given = givenAnswer(flow, state, event, shown, now)
  return given && shown ? marked({ ...before, kept }, flow.name, given, state) : { ...before, kept }
}

const marked = (before: Standing, flow: string, given: GivenAnswer, { facts }: Pick<FlowState, 'facts'>): Standing => ({
  ...before,
  answers: before.answers + 1,
  marks: [...before.marks, { ...given, facts, flow, seq: before.answers + 1 }],
})

/** A result with the kept answers that follow by themselves; `parts` in the order they are shown. */
export type Followed = { turn: TurnResult; parts: Part[]; standing: Standing; microsteps: Microstep[] }

/** Lets kept answers follow a result. */
export function followed(flow: RunnableFlow, from: TurnResult, before: Standing, now: Now): Followed {
  const { result, parts, kept } = followKept(flow, from, before.kept, now)
  const answers = parts.flatMap((part) => (part.kept ? [part.kept] : []))
  return {
    turn: { ...result, drafts: parts.flatMap(({ drafts }) => drafts) },
    parts,
    standing: {
      ...answers.reduce((standing, answer) => marked(standing, flow.flow.name, answer, answer), before),
      kept,
    },
    microsteps: answers.flatMap(({ step, facts, utterance, payload }) =>
      traceTurn(
        flow,
        { step, facts, misses: 0 },
        { type: 'visitor.answered', utterance, ...(payload !== undefined && { payload }) },
        now,
      ),
    ),
  }
}

/** A run taken back to an answer; or why it cannot be, as message id. `undefined` where no such answer stands. */
export function takenBack(flow: RunnableFlow, { state }: TurnResult, before: Standing, answer: number, now: Now) {
  const mark = before.marks.find(({ seq }) => seq === answer)
  if (!mark) return undefined
  const why = before.seals.find(({ upTo }) => upTo >= answer)?.why
  if (why) return { why }
  const later = before.marks.filter(({ seq }) => seq > answer)
  const { result, kept, again } = goBack(flow, mark, { later, facts: state.facts, now })
  const marks = before.marks.filter(({ seq }) => seq < answer)
  return { ...followed(flow, result, { ...before, marks, kept }, now), again: again.map(({ seq }) => seq) }
}
