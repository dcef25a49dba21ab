import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { readPhone } from '#contracts/account/sign-in.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { chatSession } from '#server/brain/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { endLogins } from '#server/identity/login-lifetime.ts'
import { loginSession } from '#server/identity/login-tables.ts'
import type { Actor } from './mend.ts'
import { staffLog, staffSession } from './tables.ts'

export const EVERYONE = 'everyone'

/**
 * Ends all sign-ins of a customer, named by id or number, or of everyone and of staff (TRU-03). Logged for each customer;
 * returns of how many.
 */
export async function endSignIns(
  deps: StoreDeps,
  whose: string,
  { name: staff, person }: Actor,
  reason: string,
): Promise<number> {
  const { database, runtime } = deps
  const accounts = whose === EVERYONE ? await signedIn(deps) : await named(deps, whose)
  for (const id of accounts) {
    await endLogins(deps, id)
    const logged = { item: `account:${id}`, customerId: id, reason, at: new Date(runtime.now()) }
    await database.db.insert(staffLog).values({ id: runtime.id(), staff, person, act: 'endSignIns', ...logged })
  }
  if (whose === EVERYONE) await database.db.delete(staffSession)
  return accounts.length
}

async function named({ database: { db } }: StoreDeps, whose: string): Promise<string[]> {
  const rows = await db
    .select({ id: legalEntity.id })
    .from(legalEntity)
    .where(or(eq(legalEntity.id, whose), eq(legalEntity.phone, readPhone(whose) ?? '')))
  return rows.map(({ id }) => id)
}

/** By a login, or by a conversation that has proven them. */
async function signedIn({ database: { db }, runtime }: StoreDeps): Promise<string[]> {
  const now = new Date(runtime.now())
  const logins = db
    .select({ id: loginSession.legalEntity })
    .from(loginSession)
    .where(and(isNull(loginSession.revokedAt), gt(loginSession.expiresAt, now)))
  const proven = db
    .select({ id: legalEntity.id })
    .from(legalEntity)
    .innerJoin(
      chatSession,
      or(
        eq(chatSession.customerId, legalEntity.id),
        eq(chatSession.loginFor, legalEntity.id),
        sql`${chatSession.facts} ->> 'customerId' = ${legalEntity.id}`,
      ),
    )
    .where(gt(chatSession.expiresAt, now))
  return (await logins.union(proven)).map(({ id }) => id)
}
