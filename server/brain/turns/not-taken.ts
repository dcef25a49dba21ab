import * as v from 'valibot'
import { ChatId } from '#contracts/chat/call.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import type { NotTaken } from '#contracts/chat/not-taken.ts'
import { SOMETHING_ELSE, TALK_TO_US, type FlowEvent } from '#flows/kit/flow-event.ts'
import { isOption } from '#flows/kit/options.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import { factsOf } from '#server/brain/sessions/sessions.ts'
import type { SessionRow } from '#server/brain/tables.ts'
import type { Now } from '#flows/kit/flow.ts'

const KeptAnswer = v.object({
  session: ChatId,
  answers: v.number(),
  utterance: v.string(),
  payload: v.optional(v.string()),
})
export type KeptAnswer = v.InferOutput<typeof KeptAnswer>

/** Characters; limited so that the answer fits in a cookie. */
const LONGEST = 900

/** Never stores a one-time code; `undefined` if there is nothing to show. */
export function keepAnswer(answer: KeptAnswer, elements: readonly ChatElement[]): string | undefined {
  const question = elements.find(({ seq }) => seq === answer.answers)
  if (question?.parameters.input_type === 'code' || !notTakenFrom(answer, elements)) return undefined
  const kept = { ...answer, utterance: answer.utterance.slice(0, LONGEST).toWellFormed() }
  return Buffer.from(JSON.stringify(kept)).toString('base64url')
}

export function readKeptAnswer(cookie: string): KeptAnswer | undefined {
  try {
    const parsed = v.safeParse(KeptAnswer, JSON.parse(Buffer.from(cookie, 'base64url').toString()))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

export function notTakenFrom(
  { answers, utterance, payload }: KeptAnswer,
  elements: readonly ChatElement[],
): NotTaken | undefined {
  if (payload === undefined) return utterance.trim() ? { answers, utterance, title: utterance } : undefined
  const title = elements
    .find(({ seq }) => seq === answers)
    ?.suggested_responses.find((offered) => offered.payload === payload)?.title
  return title === undefined ? undefined : { answers, utterance: '', payload, title }
}

export function takes({ flow, version }: RunnableFlow, row: SessionRow, event: FlowEvent, flowContext: Now): boolean {
  const step = Object.hasOwn(flow.steps, row.step ?? '') ? flow.steps[row.step ?? ''] : undefined
  if (event.type === 'effect.settled') {
    const calls = step && 'call' in step ? step.call : undefined
    const fits = calls?.effect === event.effect && Object.hasOwn(calls.outcomes, event.outcome)
    // A late outcome is accepted without effect; an awaited one must have a next step.
    return fits || row.waiting !== 'effect' || (step !== undefined && version === row.flowVersion)
  }
  if (!step || !('ask' in step)) return false
  if (event.type === 'visitor.returned' || event.payload === undefined || version === row.flowVersion) return true
  if (event.payload === TALK_TO_US || event.payload === SOMETHING_ELSE) return true
  return isOption(flow, row.step ?? '', { ...flowContext, facts: factsOf(row) }, event.payload)
}
