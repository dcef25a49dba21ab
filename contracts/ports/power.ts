import * as v from 'valibot'
import { PowerAgreementId, powerCatalogueVersion, powerPrice, startWindow } from '../catalogue/power.ts'
import { MeterAtAddress, PowerOrderRequest } from '../chat/power-order.ts'
import type { Day } from '../kernel/days.ts'
import { MeteringPoint } from '../kernel/metering-point.ts'
import { CurrencyCode } from '../kernel/money.ts'
import { defineOrderPort, Pending, Refused, SAMPLE_CUSTOMER, sentWithOrder } from './order-port.ts'
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
const PowerOrderToPlace = v.object({ ...PowerOrderRequest.entries, ...sentWithOrder })

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

export const powerPort = defineOrderPort(
  { title: 'Power orders', setting: 'POWER_URL' },
  {
    path: '/power-orders',
    place: {
      summary: 'Place an order of power',
      input: PowerOrderToPlace,
      samples: { placed: sampleOrder, refused: (today) => ({ ...sampleOrder(today), startDate: today }) },
      another: (n) => ({ street: `Götgatan ${n}` }),
    },
    answer: PowerOrderAnswer,
    list: { summary: 'The power agreements of a customer, newest first', of: OrderedPower },
  },
)
