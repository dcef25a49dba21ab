import { createHash, createHmac } from 'node:crypto'
import { eq, or, type SQL } from 'drizzle-orm'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { chatSession, type SessionRow } from '#server/brain/tables.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { isSameText } from '#server/keys/hash-token.ts'
import type { Login } from '#server/identity/logins.ts'

export const GRANT = 15 * 60_000

export type SessionCredential = {
  visitor: string | undefined
  session: string | undefined
  customer?: string | undefined
}

/** Derived from the session id, so that concurrent first requests (form and widget) set the same cookie. */
export const newVisitor = (key: Buffer, session: string): string =>
  createHmac('sha256', key).update(session).digest('base64url')

export const hashVisitor = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url')

/**
 * The id alone never gives access (SEC-04). A session started while signed in opens on all the customer's devices
 * (BEY-03).
 */
export function opens(proof: SessionCredential, row: Pick<SessionRow, 'id' | 'visitor' | 'customerId'>): boolean {
  const isVisitors = proof.visitor !== undefined && row.visitor === proof.visitor
  return proof.session === row.id || isVisitors || (proof.customer !== undefined && row.customerId === proof.customer)
}

export const isOpenTo = (
  proof: SessionCredential,
  row: Pick<SessionRow, 'id' | 'visitor' | 'customerId' | 'expiresAt'>,
  now: number,
): boolean => opens(proof, row) && row.expiresAt.getTime() > now

/** The conversations that `opens` allows without their ids; `undefined` where nothing is known of the caller. */
export function ownedBy({ visitor, customer }: SessionCredential): SQL | undefined {
  return or(
    visitor === undefined ? undefined : eq(chatSession.visitor, visitor),
    customer === undefined ? undefined : eq(chatSession.customerId, customer),
  )
}

export type SessionTokens = {
  sign: (session: string, expires: Date) => Promise<string>
  read: (authorization: string | undefined) => Promise<string | undefined>
}

/** Tokens that a node has made or verified: a conversation's token stays the same until its end. */
const MOST_KNOWN = 20_000

export function createSessionTokens(bytes: Buffer): SessionTokens {
  // Import the key once; raw bytes would be imported again for every token.
  const key = crypto.subtle.importKey('raw', new Uint8Array(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  const known = new Map<string, { token: string; expires: number }>()

  function remember(session: string, token: string, expires: number): void {
    known.delete(session)
    known.set(session, { token, expires })
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  }

  return {
    sign: async (session, end) => {
      const expires = Math.floor(end.getTime() / 1_000)
      const own = known.get(session)
      if (own?.expires === expires) return own.token
      const token = await new SignJWT({ use: 'chat' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(session)
        .setExpirationTime(expires)
        .sign(await key)
      remember(session, token, expires)
      return token
    },
    read: async (authorization) => {
      const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
      if (!token) return undefined
      try {
        const { sub = '' } = decodeJwt(token)
        const own = known.get(sub)
        if (own && isSameText(own.token, token)) return own.expires * 1_000 > Date.now() ? sub : undefined
        const { payload } = await jwtVerify(token, await key, { algorithms: ['HS256'] })
        if (payload['use'] !== 'chat' || payload.sub === undefined) return undefined
        if (payload.exp !== undefined) remember(payload.sub, token, payload.exp)
        return payload.sub
      } catch {
        return undefined
      }
    },
  }
}

export type Caller = { proof: SessionCredential; login: Login | undefined; facts: Facts }
