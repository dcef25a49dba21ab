import { createHash, createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { SessionRow } from '#server/brain/tables.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Login } from '#server/identity/logins.ts'

/** How long a conversation that proved who its visitor is may be turned into a sign-in. */
export const GRANT = 15 * 60_000

/** What a request shows to be allowed into a conversation: the visitor cookie, a session's jwt, or the sign-in of a customer. */
export type SessionCredential = {
  visitor: string | undefined
  session: string | undefined
  customer?: string | undefined
}

/**
 * The visitor cookie of who begins a session without having one. It follows from the session, so that requests that begin it
 * at the same time, a form and the widget, leave the browser with one cookie, whichever answer comes last.
 */
export const newVisitor = (key: Buffer, session: string): string =>
  createHmac('sha256', key).update(session).digest('base64url')

/** What is stored of a visitor cookie. */
export const hashVisitor = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url')

/** Whether the proof opens the session (SEC-04): the id alone never does. One begun signed in opens to its customer on every device (BEY-03). */
export function opens(proof: SessionCredential, row: Pick<SessionRow, 'id' | 'visitor' | 'customerId'>): boolean {
  const isVisitors = proof.visitor !== undefined && row.visitor === proof.visitor
  return proof.session === row.id || isVisitors || (proof.customer !== undefined && row.customerId === proof.customer)
}

export type SessionTokens = {
  sign: (session: string, expires: Date) => Promise<string>
  /** The session a bearer token is for, or `undefined` when it is forged or expired. */
  read: (authorization: string | undefined) => Promise<string | undefined>
}

/** Signs and reads the jwt of a session. */
export function createSessionTokens(bytes: Buffer): SessionTokens {
  // Read in once: bytes would be for every token.
  const key = crypto.subtle.importKey('raw', new Uint8Array(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  return {
    sign: async (session, expires) =>
      new SignJWT({ use: 'chat' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(session)
        .setExpirationTime(expires)
        .sign(await key),
    read: async (authorization) => {
      const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
      if (!token) return undefined
      try {
        const { payload } = await jwtVerify(token, await key, { algorithms: ['HS256'] })
        return payload['use'] === 'chat' ? payload.sub : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** Who calls: what they prove, and what is known of them when they are signed in. */
export type Caller = { proof: SessionCredential; login: Login | undefined; facts: Facts }
