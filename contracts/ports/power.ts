import * as v from 'valibot'
import { PowerAgreementId, powerCatalogueVersion, powerPrice, startWindow } from '../catalogue/power.ts'
import { MeterAtAddress, PowerOrderRequest } from '../chat/power-order.ts'
import type { Day } from '../kernel/days.ts'
import { MeteringPoint } from '../kernel/metering-point.ts'
import { CurrencyCode } from '../kernel/money.ts'
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

export const MetersAnswer = v.variant('outcome', [
  v.object({ outcome: v.literal('found'), meteringPoint: MeteringPoint }),
  v.object({ outcome: v.literal('several'), meteringPoints: v.array(MeterAtAddress) }),
  v.object({ outcome: v.literal('notFound') }),
])
export type MetersAnswer = v.InferOutput<typeof MetersAnswer>

export const metersPort = definePort({
  title: 'Meter register',
  setting: 'METERS_URL',
  atStake: 'money',
  operations: {
    find: operation({
      summary: 'The metering points at an address',
      method: 'GET',
      path: '/meters/{country}/{postalCode}',
      input: v.object({ country: v.picklist(['SE', 'DK']), postalCode: v.string(), street: v.string() }),
      output: MetersAnswer,
      idempotent: 'reading',
      outcomes: {
        found: 'There is one.',
        several: 'There are several, each with the place it serves.',
        notFound: 'None is known.',
      },
      outcomeOf: ({ outcome }) => outcome,
      samples: { found: () => ({ country: 'SE', postalCode: '11846', street: 'Götgatan 12B' }) },
    }),
  },
})

/** Prices are in öre or øre, per kWh in hundredths of it. */
export const PowerOrderToPlace = v.object({
  ...PowerOrderRequest.entries,
  customer: OrderCustomer,
  reportTo: v.optional(v.pipe(v.string(), v.url())),
})

export const PowerOrderAnswer = v.variant('state', [
  v.object({ state: v.literal('placed'), key: v.string(), orderId: v.string() }),
  Refused,
  Pending,
])
export type PowerOrderAnswer = v.InferOutput<typeof PowerOrderAnswer>

/** `perKwh` is in hundredths of an öre or øre, and only the markup unless `kind` is fixed. */
export const OrderedPower = v.object({
  accountId: v.string(),
  id: v.string(),
  orderId: v.exactOptional(v.string()),
  subscriptionName: v.string(),
  agreement: PowerAgreementId,
  kind: v.picklist(['monthly', 'fixed']),
  state: v.picklist(['ORDERED', 'ACTIVE', 'ENDED']),
  address: v.string(),
  meteringPoint: v.exactOptional(v.string()),
  perKwh: v.number(),
  monthly: v.number(),
  currency: CurrencyCode,
  startDate: v.pipe(v.string(), v.isoDate()),
  created: v.string(),
})
export type OrderedPower = v.InferOutput<typeof OrderedPower>

const sampleOrder = (today: Day) => {
  const { perKwh, monthly } = powerPrice('se-timpris', 'SE3', today) ?? { perKwh: 0, monthly: 0 }
  return {
    powerAgreement: 'se-timpris' as const,
    priceArea: 'SE3' as const,
    street: 'Götgatan 12B',
    postalCode: '11846',
    city: 'Stockholm',
    powerReason: 'switch' as const,
    startDate: startWindow('switch', today).earliest,
    powerOfAttorney: true as const,
    customerId: SAMPLE_CUSTOMER.id,
    quotedPerKwh: perKwh,
    quotedMonthly: monthly,
    catalogueVersion: powerCatalogueVersion(today),
    customer: SAMPLE_CUSTOMER,
  }
}

export const powerPort = definePort({
  title: 'Power orders',
  setting: 'POWER_URL',
  atStake: 'money',
  later: { act: 'place', status: 'status', list: 'list', withdraw: 'withdraw' },
  operations: {
    place: operation({
      summary: 'Place an order of power',
      method: 'POST',
      path: '/power-orders',
      input: PowerOrderToPlace,
      output: PowerOrderAnswer,
      idempotent: 'key',
      outcomes: ORDER_OUTCOMES,
      outcomeOf: ({ state }) => state,
      samples: { refused: (today) => ({ ...sampleOrder(today), startDate: today }) },
    }),
    status: operation({
      summary: 'What became of the order with a key; 404 if there is none',
      method: 'GET',
      path: '/power-orders/{key}',
      input: v.object({ key: v.string() }),
      output: PowerOrderAnswer,
      idempotent: 'reading',
      outcomes: ORDER_OUTCOMES,
      outcomeOf: ({ state }) => state,
      samples: {},
    }),
    withdraw: operation({
      summary: 'Take a withdrawal from an order; it was declared in time and cannot be refused',
      method: 'POST',
      path: '/power-orders/{orderId}/withdrawal',
      input: Withdrawal,
      output: Withdrawn,
      idempotent: 'key',
      outcomes: WITHDRAWN,
      outcomeOf: ({ state }) => state,
      samples: {},
    }),
    list: operation({
      summary: 'The power agreements of a customer, newest first',
      method: 'GET',
      path: '/customers/{customerId}/power-orders',
      input: v.object({ customerId: v.string() }),
      output: v.array(OrderedPower),
      idempotent: 'reading',
      outcomes: { listed: 'The list, empty if the customer has none or is not known.' },
      outcomeOf: () => 'listed',
      samples: { listed: () => ({ customerId: SAMPLE_CUSTOMER.id }) },
    }),
  },
})
