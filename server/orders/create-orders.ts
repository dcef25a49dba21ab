import type { Result } from '#contracts/kernel/result.ts'
import type { OrderedSubscription } from '#contracts/ports/orders.ts'
import type { OrderedPower } from '#contracts/ports/power.ts'
import type { Person } from '#contracts/account/credentials.ts'
import { ORDER_FILES } from '#contracts/orders/order-view.ts'
import type { OrdersPort } from '#src/api/portal.ts'
import { readAgreement } from '#server/confirmation/read-agreement.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { evidencePdf } from '#server/evidence/evidence-pdf.ts'
import { evidenceJson, readEvidence } from '#server/evidence/read-evidence.ts'
import { outsideId, type OrderPortName } from '#server/ports/outside-orders.ts'
import { readPowerOrder } from '#server/power/power-order-view.ts'
import { listedMobileOrder, listedPowerOrder } from './listed-order-view.ts'
import { readMobileOrder, type OrderFacts } from './mobile-order-view.ts'
import { recordedOrder } from './recorded-order-view.ts'

type Listed = {
  orders: { list: (customerId: string) => Promise<Result<OrderedSubscription[]>> }
  power: { list: (customerId: string) => Promise<Result<OrderedPower[]>> }
}
type OrderDeps = StoreDeps & { env: { BRAND: string }; translate: Translate; acts: Listed }

/** The signed-in customer's own orders; those of others are answered like missing ones (SEC-02, ORD-03). */
export function createOrders(deps: OrderDeps, person: Pick<Person, 'id'> | undefined): OrdersPort {
  const evidenceOf = async (id: string) => (person ? readEvidence(deps, person.id, id) : undefined)
  return {
    read: async (id) => {
      if (!person) return undefined
      const order =
        (await readMobileOrder(deps, person.id, id)) ??
        (await readPowerOrder(deps, person.id, id)) ??
        (await orderElsewhere(deps, person.id, id))
      if (!order || order === 'unreached') return order
      return { ...order, files: (await evidenceOf(id)) ? ORDER_FILES : [] }
    },
    file: async (id, name) => {
      const evidence = await evidenceOf(id)
      if (!evidence) return undefined
      return name === 'evidence.pdf'
        ? {
            type: 'application/pdf',
            bytes: await evidencePdf(evidence, { brand: deps.env.BRAND, translate: deps.translate }),
          }
        : { type: 'application/json', bytes: evidenceJson(evidence) }
    },
  }
}

/** An order that the portal recorded is never missing, whatever the outside systems say. */
async function orderElsewhere(
  { acts: { orders, power }, database }: OrderDeps,
  customer: string,
  id: string,
): Promise<OrderFacts | 'unreached' | undefined> {
  const [mobile, agreements] = await Promise.all([orders.list(customer), power.list(customer)])
  const isIt = (port: OrderPortName, orderId: string | undefined) => orderId === id || orderId === outsideId(port, id)
  const own = mobile.ok ? mobile.value.find(({ orderId }) => isIt('orders', orderId)) : undefined
  if (own) return listedMobileOrder({ ...own, orderId: id })
  const agreement = agreements.ok ? agreements.value.find(({ orderId }) => isIt('power', orderId)) : undefined
  if (agreement) return listedPowerOrder(id, agreement)
  const recorded = await readAgreement(database.db, customer, id)
  if (recorded) return recordedOrder(recorded)
  return mobile.ok && agreements.ok ? undefined : 'unreached'
}
