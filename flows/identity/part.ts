import { createCustomer } from '#flows/create-customer/part.ts'
import { definePart } from '#flows/kit/define-part.ts'
import { phoneCode } from '#flows/phone-code/part.ts'

/**
 * Proves who orders, by a code to their phone, and makes an account for who has none; nothing is asked of who is signed
 * in. `otherNumber` must ask for a phone before it comes back.
 */
export const identity = definePart({
  name: 'identity',
  outcomes: ['proven', 'otherNumber'],
  words: ['order.knownCustomer'],
  values: ({ facts: { firstName, name } }) => ({ firstName: firstName ?? name?.firstName }),
  guards: { identified: ({ facts }) => facts.customerId !== undefined },
  renamed: { identity: 'start', order_known_customer: 'known_customer', known_customer: 'known_customer' },
  parts: {
    phone_code: {
      part: phoneCode,
      to: { known: 'known_customer', new: 'create_customer', otherNumber: 'otherNumber' },
    },
    create_customer: { part: createCustomer, to: { created: 'proven' } },
  },
  steps: {
    start: { branch: [{ if: 'identified', to: 'proven', proves: ['identity'] }, { to: 'phone_code' }] },
    known_customer: { say: ['order.knownCustomer'], next: 'proven' },
  },
})
