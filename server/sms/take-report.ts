import { and, eq, ne } from 'drizzle-orm'
import type { DeliveryReport } from '#contracts/ports/sms.ts'
import { orderLetter } from '#server/confirmation/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { letterOfKey } from './letter-keys.ts'
import { smsDelivery } from './tables.ts'

/**
 * Keeps what became of a text. One about an order that failed becomes work for staff, who can send it again. A report
 * may be there before the answer to the sending is. Returns false for one that changes nothing.
 */
export async function takeReport(
  { database, runtime }: StoreDeps,
  { key, answer }: Pick<DeliveryReport, 'key' | 'answer'>,
): Promise<boolean> {
  const now = new Date(runtime.now())
  const { state } = answer
  const code = answer.state === 'failed' ? answer.code : null
  const isNew = await database.transaction(async (tx) => {
    const told = { state, code, reportedAt: now }
    const kept = await tx
      .insert(smsDelivery)
      .values({ key, ...told, sentAt: now })
      .onConflictDoUpdate({ target: smsDelivery.key, set: told, setWhere: ne(smsDelivery.state, state) })
      .returning({ key: smsDelivery.key })
    if (kept.length === 0) return false
    if (code !== null)
      await tx
        .update(orderLetter)
        .set({ status: 'dead', lastFault: `undelivered ${code}` })
        .where(and(eq(orderLetter.id, letterOfKey(key)), eq(orderLetter.channel, 'sms')))
    return true
  })
  if (isNew && code !== null) runtime.log.error({ message: key, fault: code }, 'a text did not arrive')
  return isNew
}
