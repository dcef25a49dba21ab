import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '#server/db/database.ts'
import { chatSession } from '#server/brain/tables.ts'
import { debtConsent, debtReading } from './tables.ts'
import { leads } from '#server/leads/tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** Withdraws a consent to read debts: what was read is gone at once, in this store. False when there is no such consent, or it was withdrawn before. */
export async function withdrawDebtConsent({ database, runtime }: StoreDeps, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const withdrawn = await tx
      .update(debtConsent)
      .set({ withdrawnAt: new Date(runtime.now()) })
      .where(and(eq(debtConsent.id, id), isNull(debtConsent.withdrawnAt)))
      .returning({ id: debtConsent.id })
    const readings = await tx.select().from(debtReading).where(eq(debtReading.consent, id))
    await forget(tx, readings)
    return withdrawn.length > 0
  })
}

/** Deletes debts whose time is over: the consent's, or three months after they were read. */
export async function sweepDebts(database: Database, now: number): Promise<void> {
  await database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(debtReading)
      .where(lte(debtReading.deleteAt, new Date(now)))
      .limit(100)
    await forget(tx, due)
  })
}

/** Debts stand in three places: what was read, the conversation that showed them, and the sums of a lead made of them. */
async function forget(tx: Tx, readings: { id: string; session: string }[]): Promise<void> {
  if (readings.length === 0) return
  const sessions = readings.map(({ session }) => session)
  await tx.delete(debtReading).where(
    inArray(
      debtReading.id,
      readings.map(({ id }) => id),
    ),
  )
  await tx.delete(chatSession).where(inArray(chatSession.id, sessions))
  await tx
    .update(leads)
    .set({ details: sql`${leads.details} - '{instalmentLoans,creditLines,chargeCards}'::text[]` })
    .where(
      and(
        eq(leads.kind, 'refinancing'),
        or(...sessions.map((session) => sql`starts_with(${leads.key}, ${`${session}:`})`)),
      ),
    )
}
