import * as v from 'valibot'
import { PriceArea, priceAreaOf } from '#contracts/catalogue/power-area.ts'
import { MeterAtAddress, PowerOrderRequest } from '#contracts/chat/power-order.ts'
import { MeteringPoint, meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import { declareEffect, ORDER_PRECONDITIONS } from './effect.ts'

type At = { postalCode: string }

/** Danish postal codes have four digits, Swedish ones five. */
const countryAt = ({ postalCode }: At) => (postalCode.length === 4 ? 'DK' : 'SE')
const areaAt = (at: At) => priceAreaOf(countryAt(at), at.postalCode)
const meterAt = (at: At, own: string) => meteringPointFrom(countryAt(at), own)

export const powerEffects = {
  'metering.find': declareEffect({
    needs: v.object({ street: v.string(), postalCode: v.string() }),
    gives: v.object({
      meteringPoint: v.optional(MeteringPoint),
      meteringPoints: v.optional(v.array(MeterAtAddress)),
      priceArea: v.optional(PriceArea),
    }),
    outcomes: {
      found: { sample: (at) => ({ meteringPoint: meterAt(at, '1'), priceArea: areaAt(at) }) },
      several: {
        sample: (at) => ({
          meteringPoints: ['1', '2'].map((own) => ({ meteringPoint: meterAt(at, own), place: `lgh 110${own}` })),
          priceArea: areaAt(at),
        }),
      },
      notFound: { sample: (at) => ({ priceArea: areaAt(at) }) },
      failed: {},
    },
    sells: 'power',
    idempotency: { by: 'repeatable' },
    sampleNeeds: { street: 'Götgatan 12B', postalCode: '11846' },
  }),
  'power.order': declareEffect({
    needs: PowerOrderRequest,
    gives: v.object({ orderId: v.optional(v.string()) }),
    outcomes: {
      placed: { sample: { orderId: 'o1' }, irreversible: 'ordered' },
      alreadyCustomer: {},
      priceChanged: { voids: ['price', 'confirmation'] },
      tooSoon: {},
      failed: { irreversible: 'ordered' },
    },
    after: ORDER_PRECONDITIONS,
    sells: 'power',
    idempotency: { by: 'key' },
    sampleNeeds: {
      powerAgreement: 'se-timpris',
      priceArea: 'SE3',
      meteringPoint: meteringPointFrom('SE', '1'),
      street: 'Götgatan 12B',
      postalCode: '11846',
      city: 'Stockholm',
      powerReason: 'switch',
      quotedPerKwh: 400,
      quotedMonthly: 4_900,
    },
  }),
}
