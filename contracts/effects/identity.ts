import * as v from 'valibot'
import { PersonName } from '#contracts/kernel/person-name.ts'
import { declareEffect } from './effect.ts'

const Customer = v.object({ customerId: v.optional(v.string()), firstName: v.optional(v.string()) })
const KARI = { customerId: 'c1', firstName: 'Kari' }

export const identityEffects = {
  'code.send': declareEffect({
    needs: v.object({ phone: v.string() }),
    outcomes: {
      sent: {},
      tooMany: {},
      busy: {},
      noSms: {},
      failed: {},
    },
    sells: 'nothing',
    idempotency: { by: 'key' },
  }),
  'code.check': declareEffect({
    needs: v.object({ phone: v.string(), code: v.string() }),
    gives: Customer,
    outcomes: {
      known: { sample: KARI, proves: ['identity'], irreversible: 'proven' },
      new: { proves: ['identity'], irreversible: 'proven' },
      wrong: {},
      expired: {},
      tooMany: {},
      failed: {},
    },
    sells: 'nothing',
    idempotency: { by: 'key' },
    double: ({ code }) => (code === '774411' ? 'known' : 'wrong'),
  }),
  'account.find': declareEffect({
    needs: v.object({ phone: v.string(), phoneProof: v.string() }),
    gives: Customer,
    outcomes: {
      known: { sample: KARI, proves: ['identity'], irreversible: 'proven' },
      new: { proves: ['identity'], irreversible: 'proven' },
      expired: {},
      failed: {},
    },
    sells: 'nothing',
    idempotency: { by: 'repeatable' },
  }),
  'customer.create': declareEffect({
    needs: v.object({
      phone: v.string(),
      phoneProof: v.optional(v.string()),
      name: PersonName,
      email: v.string(),
      birthDate: v.optional(v.string()),
      street: v.optional(v.string()),
      postalCode: v.optional(v.string()),
      city: v.optional(v.string()),
    }),
    gives: Customer,
    outcomes: { created: { sample: KARI, irreversible: 'proven' }, failed: { irreversible: 'proven' } },
    after: ['identity'],
    sells: 'nothing',
    idempotency: { by: 'repeatable' },
  }),
  'session.signIn': declareEffect({
    needs: v.object({ customerId: v.string() }),
    gives: v.object({ customerId: v.optional(v.string()) }),
    outcomes: {
      signedIn: { sample: { customerId: KARI.customerId }, irreversible: 'proven' },
      failed: {},
    },
    after: ['identity'],
    sells: 'nothing',
    idempotency: { by: 'repeatable' },
    carriedOutBy: 'conversation',
  }),
}
