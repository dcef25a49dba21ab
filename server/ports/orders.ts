import * as v from 'valibot'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import type { OrderRequest } from '#contracts/chat/mobile-order.ts'
import { ok } from '#contracts/kernel/result.ts'
import { refused } from '#contracts/ports/order-port.ts'
import { OrderAnswer, ordersPort, type OrderedSubscription } from '#contracts/ports/orders.ts'
import { bindOperation, type PortClient } from '#server/gateways/ports/port-client.ts'
import { mobileParticulars } from '#server/orders/order-evidence.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { overviewOf } from '#server/subscriptions/overview-of.ts'
import { outsideOrderActs, withdrawHere, type OrderActs, type OrderDeps } from './outside-orders.ts'

export type Orders = OrderActs<OrderRequest, Extract<OrderAnswer, { state: 'placed' }>, OrderedSubscription>

export const embeddedOrders = (deps: OrderDeps): Orders => ({
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
})

const { place, status, list, withdraw } = ordersPort.operations

export const outsideOrders = (deps: OrderDeps, ask: PortClient, reportTo: string): Orders =>
  outsideOrderActs(deps, reportTo, {
    port: 'orders',
    product: 'mobile',
    place: bindOperation(ask, place),
    status: bindOperation(ask, status),
    list: bindOperation(ask, list),
    withdraw: bindOperation(ask, withdraw),
    parse: (kept) => v.parse(OrderAnswer, kept),
    isQuoted: ({ plan, numberChoice, quotedMonthly, quotedSetUp, ...request }, today) => {
      const { monthly, setUp } = orderPrice(plan, numberChoice, today)
      return request.catalogueVersion === catalogueVersion(today) && quotedMonthly === monthly && quotedSetUp === setUp
    },
    particulars: (request, { newNumber }) => {
      const { quotedMonthly: monthly, quotedSetUp: setUp, portNumber } = request
      return mobileParticulars({ request, phone: newNumber ?? portNumber ?? '', price: { monthly, setUp } })
    },
  })
