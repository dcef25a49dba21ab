import * as v from 'valibot'
import { catalogueVersion } from '../catalogue/catalogue-version.ts'
import { orderPrice } from '../catalogue/extras.ts'
import { OrderRequest } from '../chat/mobile-order.ts'
import type { Day } from '../kernel/days.ts'
import { SubscriptionOverview } from '../products/overview.ts'
import { defineOrderPort, Pending, Refused, SAMPLE_CUSTOMER, sentWithOrder } from './order-port.ts'

/** Amounts are in øre. */
const OrderToPlace = v.object({ ...OrderRequest.entries, ...sentWithOrder })

const Placed = v.object({
  state: v.literal('placed'),
  key: v.string(),
  orderId: v.string(),
  newNumber: v.optional(v.string()),
})

/** `newNumber` is the number that was assigned. */
export const OrderAnswer = v.variant('state', [Placed, Refused, Pending])
export type OrderAnswer = v.InferOutput<typeof OrderAnswer>

/** A subscription as its customer sees it, with the order it came from. Amounts are in øre. */
export const OrderedSubscription = v.object({
  accountId: v.string(),
  contractId: v.string(),
  setUp: v.number(),
  ...SubscriptionOverview.entries,
})
export type OrderedSubscription = v.InferOutput<typeof OrderedSubscription>

const sampleOrder = (today: Day) => {
  const { monthly, setUp } = orderPrice('12gb', 'new', today)
  return {
    plan: '12gb' as const,
    numberChoice: 'new' as const,
    forWhom: 'adult' as const,
    customerId: SAMPLE_CUSTOMER.id,
    street: 'Fjordgata 12',
    postalCode: '0150',
    city: 'Oslo',
    creditCheckId: 'conformance-credit-check',
    quotedMonthly: monthly,
    quotedSetUp: setUp,
    catalogueVersion: catalogueVersion(today),
    customer: SAMPLE_CUSTOMER,
  }
}

export const ordersPort = defineOrderPort(
  { title: 'Order placement (mobile)', setting: 'ORDERS_URL', orElse: 'MOBILE_URL' },
  {
    path: '/orders',
    place: {
      summary: 'Place an order of a mobile subscription',
      input: OrderToPlace,
      samples: {
        placed: sampleOrder,
        refused: (today) => ({ ...sampleOrder(today), numberChoice: 'keep', portNumber: '+4722334455' }),
      },
    },
    answer: OrderAnswer,
    list: { summary: 'The subscriptions a customer has ordered, newest first', of: OrderedSubscription },
  },
)
