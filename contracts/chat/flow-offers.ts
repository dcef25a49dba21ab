import type { Locale } from '../kernel/locale.ts'
import { isSold, PRODUCTS } from '../products/offers.ts'
import { FLOW_OFFERS } from './flow-list.ts'
import type { FlowName } from './flow-name.ts'
import { isOfferedIn, type FlowOffer } from './flow-offer.ts'

const OWN_FLOWS = {
  home: { nb_NO: 'mobile_from_external', sv_SE: 'se_landing_page', da_DK: 'power_onboarding', en_US: 'generic_signup' },
  intro: { nb_NO: 'mobile_intro', sv_SE: 'power_intro', da_DK: 'power_intro', en_US: 'mobile_intro' },
  order: {
    nb_NO: 'mobile_onboarding',
    sv_SE: 'power_onboarding',
    da_DK: 'power_onboarding',
    en_US: 'mobile_onboarding',
  },
} as const satisfies Record<FlowOffer['instead'], Record<Locale, FlowName>>

export const { home: HOME_FLOWS, intro: INTRO_FLOWS, order: ORDER_FLOWS } = OWN_FLOWS

export const isOffered = (flow: FlowName, locale: Locale): boolean => isOfferedIn(FLOW_OFFERS[flow], locale)

type FlowEntry = { flow: FlowName; step: string; product?: string; productValue?: string }

/**
 * Returns the requested flow if it is offered, otherwise the locale's fallback flow. Drops a product that is not sold
 * in the locale.
 */
export function offeredEntry({ flow, step, product, productValue }: FlowEntry, locale: Locale): FlowEntry {
  const known = PRODUCTS.find((each) => each === product)
  const isBrought = known === undefined || isSold(known, locale)
  const brought = isBrought && {
    ...(product !== undefined && { product }),
    ...(productValue !== undefined && { productValue }),
  }
  if (isOffered(flow, locale)) return { flow, step, ...brought }
  return { flow: OWN_FLOWS[FLOW_OFFERS[flow].instead][locale], step: 'init', ...brought }
}
