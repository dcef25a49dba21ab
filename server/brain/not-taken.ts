import * as v from 'valibot'
import { ChatId } from '#contracts/chat/call.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import type { NotTaken } from '#contracts/chat/not-taken.ts'

/** An answer that came too late, on its way to its page in a cookie. */
const KeptAnswer = v.object({ session: ChatId, answers: v.number(), utterance: v.string(), payload: v.optional(v.string()) })
export type KeptAnswer = v.InferOutput<typeof KeptAnswer>

/** Words kept at most, so that the longest answer fits a cookie. */
const LONGEST = 900

/** An answer for the cookie; a one-time code is not kept. Undefined where there is nothing to show of it. */
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

/** What the page shows of a kept answer: a tapped one by the title its question offered. */
export function notTakenFrom({ answers, utterance, payload }: KeptAnswer, elements: readonly ChatElement[]): NotTaken | undefined {
  if (payload === undefined) return utterance.trim() ? { answers, utterance, title: utterance } : undefined
  const title = elements.find(({ seq }) => seq === answers)?.suggested_responses.find((offered) => offered.payload === payload)?.title
  return title === undefined ? undefined : { answers, utterance: '', payload, title }
}
