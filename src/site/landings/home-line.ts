import { isActive } from '#contracts/products/offers.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

export const homeLine = (locale: Locale) =>
  isActive('power', locale) && !isActive('mobile', locale) ? 'power' : 'mobile'
