import type { webcrypto } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { loginSession } from '#server/accounts/tables.ts'
import type { StoreDeps, SendCodeDeps } from '#server/deps.ts'
import { ISSUER, readSigningKey } from './signing-key.ts'
import type { Context } from 'hono'
import type { Env } from '#server/env.ts'
import type { Cookies } from '#server/edge/cookies.ts'

/** A login that is open. `expires` in milliseconds since 1970, `jti` the login session. */
export type Login = { legalEntityId: string; jti: string; expires: number }

/** Whom an access token is for. One without it, as signed before outside systems had tokens of their own, ends its session. */
const AUDIENCE = 'prat'
/** How long one may go on after a sign-in, in milliseconds. */
const LONGEST = 24 * 3_600_000

/** Opens a login session for a legal entity and signs its access token. */
export async function openLogin(
  deps: LoginDeps,
  legalEntityId: string,
): Promise<{ accessToken: string; expires: number; jti: string }> {
  const { database, runtime, env } = deps
  const now = runtime.now()
  const expires = Math.floor(now / 1000 + env.LOGIN_HOURS * 3600) * 1000
  const jti = runtime.id()
  await database.db
    .insert(loginSession)
    .values({ jti, legalEntity: legalEntityId, createdAt: new Date(now), expiresAt: new Date(expires) })
  return { accessToken: await tokenOf(deps, { legalEntityId, jti, expires }), expires, jti }
}

/** Goes on with an open login (AUTH-02): a token that lasts longer, until a day after the sign-in at most; `undefined` where that is no longer. */
export async function extendLogin(
  deps: LoginDeps,
  { legalEntityId, jti, expires }: Login,
): Promise<{ accessToken: string; expires: number } | undefined> {
  const { database, runtime, env } = deps
  const open = and(eq(loginSession.jti, jti), isNull(loginSession.revokedAt))
  const [row] = await database.db.select({ createdAt: loginSession.createdAt }).from(loginSession).where(open)
  if (!row) return undefined
  const longest = row.createdAt.getTime() + Math.max(LONGEST, env.LOGIN_HOURS * 3_600_000)
  const later = Math.floor(Math.min(runtime.now() + env.LOGIN_HOURS * 3_600_000, longest) / 1000) * 1000
  if (later <= expires) return undefined
  const [kept] = await database.db
    .update(loginSession)
    .set({ expiresAt: new Date(later) })
    .where(open)
    .returning({ jti: loginSession.jti })
  return kept && { accessToken: await tokenOf(deps, { legalEntityId, jti, expires: later }), expires: later }
}

async function tokenOf({ database, runtime }: StoreDeps, { legalEntityId, jti, expires }: Login): Promise<string> {
  const { id: kid, sign } = await readSigningKey(database)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(legalEntityId)
    .setJti(jti)
    .setIssuedAt(Math.floor(runtime.now() / 1000))
    .setExpirationTime(expires / 1000)
    .sign(sign)
}

/** Reads an access token: signed here, not expired, its login session not ended (AUTH-02); else `refused`. */
export async function readLogin({ database, runtime }: StoreDeps, token: string): Promise<Result<Login>> {
  const { verify } = await readSigningKey(database)
  const claims = await claimsOf(token, verify, new Date(runtime.now()))
  if (!claims) return fault('refused', 'token_invalid')
  const [row] = await database.db
    .select({ jti: loginSession.jti })
    .from(loginSession)
    .where(
      and(
        eq(loginSession.jti, claims.jti),
        eq(loginSession.legalEntity, claims.legalEntityId),
        isNull(loginSession.revokedAt),
      ),
    )
  return row ? ok(claims) : fault('refused', 'token_invalid')
}

/** Ends every login of a person: their tokens are good for nothing from now on, wherever they are held (AUTH-02). */
export async function endLogins({ database, runtime }: StoreDeps, legalEntityId: string): Promise<void> {
  await database.db
    .update(loginSession)
    .set({ revokedAt: new Date(runtime.now()) })
    .where(and(eq(loginSession.legalEntity, legalEntityId), isNull(loginSession.revokedAt)))
}

async function claimsOf(token: string, key: webcrypto.CryptoKey, currentDate: Date): Promise<Login | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate,
      requiredClaims: ['sub', 'exp', 'jti'],
    })
    const { sub, jti, exp } = payload
    return sub && jti && exp ? { legalEntityId: sub, jti, expires: exp * 1000 } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

export type LoginDeps = StoreDeps & { env: Pick<Env, 'LOGIN_HOURS'> }

/** What a route for signed-in callers needs to know who calls: a bearer token, or the portal's own cookie. */
export type SignedInDeps = LoginDeps & { cookies: Cookies }

export type AuthDeps = SendCodeDeps &
  SignedInDeps & {
    env: Pick<Env, 'APP_ENV'>
    /** The caller's network address; the proxy's word for it only when the proxy is trusted. */
    addressOf: (c: Context) => string
    /** Told when a login session ends, so that its sockets can be closed. */
    onLogout?: (login: Login) => Promise<void>
  }
