import { inArray, lt } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { oneTimeCode, registration } from '#server/accounts/tables.ts'
import { loginSession } from './login-tables.ts'
import { COUNTED_KEPT } from '#server/budgets/budgets.ts'
import { sweepChanges } from './changes/tell-changes.ts'
import { sweepChallenges } from './passkeys/challenges.ts'
import { REGISTRATION_LIFE } from './registrations.ts'

const DAY = 86_400_000
const AT_ONCE = 500

export async function sweepIdentity({ db }: Database, now: number): Promise<void> {
  const codes = db
    .select({ key: oneTimeCode.sendKey })
    .from(oneTimeCode)
    .where(lt(oneTimeCode.sentAt, new Date(now - COUNTED_KEPT)))
  await untilNone(() =>
    db
      .delete(oneTimeCode)
      .where(inArray(oneTimeCode.sendKey, codes.limit(AT_ONCE).for('update', { skipLocked: true })))
      .returning({ key: oneTimeCode.sendKey }),
  )
  await db.delete(registration).where(lt(registration.createdAt, new Date(now - REGISTRATION_LIFE)))
  await sweepChallenges({ db }, now)
  await sweepChanges({ db }, now)
  const logins = db
    .select({ key: loginSession.jti })
    .from(loginSession)
    .where(lt(loginSession.expiresAt, new Date(now - DAY)))
  await untilNone(() =>
    db
      .delete(loginSession)
      .where(inArray(loginSession.jti, logins.limit(AT_ONCE).for('update', { skipLocked: true })))
      .returning({ key: loginSession.jti }),
  )
}

/** Few at a time, so that nobody waits long for a row. */
async function untilNone(deleteSome: () => Promise<unknown[]>): Promise<void> {
  while ((await deleteSome()).length === AT_ONCE);
}
