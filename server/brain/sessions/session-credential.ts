import { createHash, createHmac } from 'node:crypto'
import { eq, or, type SQL } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import { chatSession, type SessionRow } from '#server/brain/tables.ts'
import type { Facts } from '#contracts/chat/facts.ts'
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

export function createSessionTokens(bytes: Buffer): SessionTokens {
  // Import the key once; raw bytes would be imported again for every token.
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

export type Caller = { proof: SessionCredential; login: Login | undefined; facts: Facts }
