import type { Step } from '#flows/kit/flow.ts'

type Own = 'address_known' | 'street' | 'postal_code' | 'city'

/** Asks for the address, one line at a time, unless it is known. Guard: `addressKnown`. */
export function address<const Out extends string>(to: Record<'done', Out>): Record<Own, Step<Own | Out>> {
  return {
    address_known: { branch: [{ if: 'addressKnown', to: to.done }, { to: 'street' }] },
    street: {
      say: ['shared.street'],
      ask: { input: { rule: 'street', write: 'street', label: 'shared.street.label', to: 'postal_code' } },
    },
    postal_code: {
      say: ['shared.postalCode'],
      ask: { input: { rule: 'postalCode', write: 'postalCode', label: 'shared.postalCode.label', to: 'city' } },
    },
    city: {
      say: ['shared.city'],
      ask: { input: { rule: 'city', write: 'city', label: 'shared.city.label', to: to.done } },
    },
  }
}
