import { languageTag, type Locale } from './locale.ts'

/** An amount of data in megabytes, 1000-based, in the largest unit that fits: "500 MB", "12 GB", "1,25 GB". */
export const formatData = (mb: number, locale: Locale): string => inUnit(mb, locale, 0)

/** Data transferred, as the usage card shows it: always two decimals (USE-02). */
export const formatTransfer = (mb: number, locale: Locale): string => inUnit(mb, locale, 2)

function inUnit(mb: number, locale: Locale, least: number): string {
  const [amount, unit] = mb >= 1_000_000 ? [mb / 1_000_000, 'TB'] : mb >= 1_000 ? [mb / 1_000, 'GB'] : [mb, 'MB']
  return `${new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: least, maximumFractionDigits: 2 }).format(amount)}\u00a0${unit}`
}
