import { eq } from 'drizzle-orm'
import { mobileStart } from '#contracts/catalogue/first-invoice.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { planOf, childPlan } from '#contracts/catalogue/plans.ts'
import type { OrderRequest } from '#contracts/chat/mobile-order.ts'
import type { Tx } from '#server/db/database.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import {
  type Accepted,
  type EvidenceDeps,
  type OrderOrigin,
  readAccepted,
  recordOrder,
} from '#server/evidence/record-order.ts'
import { addDays, ageOn } from '#contracts/kernel/calendar.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { confirmOrderTo, type LetterDeps } from '#server/confirmation/letter-queue.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { LegalEntity } from '#server/accounts/tables.ts'
import { mobileOrders } from './mobile-orders.ts'
import { contract, mobileOrder, subscription, portation, creditCheck } from './tables.ts'
import { checkNumber } from './check-number.ts'
import { askRegister } from '#server/porting/ask-register.ts'
import { mobileParticulars, orderEvidence } from './order-evidence.ts'
import { allocateNumber, isNumberHere } from './numbers-here.ts'
import { creditDecision } from './check-credit.ts'
import { holdText } from '#server/db/hold-text.ts'

type PlacedOrder = { orderId: string; contractId: string; subscriptionId: string; phone: string; newNumber: boolean }

type Order = {
  request: OrderRequest
  key: string
  accepted: Accepted
  customer: LegalEntity
  phone: string
  price: { monthly: Ore; setUp: Ore }
  now: number
}

async function keepOrder(
  { runtime }: Pick<EvidenceDeps, 'runtime'>,
  tx: Tx,
  { request, key, accepted: { origin, termsVersion }, customer, phone, price, now }: Order,
): Promise<PlacedOrder> {
  const [orderId, contractId, subscriptionId] = [runtime.id(), runtime.id(), runtime.id()]
  const createdAt = new Date(now)
  const { plan, numberChoice, childName, childBirthDate } = request
  const owned = { legalEntity: customer.id, createdAt }
  const deposit = request.depositOre ?? 0
  const placed = { request, channel: origin.channel, phone, price, at: createdAt }
  const ordered = tx.insert(mobileOrder).values({
    ...owned,
    ...price,
    id: orderId,
    key,
    plan,
    phone,
    numberChoice,
    deposit,
    creditCheck: request.creditCheckId,
    evidence: orderEvidence(placed, termsVersion),
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
    activeFrom: numberChoice === 'new' ? mobileStart(osloDay(now)) : null,
  }
  // One statement: each way to the database and back is time in which no other order can be placed.
  await tx
    .with(
      tx.$with('ordered').as(ordered.returning({ id: mobileOrder.id })),
      tx.$with('agreed').as(agreed.returning({ id: contract.id })),
    )
    .insert(subscription)
    .values(held)
  if (numberChoice === 'keep') {
    const asked = {
      customerName: fullNameOf(customer),
      ownerName: null,
      isApproved: false,
      chosenDay: null,
      requests: 0,
    }
    await tx
      .insert(portation)
      .values({ subscription: subscriptionId, phone, ...(await askRegister(tx, phone, asked, now)) })
  }
  return { orderId, contractId, subscriptionId, phone, newNumber: numberChoice === 'new' }
}

type OrderFault =
  | 'no_customer'
  | 'wrong_plan'
  | 'no_number'
  | 'not_portable'
  | 'no_credit_check'
  | 'credit_refused'
  | 'wrong_deposit'

const CREDIT_DAYS = 30

function planFault({ plan, forWhom, childName, childBirthDate }: OrderRequest, now: number): OrderFault | undefined {
  if (planOf(plan).audience !== forWhom) return 'wrong_plan'
  if (forWhom === 'adult') return undefined
  const today = osloDay(now)
  const isChild =
    childName && childBirthDate && childBirthDate <= today && ageOn(today, childBirthDate) < childPlan.underAge
  return isChild ? undefined : 'wrong_plan'
}

function creditFault(
  { depositOre, plan }: OrderRequest,
  customer: LegalEntity,
  check: typeof creditCheck.$inferSelect | null,
  now: number,
): OrderFault | undefined {
  if (!check || check.phone !== customer.phone || check.day < addDays(osloDay(now), -CREDIT_DAYS))
    return 'no_credit_check'
  const decision = creditDecision(check, plan, osloDay(now))
  if (decision.outcome === 'refused') return 'credit_refused'
  const deposit = decision.outcome === 'deposit' ? decision.depositOre : 0
  return deposit === (depositOre ?? 0) ? undefined : 'wrong_deposit'
}

/** Nothing is stored unless the outcome is `placed`. */
type OrderOutcome =
  | { outcome: 'placed'; order: PlacedOrder }
  | { outcome: 'alreadyCustomer' }
  | { outcome: 'priceChanged' }
  | { outcome: 'invalid'; fault: OrderFault }

/**
 * Idempotent by key, in one transaction. Prices come from the catalogue, never from the request; a differing quote
 * gives `priceChanged`.
 */
export async function placeOrder(
  deps: LetterDeps & EvidenceDeps,
  request: OrderRequest,
  key: string,
  origin: OrderOrigin,
): Promise<OrderOutcome> {
  return deps.database.transaction(async (tx) => {
    await holdText(tx, `order:${key}`)
    const placed = await findOrder(tx, key)
    if (placed) return { outcome: 'placed', order: placed }
    const now = deps.runtime.now()
    const today = osloDay(now)
    const price = orderPrice(request.plan, request.numberChoice, today)
    const quoted =
      request.catalogueVersion === catalogueVersion(today) &&
      request.quotedMonthly === price.monthly &&
      request.quotedSetUp === price.setUp
    if (!quoted) return { outcome: 'priceChanged' }
    const [found] = await tx
      .select({ customer: legalEntity, check: creditCheck })
      .from(legalEntity)
      .leftJoin(creditCheck, eq(creditCheck.id, request.creditCheckId))
      .where(eq(legalEntity.id, request.customerId))
    if (!found) return { outcome: 'invalid', fault: 'no_customer' }
    const { customer, check } = found
    const fault = planFault(request, now) ?? creditFault(request, customer, check, now)
    if (fault) return { outcome: 'invalid', fault }
    const accepted = await readAccepted(deps, tx, origin, 'mobile')
    const number = await takeNumber(tx, request)
    if (number.outcome !== 'taken') return number
    const { phone } = number
    const order = await keepOrder(deps, tx, { request, key, accepted, customer, phone, price, now })
    const locale = origin.channel === 'chat' ? origin.locale : undefined
    await confirmOrderTo(deps, tx, customer, { order: order.orderId, product: 'mobile', locale })
    await recordOrder(deps, tx, accepted, {
      id: order.orderId,
      legalEntity: customer.id,
      product: 'mobile',
      ...mobileParticulars({ request, phone, price }),
    })
    return { outcome: 'placed', order }
  })
}

async function findOrder(tx: Tx, key: string): Promise<PlacedOrder | undefined> {
  const [row] = await mobileOrders(tx).where(eq(mobileOrder.key, key))
  if (!row) return undefined
  const { id, phone, numberChoice } = row.mobile_order
  return {
    orderId: id,
    contractId: row.contract.id,
    subscriptionId: row.subscription.id,
    phone,
    newNumber: numberChoice === 'new',
  }
}

type TakenNumber = { outcome: 'taken'; phone: string }

async function takeNumber(
  tx: Tx,
  { numberChoice, portNumber }: OrderRequest,
): Promise<TakenNumber | Exclude<OrderOutcome, { outcome: 'placed' }>> {
  if (numberChoice === 'new') {
    const phone = await allocateNumber(tx)
    return phone === undefined ? { outcome: 'invalid', fault: 'no_number' } : { outcome: 'taken', phone }
  }
  const check = await checkNumber(tx, portNumber ?? '')
  if (!check.portable) return { outcome: 'invalid', fault: 'not_portable' }
  return (await isNumberHere(tx, check.phone))
    ? { outcome: 'alreadyCustomer' }
    : { outcome: 'taken', phone: check.phone }
}
