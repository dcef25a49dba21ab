import { isActive } from '#contracts/products/offers.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** The line of products that gives a locale's general pages their look: power where mobile is not sold. */
export const homeLine = (locale: Locale) =>
  isActive('power', locale) && !isActive('mobile', locale) ? 'power' : 'mobile'
