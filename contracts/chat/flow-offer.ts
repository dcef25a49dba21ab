import { LOCALES, type Locale } from '../kernel/locale.ts'
import { isSold, type Product } from '../products/offers.ts'

/**
 * Limits a flow to locales where its product is sold (ONE-04), or to those in `only`. `instead` selects the locale's
 * fallback flow.
 */
export type FlowOffer = {
  readonly sells?: Product
  readonly only?: readonly Locale[]
  readonly instead: 'home' | 'intro' | 'order'
}

export function isOfferedIn({ sells, only }: FlowOffer, locale: Locale): boolean {
  return (sells === undefined || isSold(sells, locale)) && (only === undefined || only.includes(locale))
}

export const localesOf = (offer: FlowOffer): Locale[] => LOCALES.filter((locale) => isOfferedIn(offer, locale))
