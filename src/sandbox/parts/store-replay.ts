import * as v from 'valibot'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'

const PATIENCE = 15_000

export type ReplayPlace = { kind: 'flows' | 'machines'; name: string }

const Stored = v.object({ name: v.optional(v.string()) })
const Problem = v.object({ detail: v.string() })

/** Writes a replay into the folder of its flow or machine (development). Never rejects; a refusal carries the service's own sentence. */
export async function storeReplay({ kind, name }: ReplayPlace, replay: { name: string; text: string }): Promise<Result<unknown>> {
  try {
    const response = await fetch(`/services/sandbox/${kind}/${encodeURIComponent(name)}/replays`, {
      method: 'POST',
      body: JSON.stringify(replay),
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) return v.is(Stored, answer) ? ok(answer) : fault('unreadable')
    const problem = v.safeParse(Problem, answer)
    return fault(response.status >= 500 ? 'unreachable' : 'refused', problem.success ? problem.output.detail : undefined)
  } catch {
    return fault('unreachable')
  }
}

/** Gives a replay to the browser's downloads. */
export function downloadReplay({ name, text }: { name: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.replay`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
