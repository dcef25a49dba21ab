import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import { ageOn, osloDay, type Day } from '#contracts/kernel/days.ts'
import { readSecret } from '../../db/read-secret.ts'
import { creditCheck, creditRecord } from '../../db/schema/mobile.ts'
import type { StoreDeps } from '../deps.ts'
import { creditDecision, type CreditDecision } from './credit-decision.ts'

/** Who is checked and why; a check needs the reason that an order is being placed. */
export type CreditSubject = { name: string; birthDate: Day; phone: string; plan: PlanId; reason: 'order' }

/**
 * Checks a person's credit for a plan (CALL-08). The bureau is asked at most once a person and day: asked again, what it
 * said the first time is used.
 */
export async function checkCredit(deps: StoreDeps, { name, birthDate, phone, plan, reason }: CreditSubject): Promise<CreditDecision & { id: string }> {
  const { db } = deps.database
  const now = deps.world.now()
  const day = osloDay(now)
  const person = createHmac('sha256', await readSecret(db, 'credit-persons'))
    .update(JSON.stringify([name.toLowerCase(), birthDate, phone]))
    .digest('base64url')
  const find = () => db.select().from(creditCheck).where(and(eq(creditCheck.person, person), eq(creditCheck.day, day)))
  let [check] = await find()
  if (!check) {
    const [record] = await db.select().from(creditRecord).where(eq(creditRecord.phone, phone))
    const asked = { id: deps.world.id(), person, phone, day, openCases: record?.openCases ?? 0, age: ageOn(day, birthDate) }
    await db.insert(creditCheck).values({ ...asked, reason, createdAt: new Date(now) }).onConflictDoNothing()
    ;[check] = await find()
  }
  if (!check) throw new Error('a credit check that was just kept is gone')
  return { id: check.id, ...creditDecision(check, plan) }
}
