import * as v from 'valibot'
import { PriceArea } from '#contracts/catalogue/power-area.ts'
import { MeterAtAddress, PowerOrderRequest } from '#contracts/chat/power-order.ts'
import { MeteringPoint, meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import { declareEffect, ORDER_PRECONDITIONS } from './effect.ts'

const METERS = [meteringPointFrom('SE', '1'), meteringPointFrom('SE', '2')] as const

export const powerEffects = {
  'metering.find': declareEffect({
    needs: v.object({ street: v.string(), postalCode: v.string() }),
    gives: v.object({
      meteringPoint: v.optional(MeteringPoint),
      meteringPoints: v.optional(v.array(MeterAtAddress)),
      priceArea: v.optional(PriceArea),
    }),
    outcomes: {
      found: { sample: { meteringPoint: METERS[0], priceArea: 'SE3' } },
      several: {
        sample: {
          meteringPoints: METERS.map((meteringPoint, at) => ({ meteringPoint, place: `lgh 110${at + 1}` })),
          priceArea: 'SE3',
        },
      },
      notFound: { sample: { priceArea: 'SE3' } },
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
      meteringPoint: METERS[0],
      street: 'Götgatan 12B',
      postalCode: '11846',
      city: 'Stockholm',
      powerReason: 'switch',
      quotedPerKwh: 400,
      quotedMonthly: 4_900,
    },
  }),
}
