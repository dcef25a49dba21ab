import { OUTSIDE_CALL_DEADLINE } from '#contracts/kernel/deadlines.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { createCircuit } from './circuit.ts'

/** The most an outside system may answer, in bytes. */
const LARGEST = 8 * 1024 * 1024

/** An answer of an outside system, as it came. */
export type OutsideAnswer = { status: number; type: string; body: Uint8Array<ArrayBuffer> }
type Asked = { path: string; token: string; method?: string; body?: string; key?: string | undefined }

/** One outside system, by its base address. */
export type OutsideSystem = {
  /** Asks for a path below the base address, with the customer's bearer. Any status below 500 but 429 is an answer. */
  ask: (asked: Asked) => Promise<Result<OutsideAnswer>>
  /** Asks for JSON; `notFound` for 404, `refused` for other refusals, `unreadable` for what is no JSON. */
  json: (path: string, token: string) => Promise<Result<unknown>>
}

type Settings = { base: string; now: () => number; deadline?: number }

/**
 * The way to an outside system: a deadline over the whole answer, a small pool, a circuit breaker. Nothing but the base
 * address and what lies below it is called, and no redirect followed, so the bearer goes nowhere else.
 */
export function createOutsideSystem({ base, now, deadline = OUTSIDE_CALL_DEADLINE }: Settings): OutsideSystem {
  const guarded = createCircuit(now)
  const root = new URL(base.endsWith('/') ? base : `${base}/`)

  const ask: OutsideSystem['ask'] = ({ path, token, method = 'GET', body, key }) => {
    const url = URL.parse(path.replace(/^\/+/, ''), root)
    if (!url || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return Promise.resolve(fault('notFound'))
    return guarded(async () => {
      try {
        const answer = await fetch(url, {
          method,
          headers: {
            accept: 'application/json, application/pdf',
            authorization: `Bearer ${token}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          ...(body !== undefined && { body }),
          redirect: 'error',
          signal: AbortSignal.timeout(deadline),
        })
        const bytes = await readAtMost(answer, LARGEST)
        if (bytes === undefined) return fault('unreadable', 'too_large')
        if (answer.status >= 500 || answer.status === 429) return fault('unreachable', `http_${answer.status}`)
        return ok({ status: answer.status, type: answer.headers.get('content-type') ?? '', body: bytes })
      } catch (error) {
        return fault('unreachable', error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'no_answer')
      }
    })
  }

  return {
    ask,
    json: async (path, token) => {
      const answer = await ask({ path, token })
      if (!answer.ok) return answer
      const { status, type, body } = answer.value
      if (status === 404) return fault('notFound')
      if (status !== 200) return fault('refused', `http_${status}`)
      return /\bjson\b/i.test(type) ? jsonOf(body) : fault('unreadable', 'not_json')
    },
  }
}

function jsonOf(body: Uint8Array): Result<unknown> {
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)))
  } catch {
    return fault('unreadable', 'not_json')
  }
}

async function readAtMost(answer: Response, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
