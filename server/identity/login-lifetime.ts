import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { LoginMethod } from '#contracts/account/devices.ts'
import { legalEntity, type LegalEntity } from '#server/accounts/tables.ts'
import { chatSession } from '#server/brain/tables.ts'
import type { Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { deviceKindOf } from './devices/device-kind.ts'
import { loginSession } from './login-tables.ts'
import { hashLogin, tokenOf, type LoginDeps } from './logins.ts'

/** `holds`: whether what proved the customer still proves them, looked at once more with their account locked. */
type SignIn = {
  method: LoginMethod
  headers: Headers
  holds: (tx: Tx, account: Pick<LegalEntity, 'phone'>) => boolean | Promise<boolean>
}

/** `undefined` if the proof no longer holds: the number has changed meanwhile, or the passkey was removed (TRU-03). */
export async function openLogin(
  deps: LoginDeps,
  legalEntityId: string,
  { method, headers, holds }: SignIn,
): Promise<{ accessToken: string; expires: number; jti: string } | undefined> {
  const { database, runtime, env } = deps
  const now = runtime.now()
  const expires = Math.floor(now / 1000 + env.LOGIN_HOURS * 3600) * 1000
  const jti = runtime.id()
  const at = new Date(now)
  const isOpen = await database.transaction(async (tx) => {
    const [account] = await lockAccount(tx, legalEntityId)
    if (!account || !(await holds(tx, account))) return false
    await tx.insert(loginSession).values({
      jti: hashLogin(jti),
      legalEntity: legalEntityId,
      method,
      ...deviceKindOf(headers),
      createdAt: at,
      lastSeenAt: at,
      provenAt: at,
      expiresAt: new Date(expires),
    })
    await tx.update(legalEntity).set({ lastLoginAt: at }).where(eq(legalEntity.id, legalEntityId))
    return true
  })
  if (!isOpen) {
    recordEvent(deps, { name: 'authn_login_fail', account: legalEntityId, details: { what: method } })
    return undefined
  }
  recordEvent(deps, { name: 'authn_login_success', account: legalEntityId, details: { what: method } })
  return { accessToken: await tokenOf(deps, { legalEntityId, jti, expires, generation: 0 }), expires, jti }
}

/**
 * Invalidates all access tokens of a person everywhere (AUTH-02), and what conversations that have proven them may do in
 * their name; all but those of the login and the visitor `except`.
 */
export async function endLogins(
  deps: StoreDeps,
  legalEntityId: string,
  except: { login?: string | undefined; visitor?: string | undefined } = {},
): Promise<void> {
  const { database, runtime } = deps
  const now = new Date(runtime.now())
  recordEvent(deps, { name: 'authn_token_revoked', account: legalEntityId })
  await database.transaction(async (tx) => {
    await lockAccount(tx, legalEntityId)
    await tx
      .update(loginSession)
      .set({ revokedAt: now })
      .where(
        and(
          eq(loginSession.legalEntity, legalEntityId),
          isNull(loginSession.revokedAt),
          except.login === undefined ? undefined : ne(loginSession.jti, hashLogin(except.login)),
        ),
      )
    await tx
      .update(chatSession)
      .set({ loginFor: null, expiresAt: now })
      .where(
        and(
          or(
            eq(chatSession.customerId, legalEntityId),
            eq(chatSession.loginFor, legalEntityId),
            sql`${chatSession.facts} ->> 'customerId' = ${legalEntityId}`,
          ),
          gt(chatSession.expiresAt, now),
          except.visitor === undefined ? undefined : sql`${chatSession.visitor} is distinct from ${except.visitor}`,
        ),
      )
  })
}

/** What opens and what ends sign-ins waits for the other, so that none is opened beside the end of all. */
const lockAccount = (tx: Tx, id: string) =>
  tx.select({ phone: legalEntity.phone }).from(legalEntity).where(eq(legalEntity.id, id)).for('update')
