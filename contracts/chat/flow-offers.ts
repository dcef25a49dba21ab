import { LOCALES, type Locale } from '../kernel/locale.ts'
import { isSold, PRODUCTS, type Product } from '../products/offers.ts'
import type { FlowName } from './flow-name.ts'

/** A locale's own conversations: of its home page, to get to know what there is, and to order. */
const OWN_FLOWS = {
  home: { nb_NO: 'mobile_from_external', sv_SE: 'se_landing_page', da_DK: 'power_onboarding', en_US: 'generic_signup' },
  intro: { nb_NO: 'mobile_intro', sv_SE: 'power_intro', da_DK: 'power_intro', en_US: 'mobile_intro' },
  order: { nb_NO: 'mobile_onboarding', sv_SE: 'power_onboarding', da_DK: 'power_onboarding', en_US: 'mobile_onboarding' },
} as const satisfies Record<string, Record<Locale, FlowName>>

export const { home: HOME_FLOWS, intro: INTRO_FLOWS, order: ORDER_FLOWS } = OWN_FLOWS

/** What a flow sells, if anything; `only` where it is for some of the locales that sell it; `instead`: the locale's own that opens where it is not offered. */
type FlowOffer = { readonly sells?: Product; readonly only?: readonly Locale[]; readonly instead: keyof typeof OWN_FLOWS }

/** Where each conversation is offered: where its product is sold (ONE-04). */
const FLOW_OFFERS: Readonly<Record<FlowName, FlowOffer>> = {
  mobile_onboarding: { sells: 'mobile', instead: 'order' },
  mobile_from_external: { sells: 'mobile', instead: 'home' },
  mobile_intro: { sells: 'mobile', instead: 'intro' },
  csat_mobile: { sells: 'mobile', instead: 'home' },
  insurance_leads: { sells: 'insurance', instead: 'home' },
  insurance_intro: { sells: 'insurance', instead: 'intro' },
  debt_check: { sells: 'refinancing', instead: 'home' },
  refinancing_intro: { sells: 'refinancing', instead: 'intro' },
  power_onboarding: { sells: 'power', instead: 'order' },
  power_intro: { sells: 'power', instead: 'intro' },
  se_landing_page: { sells: 'power', only: ['sv_SE'], instead: 'home' },
  generic_signup: { instead: 'home' },
  every_element: { instead: 'home' },
}

export function isOffered(flow: FlowName, locale: Locale): boolean {
  const { sells, only } = FLOW_OFFERS[flow]
  return (sells === undefined || isSold(sells, locale)) && (only === undefined || only.includes(locale))
}

export const localesOf = (flow: FlowName): Locale[] => LOCALES.filter((locale) => isOffered(flow, locale))

/** A conversation to begin, and the product it arrives with. */
type FlowEntry = { flow: FlowName; step: string; product?: string; productValue?: string }

/**
 * What a visitor who asks for a conversation gets: it, where it is offered; elsewhere the beginning of the locale's own. A
 * product that is not sold in the locale is not brought along.
 */
export function offeredEntry({ flow, step, product, productValue }: FlowEntry, locale: Locale): FlowEntry {
  const known = PRODUCTS.find((each) => each === product)
  const isBrought = known === undefined || isSold(known, locale)
  const brought = isBrought && { ...(product !== undefined && { product }), ...(productValue !== undefined && { productValue }) }
  if (isOffered(flow, locale)) return { flow, step, ...brought }
  return { flow: OWN_FLOWS[FLOW_OFFERS[flow].instead][locale], step: 'init', ...brought }
}
