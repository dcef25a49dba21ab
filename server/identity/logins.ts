import { createHash } from 'node:crypto'
import { and, eq, isNull, type InferSelectModel } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { loginSession } from './login-tables.ts'
import type { StoreDeps, SendCodeDeps } from '#server/deps.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { ISSUER, readSigningKeys } from './signing-key.ts'
import type { Context } from 'hono'
import type { Env } from '#server/env.ts'
import type { Cookies } from '#server/edge/cookies.ts'

/** `expires` is in milliseconds since 1970; `jti` is the id of the login session, of which the database has a hash. */
export type Login = { legalEntityId: string; jti: string; expires: number }

/** How often the session's token has been renewed. */
type Claims = Login & { generation: number }

/** `idleUntil`: when the login ends if it is not used again, in milliseconds since 1970. */
export type OpenLogin = Login & { idleUntil: number }

/** In milliseconds. A login that is not used for this long ends (TRU-03). */
export const IDLE_LIMIT = 4 * 3_600_000
/** In milliseconds; how exactly the time of last use is kept. */
const SEEN_EVERY = 5 * 60_000

/** Separates access tokens from tokens for outside systems; older tokens without an audience are rejected. */
const AUDIENCE = 'prat'
const LONGEST = 24 * 3_600_000

/** Milliseconds a renewed token lasts, and for which the one before it still counts, so that calls under way end. */
const RENEWED_LASTS = 15 * 60_000
const RENEWAL_GRACE = 30_000

/** The hash that a login session's row has in place of its id, so that a dump holds no id to forge a token with. */
export const hashLogin = (jti: string): string => createHash('sha256').update(jti).digest('hex')

const openSession = (jti: string) => and(eq(loginSession.jti, hashLogin(jti)), isNull(loginSession.revokedAt))

/** Issues a token with a later expiry, at most a day after the sign-in; `undefined` once that has passed (AUTH-02). */
export async function extendLogin(
  deps: LoginDeps,
  { legalEntityId, jti, expires }: Login,
): Promise<{ accessToken: string; expires: number } | undefined> {
  const { database, runtime, env } = deps
  const [row] = await database.db
    .select({ createdAt: loginSession.createdAt, generation: loginSession.generation })
    .from(loginSession)
    .where(openSession(jti))
  if (!row) return undefined
  const longest = row.createdAt.getTime() + Math.max(LONGEST, env.LOGIN_HOURS * 3_600_000)
  const later = Math.floor(Math.min(runtime.now() + env.LOGIN_HOURS * 3_600_000, longest) / 1000) * 1000
  if (later <= expires) return undefined
  const [kept] = await database.db
    .update(loginSession)
    .set({ expiresAt: new Date(later) })
    .where(openSession(jti))
    .returning({ jti: loginSession.jti })
  const { generation } = row
  return (
    kept && { accessToken: await tokenOf(deps, { legalEntityId, jti, expires: later, generation }), expires: later }
  )
}

/**
 * A short token in place of this one, which ends with it: whoever shows an earlier one after that ends the session, as
 * one of the two holders has stolen it (TRU-02). The end of the login stays.
 */
export async function renewToken(
  deps: StoreDeps,
  token: string,
): Promise<Result<{ accessToken: string; expires: number; legalEntityId: string }>> {
  const read = await readClaims(deps, token)
  if (!read.ok) return read
  const { claims, row } = read.value
  const { database, runtime } = deps
  const now = runtime.now()
  if (claims.generation === row.generation)
    await database.db
      .update(loginSession)
      .set({ generation: row.generation + 1, renewedAt: new Date(now) })
      .where(and(openSession(claims.jti), eq(loginSession.generation, row.generation)))
  const { legalEntityId, jti } = claims
  recordEvent(deps, { name: 'authn_token_created', account: legalEntityId, details: { what: 'renewed' } })
  const expires = Math.min(Math.floor((now + RENEWED_LASTS) / 1000) * 1000, row.expiresAt.getTime())
  const generation = claims.generation + 1
  return ok({ accessToken: await tokenOf(deps, { legalEntityId, jti, expires, generation }), expires, legalEntityId })
}

export async function tokenOf(deps: StoreDeps, { legalEntityId, jti, expires, generation }: Claims): Promise<string> {
  const { id: kid, sign } = await readSigningKeys(deps)
  return new SignJWT(generation > 0 ? { generation } : {})
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(legalEntityId)
    .setJti(jti)
    .setIssuedAt(Math.floor(deps.runtime.now() / 1000))
    .setExpirationTime(expires / 1000)
    .sign(sign)
}

/**
 * Returns `refused` unless the token is signed here, unexpired, its login session is open and ends no earlier than the
 * token says (AUTH-02, TRU-01).
 */
export async function readLogin(deps: StoreDeps, token: string): Promise<Result<OpenLogin>> {
  const read = await readClaims(deps, token)
  if (!read.ok) return read
  const { claims, row } = read.value
  const { legalEntityId, jti, expires } = claims
  const [seen, now] = [row.lastSeenAt.getTime(), deps.runtime.now()]
  if (now - seen < SEEN_EVERY) return ok({ legalEntityId, jti, expires, idleUntil: seen + IDLE_LIMIT })
  await deps.database.db
    .update(loginSession)
    .set({ lastSeenAt: new Date(now) })
    .where(openSession(jti))
  return ok({ legalEntityId, jti, expires, idleUntil: now + IDLE_LIMIT })
}

type SessionEnd = Pick<InferSelectModel<typeof loginSession>, 'expiresAt' | 'generation' | 'renewedAt' | 'lastSeenAt'>

async function readClaims(deps: StoreDeps, token: string): Promise<Result<{ claims: Claims; row: SessionEnd }>> {
  const { database, runtime } = deps
  const claims = await claimsOf(deps, token)
  if (!claims) return fault('refused', 'token_invalid')
  const { expiresAt, generation, renewedAt, lastSeenAt } = loginSession
  const [row] = await database.db
    .select({ expiresAt, generation, renewedAt, lastSeenAt })
    .from(loginSession)
    .where(and(openSession(claims.jti), eq(loginSession.legalEntity, claims.legalEntityId)))
  if (!row || claims.expires > row.expiresAt.getTime() || claims.generation > row.generation)
    return fault('refused', 'token_invalid')
  if (row.lastSeenAt.getTime() <= runtime.now() - IDLE_LIMIT) return fault('refused', 'idle')
  if (claims.generation === row.generation || isJustRenewed(claims, row, runtime.now())) return ok({ claims, row })
  await database.db
    .update(loginSession)
    .set({ revokedAt: new Date(runtime.now()) })
    .where(openSession(claims.jti))
  recordEvent(deps, { name: 'authn_token_reuse', account: claims.legalEntityId })
  return fault('refused', 'token_reused')
}

const isJustRenewed = (claims: Claims, { generation, renewedAt }: SessionEnd, now: number): boolean =>
  claims.generation === generation - 1 && renewedAt !== null && now - renewedAt.getTime() < RENEWAL_GRACE

const Generation = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)

async function claimsOf(deps: StoreDeps, token: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verifyingKey(deps, kid), {
      algorithms: ['ES256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(deps.runtime.now()),
      requiredClaims: ['sub', 'exp', 'jti'],
    })
    const { sub, jti, exp } = payload
    const generation = v.safeParse(Generation, payload['generation'])
    if (!sub || !jti || !exp || !generation.success) return undefined
    return { legalEntityId: sub, jti, expires: exp * 1000, generation: generation.output }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

async function verifyingKey(deps: StoreDeps, id: string | undefined) {
  const key = (await readSigningKeys(deps, id)).verify(id)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}

export type LoginDeps = StoreDeps & { env: Pick<Env, 'LOGIN_HOURS'> }

export type SignedInDeps = LoginDeps & { cookies: Cookies }

export type AuthDeps = SendCodeDeps &
  SignedInDeps & {
    env: Pick<Env, 'APP_ENV'>
    /** Uses the forwarded address only when the proxy is trusted. */
    addressOf: (c: Context) => string
    onLogout?: (login: Login) => Promise<void>
  }
