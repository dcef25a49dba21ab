import { definePart } from '#flows/kit/define-part.ts'
import { tryAgain } from '#flows/shared/try-again.ts'

/** Creates an account from the answers; the phone number must be verified by a code before. */
export const createCustomer = definePart({
  name: 'create-customer',
  outcomes: ['created'],
  renamed: { create_customer: 'start', create_customer_failed: 'failed' },
  steps: {
    start: {
      say: ['shared.create'],
      call: { effect: 'customer.create', outcomes: { created: 'created', failed: 'failed' } },
    },
    failed: tryAgain('shared.create.failed', 'start'),
  },
})
