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

/** The answer to a check; by its id an order names it. */
export type CreditAnswer = CreditDecision & { id: string }

/**
 * Checks a person's credit for a plan (CALL-08). The bureau is asked at most once a person and day: asked again, what it
 * said the first time is used.
 */
export async function checkCredit(deps: StoreDeps, subject: CreditSubject): Promise<CreditAnswer> {
  const known = await creditCheckedToday(deps, subject)
  if (known) return known
  const { db } = deps.database
  const { birthDate, phone, reason } = subject
  const { now, ...asking } = await askingOf(deps, subject)
  const [record] = await db.select().from(creditRecord).where(eq(creditRecord.phone, phone))
  const asked = { id: deps.world.id(), ...asking, phone, openCases: record?.openCases ?? 0, age: ageOn(asking.day, birthDate) }
  await db.insert(creditCheck).values({ ...asked, reason, createdAt: new Date(now) }).onConflictDoNothing()
  const made = await creditCheckedToday(deps, subject)
  if (!made) throw new Error('a credit check that was just kept is gone')
  return made
}

/** What the person's check of today says for a plan; undefined where there was none. Nobody is asked. */
export async function creditCheckedToday(deps: StoreDeps, subject: Omit<CreditSubject, 'reason'>): Promise<CreditAnswer | undefined> {
  const { person, day } = await askingOf(deps, subject)
  const [check] = await deps.database.db.select().from(creditCheck).where(and(eq(creditCheck.person, person), eq(creditCheck.day, day)))
  return check && { id: check.id, ...creditDecision(check, subject.plan) }
}

async function askingOf(deps: StoreDeps, { name, birthDate, phone }: Omit<CreditSubject, 'reason'>): Promise<{ person: string; day: Day; now: number }> {
  const now = deps.world.now()
  const secret = await readSecret(deps.database.db, 'credit-persons')
  const person = createHmac('sha256', secret).update(JSON.stringify([name.toLowerCase(), birthDate, phone])).digest('base64url')
  return { person, day: osloDay(now), now }
}
