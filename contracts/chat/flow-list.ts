// Written by `npm run flows` from the flows there are: change those.
import type { FlowOffer } from './flow-offer.ts'

export const FLOW_NAMES = [
  'csat_mobile',
  'debt_check',
  'every_element',
  'generic_signup',
  'insurance_intro',
  'insurance_leads',
  'mobile_from_external',
  'mobile_intro',
  'mobile_onboarding',
  'power_intro',
  'power_onboarding',
  'refinancing_intro',
  'se_landing_page',
] as const

export const FLOW_OFFERS: Readonly<Record<(typeof FLOW_NAMES)[number], FlowOffer>> = {
  csat_mobile: { sells: 'mobile', instead: 'home' },
  debt_check: { sells: 'refinancing', instead: 'home' },
  every_element: { instead: 'home' },
  generic_signup: { instead: 'home' },
  insurance_intro: { sells: 'insurance', instead: 'intro' },
  insurance_leads: { sells: 'insurance', instead: 'home' },
  mobile_from_external: { sells: 'mobile', instead: 'home' },
  mobile_intro: { sells: 'mobile', instead: 'intro' },
  mobile_onboarding: { sells: 'mobile', instead: 'order' },
  power_intro: { sells: 'power', instead: 'intro' },
  power_onboarding: { sells: 'power', instead: 'order' },
  refinancing_intro: { sells: 'refinancing', instead: 'intro' },
  se_landing_page: { sells: 'power', only: ['sv_SE'], instead: 'home' },
}
