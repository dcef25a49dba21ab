import { and, eq } from 'drizzle-orm'
import { found, ok } from '#contracts/kernel/result.ts'
import { subscription } from '../../db/schema/mobile.ts'
import { powerSubscription } from '../../db/schema/power.ts'
import type { SubscriptionsPort } from '../../gateways/provider/port.ts'
import type { StoreDeps } from '../deps.ts'
import { listSubscriptions } from './list-subscriptions.ts'

/** The embedded list of subscriptions (CALL-07). */
export function embeddedSubscriptions(deps: StoreDeps): SubscriptionsPort {
  const one = async (customer: string, id: string) => found((await listSubscriptions(deps, customer, id))[0])
  return {
    subscriptions: async ({ id }) => ok(await listSubscriptions(deps, id)),
    subscription: (customer, id) => one(customer.id, id),
    changeSubscription: async (customer, id, { description }) => {
      for (const table of [subscription, powerSubscription]) {
        await deps.database.db.update(table).set({ description }).where(and(eq(table.id, id), eq(table.legalEntity, customer.id)))
      }
      return one(customer.id, id)
    },
  }
}
