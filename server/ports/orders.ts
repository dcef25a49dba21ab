import * as v from 'valibot'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import type { OrderRequest } from '#contracts/chat/mobile-order.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { refused } from '#contracts/ports/later-answer.ts'
import { OrderAnswer, ordersPort, type OrderedSubscription } from '#contracts/ports/orders.ts'
import type { LetterDeps } from '#server/confirmation/letter-queue.ts'
import type { EvidenceDeps, OrderOrigin } from '#server/evidence/record-order.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'
import { mobileParticulars } from '#server/orders/order-evidence.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { overviewOf } from '#server/subscriptions/overview-of.ts'
import { idAtSystem, outsideId } from './outside-id.ts'
import { keepPlaced, type OutsideDeps } from './placed-elsewhere.ts'
import { once } from './remembered.ts'
import { withdrawHere, type Withdraw } from './withdraw.ts'

type Final = Exclude<OrderAnswer, { state: 'pending' }>

/** `place` throws `NotKnownYet` while an outside system has not decided. */
export type Orders = {
  place: (request: OrderRequest, key: string, origin: OrderOrigin) => Promise<Final>
  list: (customerId: string) => Promise<Result<OrderedSubscription[]>>
  withdraw: Withdraw
}

export function embeddedOrders(deps: LetterDeps & EvidenceDeps): Orders {
  return {
    place: async (request, key, origin) => {
      const placed = await placeOrder(deps, request, key, origin)
      if (placed.outcome === 'alreadyCustomer') return refused(key, 'already_customer')
      if (placed.outcome === 'priceChanged') return refused(key, 'price_changed')
      if (placed.outcome === 'invalid') return refused(key, placed.fault)
      const { orderId, phone, newNumber } = placed.order
      return { state: 'placed', key, orderId, ...(newNumber && { newNumber: phone }) }
    },
    list: async (customerId) => ok(await overviewOf(deps, customerId)),
    withdraw: withdrawHere(deps),
  }
}

/** Prices are checked here before anything is sent, as they are ours (BEY-07). */
export function outsideOrders(deps: OutsideDeps, ask: PortClient, reportTo: string): Orders {
  const { place, status, list, withdraw } = ordersPort.operations
  return {
    place: async (request, key, origin) => {
      const { customerId } = request
      const answer = await once<Final>(deps, {
        port: 'orders',
        key,
        customerId,
        parse: (kept) => v.parse(OrderAnswer, kept),
        ask: () => ask(status, { key }, { customer: customerId }),
        send: async (customer) =>
          isQuoted(request, deps.runtime.now())
            ? ask(place, { ...request, reportTo, customer }, { customer: customerId, key })
            : fault('refused', 'price_changed'),
      })
      if (answer.state === 'refused') return answer
      const placed = { ...answer, orderId: outsideId('orders', answer.orderId) }
      await keepPlaced(deps, origin, orderOf(request, placed))
      return placed
    },
    list: async (customerId) => {
      const told = await ask(list, { customerId }, { customer: customerId })
      if (!told.ok) return told
      if (!told.value.every(({ accountId }) => accountId === customerId)) return fault('unreadable', 'foreign')
      return ok(told.value.map((one) => ({ ...one, orderId: outsideId('orders', one.orderId) })))
    },
    withdraw: ({ orderId, ...withdrawn }, key) =>
      ask(withdraw, { ...withdrawn, orderId: idAtSystem('orders', orderId) }, { customer: withdrawn.customerId, key }),
  }
}

function orderOf(request: OrderRequest, { orderId, newNumber }: Final & { state: 'placed' }) {
  const { customerId, quotedMonthly: monthly, quotedSetUp: setUp, portNumber } = request
  return {
    id: orderId,
    legalEntity: customerId,
    product: 'mobile' as const,
    ...mobileParticulars({ request, phone: newNumber ?? portNumber ?? '', price: { monthly, setUp } }),
  }
}

function isQuoted({ plan, numberChoice, quotedMonthly, quotedSetUp, ...request }: OrderRequest, now: number): boolean {
  const today = osloDay(now)
  const { monthly, setUp } = orderPrice(plan, numberChoice, today)
  return request.catalogueVersion === catalogueVersion(today) && quotedMonthly === monthly && quotedSetUp === setUp
}
