import { and, eq, isNull, or } from 'drizzle-orm'
import {
  powerCatalogueVersion,
  powerAgreementOf,
  powerPrice,
  startWindow,
  powerCurrency,
} from '#contracts/catalogue/power.ts'
import type { PowerOrderRequest } from '#contracts/chat/power-order.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { confirmOrderTo, type LetterDeps } from '#server/confirmation/letter-queue.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import { onceByKey } from '#server/db/once-by-key.ts'
import { legalEntity, type LegalEntity } from '#server/accounts/tables.ts'
import {
  type Accepted,
  type EvidenceDeps,
  type OrderOrigin,
  type OrderParticulars,
  readAccepted,
  recordOrder,
} from '#server/evidence/record-order.ts'
import { VAT_PERCENT, WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import { powerOrder, powerSubscription } from './tables.ts'
import { addressKey } from './find-meter.ts'
import { holdText } from '#server/db/hold-text.ts'

/** `tooSoon`: the requested start day can no longer be met. Nothing is stored unless the outcome is `placed`. */
type PowerOrderOutcome =
  | { outcome: 'placed'; orderId: string }
  | { outcome: 'alreadyCustomer' | 'priceChanged' | 'tooSoon' }
  | { outcome: 'invalid'; fault: 'no_customer' | 'not_sold_there' }

type Deps = LetterDeps & EvidenceDeps

/**
 * Idempotent by key. What is written is one transaction, and what can be read before is. Prices come from the catalogue,
 * never from the request; a differing quote gives `priceChanged` (BEY-07).
 */
export async function placePowerOrder(
  deps: Deps,
  request: PowerOrderRequest,
  key: string,
  origin: OrderOrigin,
): Promise<PowerOrderOutcome> {
  const { db, transaction } = deps.database
  return onceByKey({
    find: () => findOrder(db, key),
    act: async () => {
      const checked = await checkOrder(db, request, deps.runtime.now())
      if ('outcome' in checked) return checked
      const accepted = await readAccepted(deps, db, origin, 'power')
      return transaction((tx) => keepOrder(deps, tx, { request, key, accepted, ...checked }))
    },
  })
}

async function findOrder(db: DbOrTx, key: string): Promise<(PowerOrderOutcome & { outcome: 'placed' }) | undefined> {
  const [placed] = await db.select({ orderId: powerOrder.id }).from(powerOrder).where(eq(powerOrder.key, key))
  return placed && { outcome: 'placed', ...placed }
}

type Checked = { at: Date; customer: LegalEntity; price: { perKwh: number; monthly: number } }

async function checkOrder(db: DbOrTx, request: PowerOrderRequest, now: number): Promise<Checked | PowerOrderOutcome> {
  const today = osloDay(now)
  const price = powerPrice(request.powerAgreement, request.priceArea, today)
  if (!price) return { outcome: 'invalid', fault: 'not_sold_there' }
  const { quotedPerKwh, quotedMonthly, catalogueVersion } = request
  const quoted =
    catalogueVersion === powerCatalogueVersion(today) &&
    quotedPerKwh === price.perKwh &&
    quotedMonthly === price.monthly
  if (!quoted) return { outcome: 'priceChanged' }
  const { earliest, latest } = startWindow(request.powerReason, today)
  if (request.startDate < earliest || request.startDate > latest) return { outcome: 'tooSoon' }
  const [customer] = await db.select().from(legalEntity).where(eq(legalEntity.id, request.customerId))
  return customer ? { at: new Date(now), customer, price } : { outcome: 'invalid', fault: 'no_customer' }
}

type Order = Checked & { request: PowerOrderRequest; key: string; accepted: Accepted }

async function keepOrder(deps: Deps, tx: Tx, order: Order): Promise<PowerOrderOutcome> {
  const { request, key, accepted, customer } = order
  if (await isHere(tx, request)) return (await findOrder(tx, key)) ?? { outcome: 'alreadyCustomer' }
  const id = await writeOrder(deps, tx, order)
  const { origin } = accepted
  const locale = origin.channel === 'chat' ? origin.locale : undefined
  await confirmOrderTo(deps, tx, customer, { order: id, product: 'power', locale })
  const particulars = powerParticulars(request)
  await recordOrder(deps, tx, accepted, { id, legalEntity: customer.id, product: 'power', ...particulars })
  return { outcome: 'placed', orderId: id }
}

const keyOf = (request: PowerOrderRequest) => addressKey(powerAgreementOf(request.powerAgreement).country, request)

async function isHere(tx: Tx, request: PowerOrderRequest): Promise<boolean> {
  const { meteringPoint, customerId } = request
  const address = keyOf(request)
  await holdText(tx, `meter:${address}`)
  if (meteringPoint !== undefined) await holdText(tx, `meter:${meteringPoint}`)
  const atAddress = and(
    eq(powerSubscription.addressKey, address),
    eq(powerSubscription.legalEntity, customerId),
    ...(meteringPoint === undefined ? [] : [isNull(powerSubscription.meteringPoint)]),
  )
  const same =
    meteringPoint === undefined ? atAddress : or(eq(powerSubscription.meteringPoint, meteringPoint), atAddress)
  const [here] = await tx
    .select({ id: powerSubscription.id })
    .from(powerSubscription)
    .where(and(isNull(powerSubscription.endedAt), same))
    .limit(1)
  return here !== undefined
}

async function writeOrder(
  { runtime }: Pick<Deps, 'runtime'>,
  tx: Tx,
  { request, key, accepted: { termsVersion }, price, at }: Order,
): Promise<string> {
  const [id, order] = [runtime.id(), runtime.id()]
  const { customerId, powerAgreement, priceArea, street, postalCode, city, powerReason, startDate } = request
  const owned = { legalEntity: customerId, createdAt: at }
  const ordered = tx
    .insert(powerOrder)
    .values({ ...owned, id: order, key, evidence: powerEvidence(request, termsVersion, at) })
    .returning({ id: powerOrder.id })
  await tx
    .with(tx.$with('ordered').as(ordered))
    .insert(powerSubscription)
    .values({
      ...owned,
      ...price,
      id,
      order,
      priceArea,
      street,
      postalCode,
      city,
      startDate,
      agreement: powerAgreement,
      meteringPoint: request.meteringPoint ?? null,
      addressKey: keyOf(request),
      reason: powerReason,
      currentSupplier: request.currentSupplier || null,
    })
  return order
}

export function powerParticulars(request: PowerOrderRequest): OrderParticulars {
  const { powerAgreement, priceArea, powerReason, startDate, powerOfAttorney, quotedPerKwh, quotedMonthly } = request
  const { meteringPoint = null, street, postalCode, city, currentSupplier } = request
  const { name, kind, binding, country } = powerAgreementOf(powerAgreement)
  return {
    ordered: { agreement: powerAgreement, name, kind, binding, priceArea, powerReason, startDate, powerOfAttorney },
    price: {
      currency: powerCurrency(country),
      vatPercent: VAT_PERCENT,
      priceBook: request.catalogueVersion,
      amounts: { perKwh: quotedPerKwh, monthly: quotedMonthly },
    },
    delivery: { meteringPoint, street, postalCode, city, currentSupplier: currentSupplier || null },
  }
}

/** The order as it was quoted. Amounts are in öre/øre, per kWh in hundredths of it, including VAT. */
function powerEvidence(request: PowerOrderRequest, termsVersion: string, at: Date): Record<string, unknown> {
  const {
    powerAgreement,
    priceArea,
    meteringPoint,
    street,
    postalCode,
    city,
    powerReason,
    currentSupplier,
    startDate,
  } = request
  const { name, kind, binding, country } = powerAgreementOf(powerAgreement)
  return {
    at: at.toISOString(),
    agreement: { id: powerAgreement, name, kind, binding, priceArea },
    delivery: { meteringPoint: meteringPoint ?? null, street, postalCode, city },
    start: { reason: powerReason, currentSupplier: currentSupplier || null, date: startDate },
    quoted: {
      perKwh: request.quotedPerKwh,
      monthly: request.quotedMonthly,
      currency: powerCurrency(country),
      catalogueVersion: request.catalogueVersion,
      vatPercent: VAT_PERCENT,
    },
    powerOfAttorney: request.powerOfAttorney,
    terms: { version: termsVersion, withdrawalDays: WITHDRAWAL_DAYS },
  }
}
