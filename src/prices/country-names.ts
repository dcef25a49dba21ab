import { useZones } from '#contracts/catalogue/use-zones.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'

/** Names by ISO 3166 code. */
export type CountryNames = Readonly<Record<string, string>>

/**
 * Norway and every country with a price, by name in a locale. The page is given the server's, for a browser may name a
 * country otherwise.
 */
export function countryNames(locale: Locale): CountryNames {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' })
  return Object.fromEntries(['NO', ...Object.values(useZones).flat()].map((code) => [code, names.of(code) ?? code]))
}
