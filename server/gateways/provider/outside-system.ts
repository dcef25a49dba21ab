import * as v from 'valibot'
import { OUTSIDE_CALL_DEADLINE } from '#contracts/kernel/deadlines.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { createCallPolicy, NOT_CONNECTED } from './call-policy.ts'
import type { Customer } from './port.ts'

/** The most an outside system may answer, in bytes. */
const LARGEST = 8 * 1024 * 1024
/** Codes of a call that could not even be begun: no such host, nobody listens, no proof of who they are. */
const CONNECTION_FAULTS = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|(CERT|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_\w+)$/

type Answer = { status: number; type: string; body: Uint8Array<ArrayBuffer> }
type OutsideRequest = { method?: 'GET' | 'POST' | 'PATCH'; path: string; body?: object; key?: string | undefined }

/** One outside system, by its base address. */
export type OutsideSystem = {
  /** Asks for JSON below the base address; `notFound` for 404, `refused` with the system's code for other refusals, `unreadable` for what is no JSON. */
  json: (customer: Customer, asked: OutsideRequest) => Promise<Result<unknown>>
  pdf: (customer: Customer, path: string) => Promise<Result<Uint8Array<ArrayBuffer>>>
}

/** Signs the token by which one outside system knows who asks; `audience` is its base address. */
export type SignToken = (legalEntityId: string, audience: string) => Promise<string>

type Settings = { base: string; sign: SignToken; deadline?: number }

/**
 * The way to an outside system, within the bounds of its call policy. Nothing but the base address and what lies below it is
 * called, and no redirect followed. The customer's own token stays here: each call has one of its own, good there only.
 */
export function createOutsideSystem({ base, sign, deadline = OUTSIDE_CALL_DEADLINE }: Settings): OutsideSystem {
  const within = createCallPolicy(deadline)
  const root = new URL(base.endsWith('/') ? base : `${base}/`)

  const ask = (customer: Customer, { method = 'GET', path, body, key }: OutsideRequest): Promise<Result<Answer>> => {
    const url = URL.parse(path.replace(/^\/+/, ''), root)
    if (!url || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return Promise.resolve(fault('notFound'))
    return within(customer.id, async (signal) => {
      const token = await sign(customer.id, base)
      try {
        const answer = await fetch(url, {
          method,
          headers: {
            accept: 'application/json, application/pdf',
            authorization: `Bearer ${token}`,
            ...(body && { 'content-type': 'application/json' }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          ...(body && { body: JSON.stringify(body) }),
          redirect: 'error',
          signal,
        })
        const bytes = await readAtMost(answer, LARGEST)
        if (bytes === undefined) return fault('unreadable', 'too_large')
        if (answer.status >= 500 || answer.status === 429) return fault('unreachable', `http_${answer.status}`)
        return ok({ status: answer.status, type: answer.headers.get('content-type') ?? '', body: bytes })
      } catch (error) {
        return fault('unreachable', signal.aborted ? 'late' : CONNECTION_FAULTS.test(causeOf(error)) ? NOT_CONNECTED : 'no_answer')
      }
    })
  }

  return {
    json: async (customer, asked) => {
      const answer = await ask(customer, asked)
      if (!answer.ok) return answer
      const { status, type, body } = answer.value
      if (status === 404) return fault('notFound')
      const told = /\bjson\b/i.test(type) ? jsonOf(body) : fault('unreadable', 'not_json')
      return status === 200 || status === 201 ? told : refusal(status, told)
    },
    pdf: async (customer, path) => {
      const answer = await ask(customer, { path })
      if (!answer.ok) return answer
      const { status, type, body } = answer.value
      if (status === 404) return fault('notFound')
      if (status !== 200) return fault('refused', `http_${status}`)
      const isPdf = /^application\/pdf\b/i.test(type) && Buffer.from(body.subarray(0, 5)).toString('latin1') === '%PDF-'
      return isPdf ? ok(body) : fault('unreadable', 'not_pdf')
    },
  }
}

const Refused = v.object({ code: v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,49}$/)) })

/** A request that the system understood and will not do, with its code for why; anything else says that the two do not get on. */
function refusal(status: number, told: Result<unknown>): Result<never> {
  const problem = v.safeParse(Refused, told.ok ? told.value : undefined)
  const meant = status === 400 || status === 409 || status === 422
  return fault('refused', meant && problem.success ? problem.output.code : `http_${status}`)
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
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
