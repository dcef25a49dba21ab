import { and, desc, eq, inArray } from 'drizzle-orm'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { NotKnownYet, type EffectContext } from '#server/brain/effects/effects.ts'
import type { StoreDeps } from '#server/deps.ts'
import { staffLog } from '#server/staff/tables.ts'
import type { OrderPattern } from './budgets.ts'
import type { Scope } from './exhausted.ts'
import { spend } from './spend.ts'

type Ordered = { customerId: string; street: string; postalCode: string }

/**
 * Throws `NotKnownYet` while an order that looks like one of a row of made-up customers waits for staff: trying it again
 * releases it, a decision without that refuses it. Returns whether it may be placed.
 */
export async function mayPlace(
  deps: StoreDeps,
  order: Ordered,
  { key, session: { visitor, address: network } }: EffectContext,
): Promise<boolean> {
  if (network === null) return true
  const customer = await findCustomer(deps, order.customerId)
  const places: Scope<OrderPattern>[] = [
    { budget: 'customers who order to an address', of: plain(`${order.street} ${order.postalCode}`) },
  ]
  if (visitor !== null) places.push({ budget: 'customers who order from a browser', of: visitor })
  if (customer?.email) places.push({ budget: 'customers who order with a mailbox', of: mailboxOf(customer.email) })
  const suspect = await spend(deps, `customer:${order.customerId}`, places)
  if (!suspect) return true
  const decided = await decisionOn(deps, key)
  if (decided === undefined) throw new NotKnownYet(key, `held for staff: many ${suspect.budget}`)
  return decided === 'retry'
}

const plain = (text: string) => text.toLocaleLowerCase('nb').replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** What stands after a plus sign goes to the same mailbox. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  return `${name.replace(/\+.*/, '')}@${host}`
}

async function decisionOn({ database: { db } }: StoreDeps, key: string) {
  const [row] = await db
    .select({ act: staffLog.act })
    .from(staffLog)
    .where(and(eq(staffLog.item, `effect:${key}`), inArray(staffLog.act, ['retry', 'resolve'])))
    .orderBy(desc(staffLog.at))
    .limit(1)
  return row?.act
}
