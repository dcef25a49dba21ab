import type { Result } from '#contracts/kernel/result.ts'
import type { OrderedSubscription } from '#contracts/ports/orders.ts'
import type { OrderedPower } from '#contracts/ports/power.ts'
import type { Person } from '#contracts/account/credentials.ts'
import { ORDER_FILES } from '#contracts/orders/order-view.ts'
import type { OrdersPort } from '#src/api/portal.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { evidencePdf } from '#server/evidence/evidence-pdf.ts'
import { evidenceJson, readEvidence } from '#server/evidence/read-evidence.ts'
import { readPowerOrder } from '#server/power/power-order-view.ts'
import { listedMobileOrder, listedPowerOrder } from './listed-order-view.ts'
import { readMobileOrder } from './mobile-order-view.ts'

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
        (await listedOrder(deps.acts, person.id, id))
      return order && { ...order, files: (await evidenceOf(id)) ? ORDER_FILES : [] }
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

async function listedOrder({ orders, power }: Listed, customer: string, id: string) {
  const mobile = await orders.list(customer)
  const own = mobile.ok ? mobile.value.find(({ orderId }) => orderId === id) : undefined
  if (own) return listedMobileOrder(own)
  const agreements = await power.list(customer)
  const agreement = agreements.ok ? agreements.value.find(({ orderId }) => orderId === id) : undefined
  return agreement && listedPowerOrder(id, agreement)
}
