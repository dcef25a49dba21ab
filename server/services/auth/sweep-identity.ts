import { inArray, lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { loginSession, oneTimeCode, rateBucket } from '../../db/schema/identity.ts'

const DAY = 86_400_000
const AT_ONCE = 100

/** Forgets codes, counts and logins that ended over a day ago, some at a time; what others hold is left for the next sweep. */
export async function sweepIdentity({ db }: Database, now: number): Promise<void> {
  const before = now - DAY
  const codes = db.select({ key: oneTimeCode.phone }).from(oneTimeCode).where(lt(oneTimeCode.expiresAt, new Date(before)))
  await db.delete(oneTimeCode).where(inArray(oneTimeCode.phone, codes.limit(AT_ONCE).for('update', { skipLocked: true })))
  const counts = db.select({ key: rateBucket.key }).from(rateBucket).where(lt(rateBucket.last, before))
  await db.delete(rateBucket).where(inArray(rateBucket.key, counts.limit(AT_ONCE).for('update', { skipLocked: true })))
  const logins = db.select({ key: loginSession.jti }).from(loginSession).where(lt(loginSession.expiresAt, new Date(before)))
  await db.delete(loginSession).where(inArray(loginSession.jti, logins.limit(AT_ONCE).for('update', { skipLocked: true })))
}
