import { languageTag, type Locale } from '#contracts/kernel/locale.ts'

/** An amount of data in megabytes, 1000-based, in the largest unit that fits: "500 MB", "12 GB", at most `digits` decimals. */
export function formatData(mb: number, locale: Locale, digits = 2): string {
  const [amount, unit] = mb >= 1_000 ? [mb / 1_000, 'GB'] : [mb, 'MB']
  return `${new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: digits }).format(amount)}\u00a0${unit}`
}
