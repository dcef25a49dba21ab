import { eq } from 'drizzle-orm'
import { mobileStart } from '#contracts/catalogue/first-invoice.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import type { OrderRequest } from '#contracts/chat/mobile-order.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { legalEntity, type LegalEntity } from '#server/accounts/tables.ts'
import { confirmOrderTo, type LetterDeps } from '#server/confirmation/letter-queue.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import { onceByKey } from '#server/db/once-by-key.ts'
import {
  type Accepted,
  type EvidenceDeps,
  type OrderOrigin,
  readAccepted,
  recordOrder,
} from '#server/evidence/record-order.ts'
import { askRegister } from '#server/porting/ask-register.ts'
import { checkNumber } from './check-number.ts'
import { mobileOrders } from './mobile-orders.ts'
import { allocateNumber, isNumberHere } from './numbers-here.ts'
import { mobileParticulars, orderEvidence } from './order-evidence.ts'
import { orderFault, type OrderFault } from './order-faults.ts'
import { contract, mobileOrder, subscription, portation, creditCheck } from './tables.ts'

type PlacedOrder = { orderId: string; contractId: string; subscriptionId: string; phone: string; newNumber: boolean }

/** Nothing is stored unless the outcome is `placed`. */
type OrderOutcome =
  | { outcome: 'placed'; order: PlacedOrder }
  | { outcome: 'alreadyCustomer' }
  | { outcome: 'priceChanged' }
  | { outcome: 'invalid'; fault: OrderFault }

type Deps = LetterDeps & EvidenceDeps

/**
 * Idempotent by key. What is written is one transaction, and what can be read before is: others wait for its number and
 * for the chain of evidence, and the embedded database does nothing else meanwhile. Prices come from the catalogue, never
 * from the request; a differing quote gives `priceChanged`.
 */
export async function placeOrder(
  deps: Deps,
  request: OrderRequest,
  key: string,
  origin: OrderOrigin,
): Promise<OrderOutcome> {
  const { db, transaction } = deps.database
  return onceByKey({
    find: () => findOrder(db, key),
    act: async () => {
      const checked = await checkOrder(db, request, deps.runtime.now())
      if ('outcome' in checked) return checked
      const accepted = await readAccepted(deps, db, origin, 'mobile')
      return transaction((tx) => keepOrder(deps, tx, { request, key, accepted, ...checked }))
    },
  })
}

async function findOrder(db: DbOrTx, key: string): Promise<(OrderOutcome & { outcome: 'placed' }) | undefined> {
  const [row] = await mobileOrders(db).where(eq(mobileOrder.key, key))
  if (!row) return undefined
  const { id, phone, numberChoice } = row.mobile_order
  return {
    outcome: 'placed',
    order: {
      orderId: id,
      contractId: row.contract.id,
      subscriptionId: row.subscription.id,
      phone,
      newNumber: numberChoice === 'new',
    },
  }
}

type Porting = Omit<typeof portation.$inferInsert, 'subscription'>

/** `porting` is missing for a new number. */
type Checked = {
  now: number
  customer: LegalEntity
  price: { monthly: Ore; setUp: Ore }
  porting: Porting | undefined
}

async function checkOrder(db: DbOrTx, request: OrderRequest, now: number): Promise<Checked | OrderOutcome> {
  const today = osloDay(now)
  const price = orderPrice(request.plan, request.numberChoice, today)
  const quoted =
    request.catalogueVersion === catalogueVersion(today) &&
    request.quotedMonthly === price.monthly &&
    request.quotedSetUp === price.setUp
  if (!quoted) return { outcome: 'priceChanged' }
  const [found] = await db
    .select({ customer: legalEntity, check: creditCheck })
    .from(legalEntity)
    .leftJoin(creditCheck, eq(creditCheck.id, request.creditCheckId))
    .where(eq(legalEntity.id, request.customerId))
  if (!found) return { outcome: 'invalid', fault: 'no_customer' }
  const { customer } = found
  const fault = orderFault(request, { ...found, now })
  if (fault) return { outcome: 'invalid', fault }
  if (request.numberChoice === 'new') return { now, customer, price, porting: undefined }
  const number = await checkNumber(db, request.portNumber ?? '')
  if (!number.portable) return { outcome: 'invalid', fault: 'not_portable' }
  return { now, customer, price, porting: await portingOf(db, number.phone, customer, now) }
}

async function portingOf(db: DbOrTx, phone: string, customer: LegalEntity, now: number): Promise<Porting> {
  const asked = {
    customerName: fullNameOf(customer),
    ownerName: null,
    isApproved: false,
    chosenDay: null,
    requests: 0,
  }
  return { phone, ...(await askRegister(db, phone, asked, now)) }
}

type Order = Checked & { request: OrderRequest; key: string; accepted: Accepted }

async function keepOrder(deps: Deps, tx: Tx, order: Order): Promise<OrderOutcome> {
  const { request, key, accepted, customer, price, porting } = order
  if (porting && (await isNumberHere(tx, porting.phone)))
    return (await findOrder(tx, key)) ?? { outcome: 'alreadyCustomer' }
  const phone = porting ? porting.phone : await allocateNumber(tx)
  if (phone === undefined) return { outcome: 'invalid', fault: 'no_number' }
  const placed = await writeOrder(deps, tx, phone, order)
  const { orderId: id } = placed
  const { origin } = accepted
  const locale = origin.channel === 'chat' ? origin.locale : undefined
  await confirmOrderTo(deps, tx, customer, { order: id, product: 'mobile', locale })
  const particulars = mobileParticulars({ request, phone, price })
  await recordOrder(deps, tx, accepted, { id, legalEntity: customer.id, product: 'mobile', ...particulars })
  return { outcome: 'placed', order: placed }
}

/** One statement: each way to the database and back is time in which no other order can be placed. */
async function writeOrder(
  { runtime }: Pick<Deps, 'runtime'>,
  tx: Tx,
  phone: string,
  { request, key, accepted: { origin, termsVersion }, customer, price, porting, now }: Order,
): Promise<PlacedOrder> {
  const [orderId, contractId, subscriptionId] = [runtime.id(), runtime.id(), runtime.id()]
  const createdAt = new Date(now)
  const { plan, numberChoice, childName, childBirthDate } = request
  const owned = { legalEntity: customer.id, createdAt }
  const ordered = tx.insert(mobileOrder).values({
    ...owned,
    ...price,
    id: orderId,
    key,
    plan,
    phone,
    numberChoice,
    deposit: request.depositOre ?? 0,
    creditCheck: request.creditCheckId,
    evidence: orderEvidence({ request, channel: origin.channel, phone, price, at: createdAt }, termsVersion),
  })
  const agreed = tx.insert(contract).values({ ...owned, id: contractId, order: orderId, termsVersion })
  const held = {
    ...owned,
    id: subscriptionId,
    contract: contractId,
    plan,
    phone,
    monthly: price.monthly,
    childName: childName ? fullNameOf(childName) : null,
    childBirthDate: childBirthDate ?? null,
    activeFrom: porting ? null : mobileStart(osloDay(now)),
  }
  const before = [
    tx.$with('ordered').as(ordered.returning({ id: mobileOrder.id })),
    tx.$with('agreed').as(agreed.returning({ id: contract.id })),
  ]
  if (porting) {
    const subscribed = tx.insert(subscription).values(held).returning({ id: subscription.id })
    await tx
      .with(...before, tx.$with('subscribed').as(subscribed))
      .insert(portation)
      .values({ subscription: subscriptionId, ...porting })
  } else
    await tx
      .with(...before)
      .insert(subscription)
      .values(held)
  return { orderId, contractId, subscriptionId, phone, newNumber: !porting }
}
