import type { Facts } from '#contracts/chat/facts.ts'
import { definePart } from '#flows/kit/define-part.ts'

/** Put into `learn`, it has the address asked for again. */
export const ADDRESS_UNKNOWN = { street: undefined, postalCode: undefined, city: undefined } as const satisfies Facts

/** Asks for what is not known of an address, line by line. */
export const address = definePart({
  name: 'address',
  outcomes: ['known'],
  words: ['shared.street'],
  renamed: { address_known: 'start', street: 'street', postal_code: 'postal_code', city: 'city' },
  steps: {
    start: {
      collect: {
        street: 'shared.street',
        postalCode: 'shared.postalCode',
        city: 'shared.city',
      },
      next: 'known',
    },
  },
})
