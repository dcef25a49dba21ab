import * as v from 'valibot'
import {
  type AskBetween,
  Differences,
  FoundBetween,
  Funnel,
  MaskedConversation,
  RealOutcome,
  type RealEffect,
  StoredConversations,
  type StoredReplay,
} from '#contracts/sandbox/sandbox-service.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'

const PATIENCE = 30_000

/** Carries an effect out by the real service. */
export const askService = (request: RealEffect) => call('effects', RealOutcome, request)

/** What the portal says to a question asked in between; nothing when it does not answer. */
export async function lookUp(question: AskBetween): Promise<Found | undefined> {
  const answered = await call('questions', FoundBetween, question)
  return answered.ok ? answered.value.found : undefined
}

/** Where visitors stopped, by period (days) and page (BEY-12). */
export const askFunnel = (flow: FlowName, period: { from: string; to: string; page: string }) =>
  call(
    `flows/${flow}/funnel?${new URLSearchParams(Object.entries(period).filter(([, value]) => value !== ''))}`,
    Funnel,
  )

/** The newest stored conversations of a flow. */
export const askConversations = (flow: FlowName) => call(`flows/${flow}/conversations`, StoredConversations)

/** One of them as a replay, personal data masked. */
export const askConversation = (id: string) => call(`conversations/${encodeURIComponent(id)}`, MaskedConversation)

/** Whose folder a replay lies in. */
export type ReplayPlace = { kind: 'flows' | 'machines'; name: string }

/** Writes a replay into the folder of its flow or machine (development). */
export const storeReplay = ({ kind, name }: ReplayPlace, replay: StoredReplay) =>
  call(`${kind}/${encodeURIComponent(name)}/replays`, v.object({ name: v.string() }), replay)

/** What the same moves bring in another version of the flow. */
export const askDifferences = (flow: FlowName, base: string, text: string) =>
  call(`flows/${flow}/differences`, Differences, { base, text })

/** Never rejects. A refusal carries the service's own sentence. */
async function call<T>(path: string, shape: v.GenericSchema<unknown, T>, body?: object): Promise<Result<T>> {
  try {
    const response = await fetch(`/services/sandbox/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const answer: unknown = await response.json()
    if (!response.ok) return fault(response.status >= 500 ? 'unreachable' : 'refused', reasonOf(answer))
    const parsed = v.safeParse(shape, answer)
    return parsed.success ? ok(parsed.output) : fault('unreadable')
  } catch {
    return fault('unreachable')
  }
}

const Problem = v.object({ detail: v.string() })
function reasonOf(answer: unknown): string | undefined {
  const parsed = v.safeParse(Problem, answer)
  return parsed.success ? parsed.output.detail : undefined
}
