import { useDeferredValue, useId, useState } from 'react'
import { useCount } from '#src/i18n/use-count.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { CountryCard } from './country-card.tsx'
import type { CountryNames } from './country-names.ts'
import { countryPrices } from './country-prices.ts'
import styles from './country-search.module.css'
import { findCountries } from './find-countries.ts'

/** So many countries are shown at once. */
const SHOWN = 6

type CountrySearchProps = { names: CountryNames; asked?: string | undefined; list: string; level?: 2 | 3 }

/** Finds a country as it is typed, with its zones and prices to it and in it (PAGE-10). Without scripts it is a form. */
export function CountrySearch({ names, asked = '', list, level = 2 }: CountrySearchProps) {
  const t = useText()
  const count = useCount()
  const heading = useId()
  const [typed, setTyped] = useState(asked)
  const query = useDeferredValue(typed)
  const found = findCountries(query, names, t('prices.country.aliases'))
  const [best] = found
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.search} aria-labelledby={heading} data-print="no">
      <Heading id={heading}>{t('prices.country.title')}</Heading>
      <search>
        <form className={styles.ask} onSubmit={(event) => event.preventDefault()}>
          {list === 'broadband' && <input type="hidden" name="abonnement" value="mobilt-bredband" />}
          <TextField
            type="search"
            name="land"
            label={t('prices.country.label')}
            hint={t('prices.country.hint')}
            value={typed}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className={styles.scriptless}>
            <Button type="submit">{t('prices.country.find')}</Button>
          </div>
        </form>
      </search>
      <output className={styles.said}>
        {query.trim() && (found.length > 0 ? count('prices.country.found', found.length) : t('prices.country.none', { asked: query.trim() }))}
      </output>
      {query.trim() && found.length === 0 && <p>{t('prices.country.noneHelp')}</p>}
      {found.slice(0, SHOWN).map(({ code, name }) => {
        const prices = countryPrices(code)
        return (
          <details key={code} className={styles.country} open={code === best?.code}>
            <summary>{name === names[code] ? name : `${name} (${names[code]})`}</summary>
            {prices ? <CountryCard prices={prices} /> : <p>{t('prices.country.home')}</p>}
          </details>
        )
      })}
      {found.length > SHOWN && <p className={styles.said}>{t('prices.country.more', { shown: SHOWN })}</p>}
    </section>
  )
}
