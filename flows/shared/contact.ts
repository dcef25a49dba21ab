import type { Step } from '#flows/kit/flow.ts'

type Own = 'phone_known' | 'phone' | 'email_known' | 'email'

/** Asks for phone and e-mail, each unless known. Guards: `phoneKnown`, `emailKnown`; offer: `ownPhones`. */
export function contact<const Out extends string>(to: Record<'done', Out>): Record<Own, Step<Own | Out>> {
  return {
    phone_known: { branch: [{ if: 'phoneKnown', to: 'email_known' }, { to: 'phone' }] },
    phone: {
      say: ['shared.phone'],
      ask: {
        offer: { from: 'ownPhones', to: 'email_known' },
        input: { rule: 'phone', write: 'phone', label: 'shared.phone.label', to: 'email_known' },
      },
    },
    email_known: { branch: [{ if: 'emailKnown', to: to.done }, { to: 'email' }] },
    email: {
      say: ['shared.email'],
      ask: { input: { rule: 'email', write: 'email', label: 'shared.email.label', to: to.done } },
    },
  }
}
