import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type PlanId, planOn } from '#contracts/catalogue/plans.ts'
import { ageOn } from '#contracts/kernel/calendar.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import { readSecret } from '#server/db/read-secret.ts'
import type { StoreDeps } from '#server/deps.ts'
import { kroner, type Ore } from '#contracts/kernel/money.ts'
import { creditCheck, creditRecord } from './tables.ts'

/** What is known of the person: age at the check, open collection cases. */
type CreditFacts = { age: number; openCases: number }

/** `depositOre`: what is to be paid before the subscription starts. */
type CreditDecision =
  | { outcome: 'approved' }
  | { outcome: 'deposit'; depositOre: Ore }
  | { outcome: 'refused'; reason: 'under_age' | 'open_case' }

const OF_AGE = 18
const YOUNG_UNTIL = 20
const DEAR_PLAN = kroner(300)
const DEPOSIT_MONTHS = 3

/** The credit policy at the prices of a day: nobody under 18 or with an open collection case; the youngest pay a deposit of three months on dear plans. */
export function creditDecision({ age, openCases }: CreditFacts, plan: PlanId, day: Day): CreditDecision {
  if (age < OF_AGE) return { outcome: 'refused', reason: 'under_age' }
  if (openCases > 0) return { outcome: 'refused', reason: 'open_case' }
  const { monthly } = planOn(plan, day)
  return age < YOUNG_UNTIL && monthly >= DEAR_PLAN
    ? { outcome: 'deposit', depositOre: DEPOSIT_MONTHS * monthly }
    : { outcome: 'approved' }
}

/** Who is checked and why; a check needs the reason that an order is being placed. */
type CreditSubject = { name: string; birthDate: Day; phone: string; plan: PlanId; reason: 'order' }

/** The answer to a check; by its id an order names it. */
type CreditAnswer = CreditDecision & { id: string }

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
  const asked = {
    id: deps.runtime.id(),
    ...asking,
    phone,
    openCases: record?.openCases ?? 0,
    age: ageOn(asking.day, birthDate),
  }
  await db
    .insert(creditCheck)
    .values({ ...asked, reason, createdAt: new Date(now) })
    .onConflictDoNothing()
  const made = await creditCheckedToday(deps, subject)
  if (!made) throw new Error('a credit check that was just kept is gone')
  return made
}

/** What the person's check of today says for a plan; undefined where there was none. Nobody is asked. */
export async function creditCheckedToday(
  deps: StoreDeps,
  subject: Omit<CreditSubject, 'reason'>,
): Promise<CreditAnswer | undefined> {
  const { person, day } = await askingOf(deps, subject)
  const [check] = await deps.database.db
    .select()
    .from(creditCheck)
    .where(and(eq(creditCheck.person, person), eq(creditCheck.day, day)))
  return check && { id: check.id, ...creditDecision(check, subject.plan, day) }
}

async function askingOf(
  deps: StoreDeps,
  { name, birthDate, phone }: Omit<CreditSubject, 'reason'>,
): Promise<{ person: string; day: Day; now: number }> {
  const now = deps.runtime.now()
  const secret = await readSecret(deps.database.db, 'credit-persons')
  const person = createHmac('sha256', secret)
    .update(JSON.stringify([name.toLowerCase(), birthDate, phone]))
    .digest('base64url')
  return { person, day: osloDay(now), now }
}
