import * as v from 'valibot'
import { PersonName } from '#contracts/kernel/person-name.ts'
import { declareEffect } from './effect.ts'

const Customer = v.object({ customerId: v.optional(v.string()), firstName: v.optional(v.string()) })
const KARI = { customerId: 'c1', firstName: 'Kari' }

export const identityEffects = {
  'code.send': declareEffect({
    needs: v.object({ phone: v.string() }),
    gives: v.object({}),
    outcomes: {
      sent: { sample: {} },
      tooMany: { sample: {} },
      busy: { sample: {} },
      noSms: { sample: {} },
      failed: { sample: {} },
    },
    after: [],
    sells: 'nothing',
    idempotency: { by: 'key' },
    sampleNeeds: { phone: '+4791234567' },
    double: () => 'sent',
    carriedOutBy: 'service',
  }),
  'code.check': declareEffect({
    needs: v.object({ phone: v.string(), code: v.string() }),
    gives: Customer,
    outcomes: {
      known: { sample: KARI, proves: ['identity'], irreversible: 'proven' },
      new: { sample: {}, proves: ['identity'], irreversible: 'proven' },
      wrong: { sample: {} },
      expired: { sample: {} },
      tooMany: { sample: {} },
      failed: { sample: {} },
    },
    after: [],
    sells: 'nothing',
    idempotency: { by: 'key' },
    sampleNeeds: { phone: '+4791234567', code: '774411' },
    double: ({ code }) => (code === '774411' ? 'known' : 'wrong'),
    carriedOutBy: 'service',
  }),
  'customer.create': declareEffect({
    needs: v.object({
      phone: v.string(),
      name: PersonName,
      email: v.string(),
      birthDate: v.optional(v.string()),
      street: v.optional(v.string()),
      postalCode: v.optional(v.string()),
      city: v.optional(v.string()),
    }),
    gives: Customer,
    outcomes: { created: { sample: KARI, irreversible: 'proven' }, failed: { sample: {}, irreversible: 'proven' } },
    after: ['identity'],
    sells: 'nothing',
    idempotency: { by: 'repeatable' },
    sampleNeeds: { phone: '+4791234567', name: { firstName: 'Kari', lastName: 'Nordmann' }, email: 'kari@example.no' },
    double: () => 'created',
    carriedOutBy: 'service',
  }),
  'session.signIn': declareEffect({
    needs: v.object({ customerId: v.string() }),
    gives: v.object({}),
    outcomes: { signedIn: { sample: {}, irreversible: 'proven' }, failed: { sample: {} } },
    after: ['identity'],
    sells: 'nothing',
    idempotency: { by: 'repeatable' },
    sampleNeeds: { customerId: 'c1' },
    double: () => 'signedIn',
    carriedOutBy: 'conversation',
  }),
}
