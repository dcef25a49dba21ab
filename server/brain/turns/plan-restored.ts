import { isCorrection, type Act } from '#contracts/chat/act.ts'
import { givenAnswer } from '#flows/kit/given-answer.ts'
import { visitorElement, type Answered } from '#flows/kit/flow-event.ts'
import { valueSaidBack } from '#flows/kit/hear/told/said-back.ts'
import { sayKit } from '#flows/kit/kit-texts.ts'
import { stepNow } from '#flows/kit/part.ts'
import { turn } from '#flows/kit/turn.ts'
import { factsOf } from '#server/brain/sessions/sessions.ts'
import type { SessionRow, TurnRow } from '#server/brain/tables.ts'
import { flowOfRow, now, planned, type Parts, type Plan } from './plan.ts'
import { restores, takenBackLast } from './restored-values.ts'

/** "No wait, keep it", where an answer was taken back and its question asked anew: the answer stands again (HEAR-04). */
export function planRestored(
  brain: Parts,
  row: SessionRow,
  { utterance: said, acts }: { utterance: string; acts: readonly Act[] },
  log: readonly TurnRow[],
): Plan | undefined {
  const flow = flowOfRow(brain, row)
  const before = acts.some(isCorrection) ? takenBackLast(log) : undefined
  if (
    !flow ||
    !before ||
    !restores(acts, before) ||
    before.flow !== flow.flow.name ||
    stepNow(flow.flow, before.step) !== row.step
  )
    return undefined
  const { utterance, payload } = before
  const chosen = payload !== undefined && { payload }
  const event: Answered = { type: 'visitor.answered', utterance, ...chosen }
  const when = now(brain, row)
  const state = { step: row.step, facts: factsOf(row), failedAttempts: 0 }
  const given = givenAnswer(flow.flow, state, event, before.shown, when)
  if (!given) return undefined
  const result = turn(flow, state, event, when)
  const answers = { told: valueSaidBack(flow.flow, given, { ...when, facts: state.facts }) }
  const drafts = [sayKit('kit.change.stays', { answers }), ...result.drafts]
  const answered = { ...given, seq: row.cursor + 1, flow: flow.flow.name, facts: state.facts }
  return planned(
    brain,
    row,
    flow,
    { ...result, drafts },
    { ...event, kind: 'answer', said },
    {
      first: [{ ...visitorElement(said.trim(), payload), changeable: true }],
      answerHistory: [answered],
    },
  )
}
