import type { Context } from 'hono'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Cookies } from '../http/cookies.ts'
import type { BeginningRate } from '../http/network-limits.ts'
import { HttpProblem } from '../http/problem.ts'
import type { Brain } from './brain.ts'
import type { Caller } from './caller.ts'
import { ownReferer, pageOf } from './page-of.ts'
import { hashVisitor, newVisitor } from './proof.ts'
import type { SessionRow } from './session-row.ts'
import { initSession } from './sessions.ts'

/** `from`: the address the visitor's form was on; a call by script tells it by its Referer. */
export type BeginSession = (c: Context, beginning: { turnId: string; locale: Locale; caller: Caller; from?: string }) => Promise<SessionRow>

type Beginnings = {
  /** The hashed address codes are counted by; null where they are not. */
  addressOf: (c: Context) => string | null
  /** Hashes of the numbers the browser has proven. */
  provenNumbersOf: (headers: Headers) => Promise<string[]>
  rate: BeginningRate
}

/** Begins a conversation for the visitor of a request; who has no visitor cookie yet gets one with the answer. */
export function createBeginSession(brain: Brain, cookies: Cookies, visitorKey: Buffer, { addressOf, provenNumbersOf, rate }: Beginnings): BeginSession {
  return async (c, { turnId, locale, caller, from }) => {
    const page = pageOf(from ?? ownReferer(c.req.raw))
    const { proof, login } = caller
    const address = addressOf(c)
    const wait = address === null ? 0 : rate.take(address)
    if (wait > 0) throw new HttpProblem(429, 'too_many_conversations', 'Too many conversations were begun from your network; wait a little, then try again.', { headers: { 'retry-after': String(wait) } })
    const provenNumbers = await provenNumbersOf(c.req.raw.headers)
    if (proof.visitor) return initSession(brain, { turnId, visitor: proof.visitor, locale, login, address, provenNumbers, page })
    const cookieOf = (session: string) => newVisitor(visitorKey, session)
    const row = await initSession(brain, { turnId, visitor: (session) => hashVisitor(cookieOf(session)), locale, login, address, provenNumbers, page })
    c.header('set-cookie', cookies.write('visitor', cookieOf(row.id), brain.sessionDays * 86_400), { append: true })
    return row
  }
}
