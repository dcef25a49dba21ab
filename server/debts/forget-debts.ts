import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '#server/db/database.ts'
import { chatSession } from '#server/brain/tables.ts'
import { debtConsent, debtReading } from './tables.ts'
import { leads } from '#server/leads/tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** Deletes the debts at once. Returns false if the consent does not exist or was already withdrawn. */
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

/** All three places that store debts must be cleared: the reading, its conversation and the sums in a lead. */
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
