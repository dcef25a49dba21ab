import type { Step } from '#flows/kit/flow.ts'

type Own = 'name_known' | 'name' | 'phone_known' | 'phone' | 'email_known' | 'email'

/** Who orders: name, phone and e-mail, each unless known. */
export function orderer(): Record<Own, Step<Own | 'summary'>> {
  return {
    name_known: { branch: [{ if: 'nameKnown', to: 'phone_known' }, { to: 'name' }] },
    name: {
      say: ['powerOrder.name'],
      ask: { input: { rule: 'name', write: 'name', label: 'powerOrder.name.label', to: 'phone_known' } },
    },
    phone_known: { branch: [{ if: 'phoneKnown', to: 'email_known' }, { to: 'phone' }] },
    phone: {
      say: ['shared.phone'],
      ask: { input: { rule: 'phone', write: 'phone', label: 'shared.phone.label', to: 'email_known' } },
    },
    email_known: { branch: [{ if: 'emailKnown', to: 'summary' }, { to: 'email' }] },
    email: {
      say: ['shared.email'],
      ask: { input: { rule: 'email', write: 'email', label: 'shared.email.label', to: 'summary' } },
    },
  }
}
