import { and, isNull, lt } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { dataPack } from '#server/usage/tables.ts'
import { incomingText, smsDelivery } from './tables.ts'

const DAY = 86_400_000

/** Deletes texts and delivery reports after 90 days, and offers that nobody took after one. */
export async function sweepTexts({ db }: Database, now: number): Promise<void> {
  const old = new Date(now - 90 * DAY)
  await db.delete(incomingText).where(lt(incomingText.receivedAt, old))
  await db.delete(smsDelivery).where(lt(smsDelivery.sentAt, old))
  await db.delete(dataPack).where(and(isNull(dataPack.orderedAt), lt(dataPack.offeredAt, new Date(now - DAY))))
}
