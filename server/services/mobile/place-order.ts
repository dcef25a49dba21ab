import { and, eq, isNull, sql } from 'drizzle-orm'
import { orderPrice } from '#contracts/catalogue/order-price.ts'
import { CATALOGUE_VERSION } from '#contracts/catalogue/plans.ts'
import type { OrderRequest } from '#contracts/chat/effects.ts'
import type { Tx } from '../../db/database.ts'
import { legalEntity } from '../../db/schema/identity.ts'
import { contract, mobileOrder, subscription } from '../../db/schema/mobile.ts'
import type { StoreDeps } from '../deps.ts'
import { allocateNumber } from './allocate-number.ts'
import { checkNumber } from './check-number.ts'
import { keepOrder, type PlacedOrder } from './keep-order.ts'
import { creditFault, planFault, type OrderFault } from './order-fault.ts'
import type { OrderChannel } from './order-evidence.ts'

/** `invalid`: the order cannot be placed as it is. Nothing is kept of an order that is not placed. */
export type OrderOutcome =
  | { outcome: 'placed'; order: PlacedOrder }
  | { outcome: 'alreadyCustomer' }
  | { outcome: 'priceChanged' }
  | { outcome: 'invalid'; fault: OrderFault }

/**
 * Places an order: order, contract, subscription and porting in one transaction, all or nothing. The same key gives the
 * same order. Prices are taken from the catalogue, never from the request: one quoted otherwise is `priceChanged`.
 */
export async function placeOrder(deps: StoreDeps, request: OrderRequest, key: string, channel: OrderChannel): Promise<OrderOutcome> {
  return deps.database.transaction(async (tx) => {
    await holdText(tx, `order:${key}`)
    const placed = await findOrder(tx, key)
    if (placed) return { outcome: 'placed', order: placed }
    const price = orderPrice(request.plan, request.numberChoice)
    const quoted = request.catalogueVersion === CATALOGUE_VERSION && request.quotedMonthly === price.monthly && request.quotedSetUp === price.setUp
    if (!quoted) return { outcome: 'priceChanged' }
    const now = deps.world.now()
    const [customer] = await tx.select().from(legalEntity).where(eq(legalEntity.id, request.customerId))
    if (!customer) return { outcome: 'invalid', fault: 'no_customer' }
    const fault = planFault(request, now) ?? (await creditFault(tx, request, customer, now))
    if (fault) return { outcome: 'invalid', fault }
    const number = await takeNumber(tx, request)
    if (number.outcome !== 'taken') return number
    return { outcome: 'placed', order: await keepOrder(deps, tx, { request, key, channel, customer, ...number, price, now }) }
  })
}

/** Makes others that hold the same text wait until this transaction ends. */
const holdText = (tx: Tx, text: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`)

async function findOrder(tx: Tx, key: string): Promise<PlacedOrder | undefined> {
  const [row] = await tx
    .select({ orderId: mobileOrder.id, contractId: contract.id, subscriptionId: subscription.id, phone: mobileOrder.phone, choice: mobileOrder.numberChoice })
    .from(mobileOrder)
    .innerJoin(contract, eq(contract.order, mobileOrder.id))
    .innerJoin(subscription, eq(subscription.contract, contract.id))
    .where(eq(mobileOrder.key, key))
  if (!row) return undefined
  const { choice, ...order } = row
  return { ...order, newNumber: choice === 'new' }
}

type TakenNumber = { outcome: 'taken'; phone: string; ownerName: string | null }

async function takeNumber(tx: Tx, { numberChoice, portNumber }: OrderRequest): Promise<TakenNumber | Exclude<OrderOutcome, { outcome: 'placed' }>> {
  if (numberChoice === 'new') {
    const phone = await allocateNumber(tx)
    return phone === undefined ? { outcome: 'invalid', fault: 'no_number' } : { outcome: 'taken', phone, ownerName: null }
  }
  const check = await checkNumber(tx, portNumber ?? '')
  if (!check.portable) return { outcome: 'invalid', fault: 'not_portable' }
  const { phone, ownerName } = check
  await holdText(tx, `number:${phone}`)
  const [here] = await tx.select({ id: subscription.id }).from(subscription).where(and(eq(subscription.phone, phone), isNull(subscription.endedAt)))
  return here ? { outcome: 'alreadyCustomer' } : { outcome: 'taken', phone, ownerName }
}
