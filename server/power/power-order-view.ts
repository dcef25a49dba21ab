import { and, eq } from 'drizzle-orm'
import { formatPostalCode } from '#contracts/account/rules.ts'
import { powerAgreementOf, powerCurrency } from '#contracts/catalogue/power.ts'
import { stepsAt, type OrderView } from '#contracts/orders/order-view.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { StoreDeps } from '#server/deps.ts'
import { supplierToldAt } from './power-status.ts'
import { powerOrder, powerSubscription } from './tables.ts'

/** The customer's own order of power, with its steps so far and to come. */
export async function readPowerOrder(
  { database, runtime }: StoreDeps,
  legalEntity: string,
  id: string,
): Promise<Omit<OrderView, 'files'> | undefined> {
  const [row] = await database.db
    .select({ order: powerOrder, held: powerSubscription })
    .from(powerOrder)
    .innerJoin(powerSubscription, eq(powerSubscription.order, powerOrder.id))
    .where(and(eq(powerOrder.id, id), eq(powerOrder.legalEntity, legalEntity)))
  if (!row) return undefined
  const { order, held } = row
  const { name, kind, country } = powerAgreementOf(held.agreement)
  const currency = powerCurrency(country)
  const received = order.createdAt.getTime()
  return {
    id,
    product: 'power',
    name,
    received: order.createdAt.toISOString(),
    about: { address: `${held.street}, ${formatPostalCode(held.postalCode)} ${held.city}` },
    prices: [
      { name: kind === 'fixed' ? 'perKwh' : 'markup', amount: held.perKwh, currency },
      { name: 'monthly', amount: held.monthly, currency },
    ],
    steps: stepsAt(
      [
        { name: 'received', at: received },
        { name: 'meterFound', at: held.meteringPoint === null ? undefined : received },
        { name: 'supplierTold', at: held.meteringPoint === null ? undefined : supplierToldAt(held) },
        { name: 'active', day: held.startDate },
      ],
      held.endedAt,
      runtime.now(),
    ),
    actions: [
      { name: 'product', to: pathTo('product-detail', { type: 'strøm', provider: 'esn', id: held.id }) },
      { name: 'customerService', to: pathTo('customer-service') },
    ],
  }
}
