import { and, gte, inArray, lt } from 'drizzle-orm'
import { addMonths, monthBegins, type Month } from '#contracts/kernel/months.ts'
import type { DbOrTx } from '#server/db/database.ts'
import type { Metered } from '#server/billing/rate-event.ts'
import { dataPack, usageEvent } from './tables.ts'

/** `at`: when it was ordered, in milliseconds. */
export type BoughtPack = { where: 'norwayAndEu' | 'zone2'; mb: number; price: number; at: number }
export type MonthUse = { events: Metered[]; packs: BoughtPack[] }
export const NO_USE: MonthUse = { events: [], packs: [] }

/** What each subscription used in a month, and the data packs it bought in it. */
export async function readMonthUse(
  db: DbOrTx,
  subscriptions: readonly string[],
  month: Month,
): Promise<Map<string, MonthUse>> {
  const use = new Map<string, MonthUse>()
  if (subscriptions.length === 0) return use
  const of = (subscription: string): MonthUse => {
    const known = use.get(subscription) ?? { events: [], packs: [] }
    use.set(subscription, known)
    return known
  }
  const [begins, ends] = [new Date(monthBegins(month)), new Date(monthBegins(addMonths(month, 1)))]
  const events = await db
    .select()
    .from(usageEvent)
    .where(
      and(inArray(usageEvent.subscription, [...subscriptions]), gte(usageEvent.at, begins), lt(usageEvent.at, ends)),
    )
  for (const { subscription, at, ...event } of events) of(subscription).events.push({ ...event, at: at.getTime() })
  const packs = await db
    .select()
    .from(dataPack)
    .where(
      and(
        inArray(dataPack.subscription, [...subscriptions]),
        gte(dataPack.orderedAt, begins),
        lt(dataPack.orderedAt, ends),
      ),
    )
    .orderBy(dataPack.orderedAt)
  for (const { subscription, where, mb, price, orderedAt } of packs)
    if (orderedAt) of(subscription).packs.push({ where, mb, price, at: orderedAt.getTime() })
  return use
}
