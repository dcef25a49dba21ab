import * as v from 'valibot'
import { catalogueVersion } from '../catalogue/catalogue-version.ts'
import { orderPrice } from '../catalogue/extras.ts'
import { OrderRequest } from '../chat/mobile-order.ts'
import type { Day } from '../kernel/days.ts'
import { SubscriptionOverview } from '../products/overview.ts'
import {
  ORDER_OUTCOMES,
  OrderCustomer,
  Pending,
  Refused,
  SAMPLE_CUSTOMER,
  Withdrawal,
  Withdrawn,
  WITHDRAWN,
} from './later-answer.ts'
import { definePort, operation } from './port.ts'

/** Amounts are in øre. A later outcome is reported to the webhook `reportTo`. */
export const OrderToPlace = v.object({
  ...OrderRequest.entries,
  customer: OrderCustomer,
  reportTo: v.optional(v.pipe(v.string(), v.url())),
})
export type OrderToPlace = v.InferOutput<typeof OrderToPlace>

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

export const ordersPort = definePort({
  title: 'Order placement (mobile)',
  setting: 'ORDERS_URL',
  orElse: 'MOBILE_URL',
  atStake: 'money',
  later: { act: 'place', status: 'status', list: 'list', withdraw: 'withdraw' },
  operations: {
    place: operation({
      summary: 'Place an order of a mobile subscription',
      method: 'POST',
      path: '/orders',
      input: OrderToPlace,
      output: OrderAnswer,
      idempotent: 'key',
      outcomes: ORDER_OUTCOMES,
      outcomeOf: ({ state }) => state,
      samples: {
        placed: sampleOrder,
        refused: (today) => ({ ...sampleOrder(today), numberChoice: 'keep', portNumber: '+4722334455' }),
      },
    }),
    status: operation({
      summary: 'What became of the order with a key; 404 if there is none',
      method: 'GET',
      path: '/orders/{key}',
      input: v.object({ key: v.string() }),
      output: OrderAnswer,
      idempotent: 'reading',
      outcomes: ORDER_OUTCOMES,
      outcomeOf: ({ state }) => state,
      samples: {},
    }),
    withdraw: operation({
      summary: 'Take a withdrawal from an order; it was declared in time and cannot be refused',
      method: 'POST',
      path: '/orders/{orderId}/withdrawal',
      input: Withdrawal,
      output: Withdrawn,
      idempotent: 'key',
      outcomes: WITHDRAWN,
      outcomeOf: ({ state }) => state,
      samples: {},
    }),
    list: operation({
      summary: 'The subscriptions a customer has ordered, newest first',
      method: 'GET',
      path: '/customers/{customerId}/orders',
      input: v.object({ customerId: v.string() }),
      output: v.array(OrderedSubscription),
      idempotent: 'reading',
      outcomes: { listed: 'The list, empty if the customer has none or is not known.' },
      outcomeOf: () => 'listed',
      samples: { listed: () => ({ customerId: SAMPLE_CUSTOMER.id }) },
    }),
  },
})
