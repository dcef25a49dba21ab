import { useLocale } from '#src/i18n/use-text.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import type { CountryNames } from './find-countries.ts'
import styles from './price-lists.module.css'

type ZoneCountriesProps = {
  zones: Readonly<Record<string, readonly string[]>>
  names: CountryNames
  say: (zone: string, count: number) => string
}

export function ZoneCountries({ zones, names, say }: ZoneCountriesProps) {
  const locale = useLocale()
  const { compare } = new Intl.Collator(languageTag(locale))
  return (
    <div className={styles.zones}>
      {Object.entries(zones).map(([zone, codes]) => (
        <details key={zone}>
          <summary>{say(zone, codes.length)}</summary>
          <p>
            {codes
              .map((code) => names[code] ?? code)
              .sort(compare)
              .join(', ')}
          </p>
        </details>
      ))}
    </div>
  )
}
