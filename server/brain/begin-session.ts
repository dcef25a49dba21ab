import type { Context } from 'hono'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Cookies } from '../http/cookies.ts'
import type { Brain } from './brain.ts'
import type { Caller } from './caller.ts'
import { hashVisitor, newVisitor } from './proof.ts'
import type { SessionRow } from './session-row.ts'
import { initSession } from './sessions.ts'

export type BeginSession = (c: Context, beginning: { turnId: string; locale: Locale; caller: Caller }) => Promise<SessionRow>

/** Begins a conversation for the visitor of a request; who has no visitor cookie yet gets one with the answer. `addressOf` gives the hashed address codes are counted by, null where they are not. */
export function createBeginSession(brain: Brain, cookies: Cookies, visitorKey: Buffer, addressOf: (c: Context) => string | null): BeginSession {
  return async (c, { turnId, locale, caller }) => {
    const { proof, login } = caller
    const address = addressOf(c)
    if (proof.visitor) return initSession(brain, { turnId, visitor: proof.visitor, locale, login, address })
    const cookieOf = (session: string) => newVisitor(visitorKey, session)
    const row = await initSession(brain, { turnId, visitor: (session) => hashVisitor(cookieOf(session)), locale, login, address })
    c.header('set-cookie', cookies.write('visitor', cookieOf(row.id), brain.sessionDays * 86_400), { append: true })
    return row
  }
}
