import { FACTS, type Facts } from '#contracts/chat/facts.ts'
import { TOGGLES } from '#contracts/features/toggles.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

const HOME: Record<Locale, Facts> = {
  nb_NO: { street: 'Fjordgata 12', postalCode: '0150', city: 'Oslo' },
  sv_SE: { street: 'Götgatan 12B', postalCode: '11846', city: 'Stockholm' },
  da_DK: { street: 'Bredgade 12', postalCode: '1260', city: 'København' },
  en_US: { street: 'Fjordgata 12', postalCode: '0150', city: 'Oslo' },
}

/**
 * What may be known when a flow begins: nothing, what a page gives, what we know of a signed-in customer, and what the
 * portal offers and has switched off.
 */
export function sampleOpenings(locale: Locale): Facts[] {
  const customer: Facts = {
    signedIn: true,
    customerId: 'c1',
    firstName: 'Kari',
    phone: '+4791234567',
  }
  const whole: Facts = {
    ...customer,
    ...HOME[locale],
    name: { firstName: 'Kari', lastName: 'Nordmann' },
    email: 'kari@example.no',
    birthDate: '1990-12-24',
  }
  const plans = FACTS.plan.samples.map((plan) => ({ plan }))
  return [
    {},
    { phone: '+4791234567', vippsOffered: true },
    ...plans,
    customer,
    whole,
    { ...whole, birthDate: '2012-12-24', switchedOff: [...TOGGLES] },
    ...plans.map((plan) => ({ ...whole, ...plan })),
  ]
}
