import { eq } from 'drizzle-orm'
import type { Act } from '#contracts/chat/act.ts'
import { TALK_TO_US, UNKNOWN, type Answered } from '#flows/kit/flow-event.ts'
import { SURE } from '#flows/kit/heard-answer.ts'
import { candidatesAt } from '#flows/kit/hear/choices/candidates.ts'
import { optionsAt } from '#flows/kit/options.ts'
import { stepNow } from '#flows/kit/part.ts'
import type { Brain } from '#server/brain/brain.ts'
import type { SessionCredential } from '#server/brain/sessions/session-credential.ts'
import { factsOf, findSession } from '#server/brain/sessions/sessions.ts'
import { chatSession } from '#server/brain/tables.ts'
import { hearUtterance } from './hear.ts'
import type { LookUp } from './look-up.ts'
import { flowOfRow, now } from './plan.ts'
import type { Proposed } from './propose-acts.ts'
import type { Incoming } from './turn.ts'

/** Proposed acts are always asked back. */
const PROPOSED = 0.5

type Answer = Incoming & { kind: 'answer' }
type TypedAnswer = { session: string; answer: Answer; proof: SessionCredential | undefined }

/** Asks the model before the turn, which waits for nothing, and only where our own reading is unclear. */
export async function proposedFor(
  brain: Brain,
  { session, answer, proof }: TypedAnswer,
): Promise<Proposed | undefined> {
  if (!brain.proposeActs || answer.payload !== undefined || !answer.utterance.trim()) return undefined
  const { db } = brain.database
  const [row] = proof
    ? [await findSession(brain, session, proof)]
    : await db.select().from(chatSession).where(eq(chatSession.id, session))
  const flow = row && flowOfRow(brain, row)
  if (!row?.awaiting || !flow || row.step === null || row.ended) return undefined
  if (answer.answers !== undefined && answer.answers !== row.awaiting.seq) return undefined
  const step = stepNow(flow.flow, row.step)
  const asking = flow.flow.steps[step]
  if (!asking || !('ask' in asking) || asking.ask.input?.rule === 'code') return undefined
  const flowContext = { facts: factsOf(row), ...now(brain, row) }
  const { locale } = flowContext
  const shown = row.awaiting.suggested_responses.map(({ payload }) => payload)
  const heard = hearUtterance(
    brain,
    { flow: flow.flow, step, flowContext, shown, now: brain.runtime.now() },
    answer.utterance,
  )
  if (!isUnclear(heard.event)) return undefined
  const candidates = candidatesAt(optionsAt(flow.flow, step, flowContext), {
    flow: flow.flow,
    flowContext,
    translate: (id, values) => brain.speak(locale, id, values),
  })
  const options = candidates
    .filter(({ payload, hidden }) => !hidden || payload === TALK_TO_US)
    .map(({ payload, title }) => ({ payload, title }))
  const isValueAsked = asking.ask.input !== undefined
  return brain.proposeActs(answer.utterance, { locale, flow: flow.flow.name, options, isValueAsked })
}

/** Nothing was found in the words, or too little to take it. */
function isUnclear({ payload, unsure = [], found, acts = [] }: Answered): boolean {
  if (payload !== undefined || unsure.length > 0 || (found && found.topic !== UNKNOWN)) return false
  return acts.every(({ kind, sure }) => kind === 'nothing' || kind === 'question' || (kind === 'answer' && sure < SURE))
}

/** The event with what was proposed: an option to ask back, or the article that answers. */
export function withProposed(
  event: Answered,
  { by, proposals }: Proposed,
  lookUp: (question: string) => ReturnType<LookUp>,
): Answered {
  if (!isUnclear(event)) return event
  const evidence = { words: event.utterance.trim(), sure: PROPOSED, why: `proposed by the model ${by}` }
  const kept = (event.acts ?? []).filter(({ kind }) => kind === 'answer')
  const question = proposals.find((proposal) => proposal.kind === 'question')
  const found = question && lookUp(question.asks)
  if (question && found?.topic === question.topic)
    return { ...event, found, acts: [{ kind: 'question', topic: found.topic, ...evidence }] }
  const payloads = proposals.flatMap((proposal) => (proposal.kind === 'answer' ? [proposal.payload] : []))
  if (payloads.length === 0 || kept.length > 0) return event
  const { found: _unknown, ...rest } = event
  const acts = payloads.map((payload): Act => ({ kind: 'answer', payload, ...evidence }))
  return { ...rest, unsure: payloads, acts }
}
