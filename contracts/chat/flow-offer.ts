import { LOCALES, type Locale } from '../kernel/locale.ts'
import { isSold, type Product } from '../products/offers.ts'

/**
 * Where a conversation is offered: where the product it sells is sold (ONE-04), `only` in some of those locales. `instead` names
 * the locale's own conversation that opens where it is not offered.
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
