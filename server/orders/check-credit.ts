import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type PlanId, planOn } from '#contracts/catalogue/plans.ts'
import { ageOn } from '#contracts/kernel/calendar.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import { readSecret } from '#server/db/read-secret.ts'
import type { StoreDeps } from '#server/deps.ts'
import { kroner, type Ore } from '#contracts/kernel/money.ts'
import { creditCheck, creditRecord } from './tables.ts'

type CreditFacts = { age: number; openCases: number }

/** `depositOre` is charged with the first invoice, and given back with the last one. */
type CreditDecision =
  | { outcome: 'approved' }
  | { outcome: 'deposit'; depositOre: Ore }
  | { outcome: 'refused'; reason: 'under_age' | 'open_case' }

const OF_AGE = 18
const YOUNG_UNTIL = 20
const DEAR_PLAN = kroner(300)
const DEPOSIT_MONTHS = 3

/**
 * Refuses anyone under 18 or with an open collection case; the youngest customers pay a three-month deposit on
 * expensive plans.
 */
export function creditDecision({ age, openCases }: CreditFacts, plan: PlanId, day: Day): CreditDecision {
  if (age < OF_AGE) return { outcome: 'refused', reason: 'under_age' }
  if (openCases > 0) return { outcome: 'refused', reason: 'open_case' }
  const { monthly } = planOn(plan, day)
  return age < YOUNG_UNTIL && monthly >= DEAR_PLAN
    ? { outcome: 'deposit', depositOre: DEPOSIT_MONTHS * monthly }
    : { outcome: 'approved' }
}

type CreditSubject = { name: string; birthDate: Day; phone: string; plan: PlanId; reason: 'order' }

type CreditAnswer = CreditDecision & { id: string }

/** Queries the credit bureau at most once per person and day and reuses that answer (CALL-08). */
export async function checkCredit(deps: StoreDeps, subject: CreditSubject): Promise<CreditAnswer> {
  const { db } = deps.database
  const { birthDate, phone, reason } = subject
  const { now, ...asking } = await askingOf(deps, subject)
  const [record] = await db
    .select({ known: creditCheck, openCases: creditRecord.openCases })
    .from(sql`(select) as asked`)
    .leftJoin(creditCheck, isCheckOf(asking))
    .leftJoin(creditRecord, eq(creditRecord.phone, phone))
  if (record?.known) return answerOf(record.known, subject.plan)
  const asked = {
    id: deps.runtime.id(),
    ...asking,
    phone,
    openCases: record?.openCases ?? 0,
    age: ageOn(asking.day, birthDate),
  }
  const [kept] = await db
    .insert(creditCheck)
    .values({ ...asked, reason, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning()
  const made = kept ? answerOf(kept, subject.plan) : await creditCheckedToday(deps, subject)
  if (!made) throw new Error('a credit check that was just kept is gone')
  return made
}

/** Returns today's decision for a plan, or undefined. Never queries the bureau. */
export async function creditCheckedToday(
  deps: StoreDeps,
  subject: Omit<CreditSubject, 'reason'>,
): Promise<CreditAnswer | undefined> {
  const asking = await askingOf(deps, subject)
  const [check] = await deps.database.db.select().from(creditCheck).where(isCheckOf(asking))
  return check && answerOf(check, subject.plan)
}

const isCheckOf = ({ person, day }: { person: string; day: Day }) =>
  and(eq(creditCheck.person, person), eq(creditCheck.day, day))

const answerOf = (check: typeof creditCheck.$inferSelect, plan: PlanId): CreditAnswer => ({
  id: check.id,
  ...creditDecision(check, plan, check.day),
})

/** The same for the same person on the same day, without saying who it is. */
export async function creditSubjectOf(
  deps: StoreDeps,
  subject: { name: string; birthDate: Day; phone: string },
): Promise<string> {
  const { person, day } = await askingOf(deps, subject)
  return `${person}.${day}`
}

async function askingOf(
  deps: StoreDeps,
  { name, birthDate, phone }: Pick<CreditSubject, 'name' | 'birthDate' | 'phone'>,
): Promise<{ person: string; day: Day; now: number }> {
  const now = deps.runtime.now()
  const secret = await readSecret(deps.database.db, 'credit-persons')
  const person = createHmac('sha256', secret)
    .update(JSON.stringify([name.toLowerCase(), birthDate, phone]))
    .digest('base64url')
  return { person, day: osloDay(now), now }
}
