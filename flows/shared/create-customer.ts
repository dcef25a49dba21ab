import { tryAgain } from './try-again.ts'
import type { Step } from '#flows/kit/flow.ts'

type Own = 'create_customer' | 'create_customer_failed'

/** Makes an account of what was answered, for a number that a code has proven. */
export function createCustomer<const Out extends string>(
  to: Record<'created', Out>,
): Record<Own, Step<Own | Out | 'talk_to_us' | 'leave'>> {
  return {
    create_customer: {
      say: ['shared.create'],
      call: { effect: 'customer.create', outcomes: { created: to.created, failed: 'create_customer_failed' } },
    },
    create_customer_failed: tryAgain('shared.create.failed', 'create_customer'),
  }
}
