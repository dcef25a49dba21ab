import { and, eq } from 'drizzle-orm'
import { planOf } from '#contracts/catalogue/plans.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { firstWorkingDay } from '#contracts/kernel/working-days.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { stepsAt, type DatedStep, type OrderPriceName, type OrderView } from '#contracts/orders/order-view.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { StoreDeps } from '#server/deps.ts'
import { acceptedAt, portationStatusAt, portingDay, type Portation } from './portation-status.ts'
import { mobileOrders } from './mobile-orders.ts'
import { creditCheck, mobileOrder } from './tables.ts'

export type OrderFacts = Omit<OrderView, 'files'>

/** The customer's own order of mobile, with its steps so far and to come. */
export async function readMobileOrder(
  { database, runtime }: StoreDeps,
  legalEntity: string,
  id: string,
): Promise<OrderFacts | undefined> {
  const [row] = await mobileOrders(database.db)
    .innerJoin(creditCheck, eq(creditCheck.id, mobileOrder.creditCheck))
    .where(and(eq(mobileOrder.id, id), eq(mobileOrder.legalEntity, legalEntity)))
  if (!row) return undefined
  const { mobile_order: order, subscription: held, portation: porting, credit_check: credit } = row
  const received = order.createdAt.getTime()
  const steps: DatedStep[] = [
    { name: 'creditChecked', at: credit.createdAt.getTime() },
    { name: 'received', at: received },
    { name: 'simSent', day: firstWorkingDay(osloDay(received)) },
    ...(porting
      ? portingSteps(porting, runtime.now())
      : [{ name: 'active' as const, day: held.activeFrom ?? undefined }]),
  ]
  const price = (name: OrderPriceName, amount: Ore) => ({ name, amount, currency: 'NOK' as const })
  return {
    id,
    product: 'mobile',
    name: planOf(order.plan).name,
    received: order.createdAt.toISOString(),
    about: { phone: held.phone },
    prices: [
      price('monthly', order.monthly),
      price('setUp', order.setUp),
      ...(order.deposit > 0 ? [price('deposit', order.deposit)] : []),
    ],
    steps: stepsAt(steps, held.endedAt, runtime.now()),
    actions: [
      { name: 'product', to: pathTo('product-detail', { type: 'mobil', provider: 'eRate', id: held.id }) },
      { name: 'customerService', to: pathTo('customer-service') },
    ],
  }
}

function portingSteps(porting: Portation, now: number): DatedStep[] {
  const { state, date } = portationStatusAt(porting, now)
  const asked: DatedStep = { name: 'portAsked', at: porting.submittedAt.getTime() }
  if (state === 'refused') return [asked, { name: 'portRefused', at: porting.refusedAt?.getTime(), stops: true }]
  if (state === 'cancelled') return [asked, { name: 'portCancelled', at: porting.cancelledAt?.getTime(), stops: true }]
  return [
    asked,
    { name: 'portAccepted', at: acceptedAt(porting) },
    { name: 'active', day: date ?? portingDay(porting) },
  ]
}
