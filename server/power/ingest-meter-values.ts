import type { MeterBatch } from '#contracts/products/usage-event.ts'
import { meterValue } from '#server/usage/tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** Stores each month of a meter only once. Returns the number of new values. */
export async function ingestMeterValues(
  { database: { db }, runtime }: StoreDeps,
  { values }: MeterBatch,
): Promise<{ taken: number; repeated: number }> {
  if (values.length === 0) return { taken: 0, repeated: 0 }
  const receivedAt = new Date(runtime.now())
  const kept = await db
    .insert(meterValue)
    .values(values.map((value) => ({ ...value, receivedAt })))
    .onConflictDoNothing()
    .returning({ id: meterValue.id })
  return { taken: kept.length, repeated: values.length - kept.length }
}
