import { and, gte, inArray, lt } from 'drizzle-orm'
import { addMonths, monthBegins, type Month } from '#contracts/kernel/months.ts'
import type { DbOrTx } from '#server/db/database.ts'
import { usageEvent } from './tables.ts'
import type { Metered } from '#server/billing/rate-event.ts'

export async function readEvents(
  db: DbOrTx,
  subscriptions: readonly string[],
  month: Month,
): Promise<Map<string, Metered[]>> {
  if (subscriptions.length === 0) return new Map()
  const within = and(
    gte(usageEvent.at, new Date(monthBegins(month))),
    lt(usageEvent.at, new Date(monthBegins(addMonths(month, 1)))),
  )
  const rows = await db
    .select()
    .from(usageEvent)
    .where(and(inArray(usageEvent.subscription, [...subscriptions]), within))
  const bySubscription = new Map<string, Metered[]>()
  for (const { subscription, at, ...event } of rows) {
    const events = bySubscription.get(subscription) ?? []
    if (events.length === 0) bySubscription.set(subscription, events)
    events.push({ ...event, at: at.getTime() })
  }
  return bySubscription
}
