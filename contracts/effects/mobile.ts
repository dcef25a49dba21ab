import * as v from 'valibot'
import { PlanId } from '#contracts/catalogue/plans.ts'
import { OrderRequest, PortRefusal } from '#contracts/chat/mobile-order.ts'
import { PersonName } from '#contracts/kernel/person-name.ts'
import { declareEffect, ORDER_PRECONDITIONS } from './effect.ts'

const checked = (needs: object) => ({ creditCheckId: JSON.stringify(needs) })

export const mobileEffects = {
  'number.check': declareEffect({
    needs: v.object({ portNumber: v.string() }),
    gives: v.object({ portRefusal: v.optional(PortRefusal) }),
    outcomes: {
      portable: {},
      notPortable: { sample: { portRefusal: 'owner_mismatch' } },
      failed: {},
    },
    sells: 'mobile',
    idempotency: { by: 'repeatable' },
  }),
  'credit.check': declareEffect({
    needs: v.object({
      name: PersonName,
      birthDate: v.string(),
      phone: v.string(),
      plan: PlanId,
      postalCode: v.string(),
    }),
    gives: v.object({ creditCheckId: v.optional(v.string()), depositOre: v.optional(v.number()) }),
    outcomes: {
      approved: { sample: checked },
      deposit: { sample: (needs) => ({ ...checked(needs), depositOre: 100_000 }) },
      refused: { sample: checked },
      failed: {},
    },
    sells: 'mobile',
    idempotency: { by: 'repeatable', reuseMinutes: 60 },
    sampleNeeds: { plan: '12gb' },
  }),
  'order.place': declareEffect({
    needs: OrderRequest,
    gives: v.object({ orderId: v.optional(v.string()), newNumber: v.optional(v.string()) }),
    outcomes: {
      placed: { sample: { orderId: 'o1', newNumber: '+4740000000' }, irreversible: 'ordered' },
      alreadyCustomer: {},
      priceChanged: { voids: ['price', 'confirmation'] },
      failed: { irreversible: 'ordered' },
    },
    after: ORDER_PRECONDITIONS,
    sells: 'mobile',
    idempotency: { by: 'key' },
    sampleNeeds: { plan: '12gb', numberChoice: 'new' },
  }),
}
