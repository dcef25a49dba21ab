import * as v from 'valibot'
import { PlanId } from '#contracts/catalogue/plans.ts'
import { OrderRequest, PortRefusal } from '#contracts/chat/mobile-order.ts'
import { PersonName } from '#contracts/kernel/person-name.ts'
import { declareEffect, ORDER_PRECONDITIONS } from './effect.ts'

/** The check's id tells what was checked. */
const checked = (needs: object) => ({ creditCheckId: JSON.stringify(needs) })

export const mobileEffects = {
  'number.check': declareEffect({
    needs: v.object({ portNumber: v.string() }),
    gives: v.object({ portRefusal: v.optional(PortRefusal) }),
    outcomes: {
      portable: { sample: {} },
      notPortable: { sample: { portRefusal: 'owner_mismatch' } },
      failed: { sample: {} },
    },
    after: [],
    sells: 'mobile',
    idempotency: { by: 'repeatable' },
    sampleNeeds: { portNumber: '+4791234567' },
    double: () => 'portable',
    carriedOutBy: 'service',
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
      failed: { sample: {} },
    },
    after: [],
    sells: 'mobile',
    idempotency: { by: 'repeatable', reuseMinutes: 60 },
    sampleNeeds: {
      name: { firstName: 'Kari', lastName: 'Nordmann' },
      birthDate: '1990-12-24',
      phone: '+4791234567',
      plan: '12gb',
      postalCode: '0150',
    },
    double: () => 'approved',
    carriedOutBy: 'service',
  }),
  'order.place': declareEffect({
    needs: OrderRequest,
    gives: v.object({ orderId: v.optional(v.string()), newNumber: v.optional(v.string()) }),
    outcomes: {
      placed: { sample: { orderId: 'o1', newNumber: '+4740000000' }, irreversible: 'ordered' },
      alreadyCustomer: { sample: {} },
      priceChanged: { sample: {}, voids: ['price', 'confirmation'] },
      failed: { sample: {}, irreversible: 'ordered' },
    },
    after: ORDER_PRECONDITIONS,
    sells: 'mobile',
    idempotency: { by: 'key' },
    sampleNeeds: {
      plan: '12gb',
      numberChoice: 'new',
      forWhom: 'adult',
      customerId: 'c1',
      street: 'Fjordgata 12',
      postalCode: '0150',
      city: 'Oslo',
      creditCheckId: 'k1',
      quotedMonthly: 29_900,
      quotedSetUp: 0,
      catalogueVersion: '1',
    },
    double: () => 'placed',
    carriedOutBy: 'service',
  }),
}
