import { languageTag, type Locale } from './locale.ts'

export const formatData = (mb: number, locale: Locale): string => inUnit(mb, locale, 0)

/** Always shows two decimals (USE-02). */
export const formatTransfer = (mb: number, locale: Locale): string => inUnit(mb, locale, 2)

function inUnit(mb: number, locale: Locale, least: number): string {
  const [amount, unit] = mb >= 1_000_000 ? [mb / 1_000_000, 'TB'] : mb >= 1_000 ? [mb / 1_000, 'GB'] : [mb, 'MB']
  return `${new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: least, maximumFractionDigits: 2 }).format(amount)}\u00a0${unit}`
}
