import { and, eq, isNull, sql, lte } from 'drizzle-orm'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { planOf, childPlan } from '#contracts/catalogue/plans.ts'
import type { OrderRequest } from '#contracts/chat/mobile-order.ts'
import type { Tx } from '#server/db/database.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { addDays, ageOn } from '#contracts/kernel/calendar.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { fullNameOf } from '#server/accounts/to-account.ts'
import type { LegalEntity } from '#server/accounts/tables.ts'
import { firstWorkingDay } from '#contracts/kernel/working-days.ts'
import { contract, mobileOrder, subscription, numberSeries, portation, creditCheck } from './tables.ts'
import { checkNumber, sameOwner } from './check-number.ts'
import { type OrderChannel, orderEvidence, TERMS_VERSION } from './order-evidence.ts'
import { creditDecision } from './check-credit.ts'

/** The series the embedded provider starts with; an operator puts its own in the table. */
const FIRST_SERIES = { first: 46_800_000, next: 46_800_000, last: 46_899_999 }

/** Gives out the next free number, inside the order's transaction: no two orders get the same, a failed order gives it back. `undefined` when none is left. */
async function allocateNumber(tx: Tx): Promise<string | undefined> {
  const [any] = await tx.select({ first: numberSeries.first }).from(numberSeries).limit(1)
  if (!any) await tx.insert(numberSeries).values(FIRST_SERIES).onConflictDoNothing()
  for (;;) {
    const [open] = await tx
      .select({ first: numberSeries.first })
      .from(numberSeries)
      .where(lte(numberSeries.next, numberSeries.last))
      .orderBy(numberSeries.first)
      .limit(1)
    if (!open) return undefined
    const [taken] = await tx
      .update(numberSeries)
      .set({ next: sql`${numberSeries.next} + 1` })
      .where(and(eq(numberSeries.first, open.first), lte(numberSeries.next, numberSeries.last)))
      .returning({ next: numberSeries.next })
    const phone = taken && `+47${taken.next - 1}`
    if (phone !== undefined && (await isFree(tx, phone))) return phone
  }
}

async function isFree(tx: Tx, phone: string): Promise<boolean> {
  const [inUse] = await tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.phone, phone), isNull(subscription.endedAt)))
  return inUse === undefined
}

type PlacedOrder = { orderId: string; contractId: string; subscriptionId: string; phone: string; newNumber: boolean }

/** When a refusal of the other provider comes, in milliseconds after the request. */
const REFUSAL_AFTER = 3 * 60_000

/** An order that may be kept; `ownerName` as the number register has it, `key` its idempotency key, `now` in milliseconds. */
type Order = {
  request: OrderRequest
  key: string
  channel: OrderChannel
  customer: LegalEntity
  phone: string
  ownerName: string | null
  price: { monthly: Ore; setUp: Ore }
  now: number
}

/** Writes order, contract, subscription and, for a kept number, the porting request. */
async function keepOrder(
  { runtime }: StoreDeps,
  tx: Tx,
  { request, key, channel, customer, phone, ownerName, price, now }: Order,
): Promise<PlacedOrder> {
  const [orderId, contractId, subscriptionId] = [runtime.id(), runtime.id(), runtime.id()]
  const createdAt = new Date(now)
  const { plan, numberChoice, childName, childBirthDate } = request
  const owned = { legalEntity: customer.id, createdAt }
  const deposit = request.depositOre ?? 0
  await tx.insert(mobileOrder).values({
    ...owned,
    ...price,
    id: orderId,
    key,
    plan,
    phone,
    numberChoice,
    deposit,
    creditCheck: request.creditCheckId,
    evidence: orderEvidence({ request, channel, phone, price, at: createdAt }),
  })
  await tx.insert(contract).values({ ...owned, id: contractId, order: orderId, termsVersion: TERMS_VERSION })
  await tx.insert(subscription).values({
    ...owned,
    id: subscriptionId,
    contract: contractId,
    plan,
    phone,
    monthly: price.monthly,
    childName: childName ? fullNameOf({ ...childName, middleName: childName.middleName ?? null }) : null,
    childBirthDate: childBirthDate ?? null,
    activeFrom: numberChoice === 'new' ? firstWorkingDay(addDays(osloDay(now), 1)) : null,
  })
  if (numberChoice === 'keep') {
    const refused = !sameOwner(ownerName, fullNameOf(customer)) && {
      refusedAt: new Date(now + REFUSAL_AFTER),
      refusal: 'owner_mismatch',
    }
    await tx.insert(portation).values({ subscription: subscriptionId, phone, submittedAt: createdAt, ...refused })
  }
  return { orderId, contractId, subscriptionId, phone, newNumber: numberChoice === 'new' }
}

/** Why an order cannot be placed as it is. */
type OrderFault =
  | 'no_customer'
  | 'wrong_plan'
  | 'no_number'
  | 'not_portable'
  | 'no_credit_check'
  | 'credit_refused'
  | 'wrong_deposit'

/** Days a credit check is good for. */
const CREDIT_DAYS = 30

/** A child plan is for a child under 13, an adult's for an adult. */
function planFault({ plan, forWhom, childName, childBirthDate }: OrderRequest, now: number): OrderFault | undefined {
  if (planOf(plan).audience !== forWhom) return 'wrong_plan'
  if (forWhom === 'adult') return undefined
  const today = osloDay(now)
  const isChild =
    childName && childBirthDate && childBirthDate <= today && ageOn(today, childBirthDate) < childPlan.underAge
  return isChild ? undefined : 'wrong_plan'
}

/** The credit check must be the customer's own, not old, and end as the order says it did. */
async function creditFault(
  tx: Tx,
  { creditCheckId, depositOre, plan }: OrderRequest,
  customer: LegalEntity,
  now: number,
): Promise<OrderFault | undefined> {
  const [check] = await tx.select().from(creditCheck).where(eq(creditCheck.id, creditCheckId))
  if (!check || check.phone !== customer.phone || check.day < addDays(osloDay(now), -CREDIT_DAYS))
    return 'no_credit_check'
  const decision = creditDecision(check, plan, osloDay(now))
  if (decision.outcome === 'refused') return 'credit_refused'
  const deposit = decision.outcome === 'deposit' ? decision.depositOre : 0
  return deposit === (depositOre ?? 0) ? undefined : 'wrong_deposit'
}

/** `invalid`: the order cannot be placed as it is. Nothing is kept of an order that is not placed. */
type OrderOutcome =
  | { outcome: 'placed'; order: PlacedOrder }
  | { outcome: 'alreadyCustomer' }
  | { outcome: 'priceChanged' }
  | { outcome: 'invalid'; fault: OrderFault }

/**
 * Places an order: order, contract, subscription and porting in one transaction, all or nothing. The same key gives the
 * same order. Prices are taken from the catalogue, never from the request: one quoted otherwise is `priceChanged`.
 */
export async function placeOrder(
  deps: StoreDeps,
  request: OrderRequest,
  key: string,
  channel: OrderChannel,
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
    const [customer] = await tx.select().from(legalEntity).where(eq(legalEntity.id, request.customerId))
    if (!customer) return { outcome: 'invalid', fault: 'no_customer' }
    const fault = planFault(request, now) ?? (await creditFault(tx, request, customer, now))
    if (fault) return { outcome: 'invalid', fault }
    const number = await takeNumber(tx, request)
    if (number.outcome !== 'taken') return number
    return {
      outcome: 'placed',
      order: await keepOrder(deps, tx, { request, key, channel, customer, ...number, price, now }),
    }
  })
}

/** Makes others that hold the same text wait until this transaction ends. */
const holdText = (tx: Tx, text: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`)

async function findOrder(tx: Tx, key: string): Promise<PlacedOrder | undefined> {
  const [row] = await tx
    .select({
      orderId: mobileOrder.id,
      contractId: contract.id,
      subscriptionId: subscription.id,
      phone: mobileOrder.phone,
      choice: mobileOrder.numberChoice,
    })
    .from(mobileOrder)
    .innerJoin(contract, eq(contract.order, mobileOrder.id))
    .innerJoin(subscription, eq(subscription.contract, contract.id))
    .where(eq(mobileOrder.key, key))
  if (!row) return undefined
  const { choice, ...order } = row
  return { ...order, newNumber: choice === 'new' }
}

type TakenNumber = { outcome: 'taken'; phone: string; ownerName: string | null }

async function takeNumber(
  tx: Tx,
  { numberChoice, portNumber }: OrderRequest,
): Promise<TakenNumber | Exclude<OrderOutcome, { outcome: 'placed' }>> {
  if (numberChoice === 'new') {
    const phone = await allocateNumber(tx)
    return phone === undefined
      ? { outcome: 'invalid', fault: 'no_number' }
      : { outcome: 'taken', phone, ownerName: null }
  }
  const check = await checkNumber(tx, portNumber ?? '')
  if (!check.portable) return { outcome: 'invalid', fault: 'not_portable' }
  const { phone, ownerName } = check
  await holdText(tx, `number:${phone}`)
  const [here] = await tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.phone, phone), isNull(subscription.endedAt)))
  return here ? { outcome: 'alreadyCustomer' } : { outcome: 'taken', phone, ownerName }
}
