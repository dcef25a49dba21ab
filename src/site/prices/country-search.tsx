import { useDeferredValue, useId, useState, type ReactNode } from 'react'
import { useCount, useText, useLocale } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { callingZones } from '#contracts/catalogue/zones.ts'
import { Badge } from '#src/ui/badge.tsx'
import { formatData } from '#contracts/kernel/format-data.ts'
import { type CountryNames, countryPrices, type CountryPrices, findCountries } from './find-countries.ts'
import styles from './country-search.module.css'
import { usePrices } from './price-list.ts'

const SHOWN = 6

type CountrySearchProps = { names: CountryNames; asked?: string | undefined; list: string; level?: 2 | 3 }

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
        {query.trim() &&
          (found.length > 0
            ? count('prices.country.found', found.length)
            : t('prices.country.none', { asked: query.trim() }))}
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

function CountryCard({ prices: { calling, use } }: { prices: CountryPrices }) {
  const t = useText()
  const locale = useLocale()
  const { price, money, amountOf } = usePrices()
  const calls = [
    [t('prices.country.minute'), price(calling.minute)],
    [t('catalogue.calling.callStart'), price(calling.callStart)],
    [t('prices.country.sms'), price(calling.sms)],
    [t('catalogue.calling.mms'), price(calling.mms)],
  ] as const
  const uses = (['minute', 'receiveMinute', 'callStart', 'data'] as const).map(
    (row) => [t(`catalogue.use.${row}`), price(use.prices[row])] as const,
  )
  const usePacks = [
    ...use.dataPacks.map(({ mb, price: entry }) =>
      t('prices.country.dataPack', { size: formatData(mb, locale), price: money(amountOf(entry)) }),
    ),
    ...(use.callPack
      ? [`${t('catalogue.packs.callPack', { units: use.callPack.units })}: ${money(amountOf(use.callPack.price))}`]
      : []),
  ]
  const reach = (zones: readonly number[]) =>
    Object.entries(callingZones)
      .filter(([zone]) => zones.includes(Number(zone)))
      .flatMap(([, codes]) => codes).length
  const callPacks = calling.packs.map(({ name, minutes, zones, monthly }) => {
    const id = name === 'Ring EU' ? 'catalogue.packs.ringEu' : 'catalogue.packs.ringUtland'
    return `${t(id, { minutes, countries: reach(zones) })}, ${t('catalogue.unit.month', { price: money(amountOf(monthly)) })}`
  })
  return (
    <div className={styles.directions}>
      <Direction heading={t('prices.country.call')} zone={calling.zone} rows={calls} packs={callPacks} />
      <Direction
        heading={t('prices.country.there')}
        zone={use.zone}
        rows={use.zone === 1 ? [] : uses}
        packs={use.zone === 1 ? [] : usePacks}
      >
        {use.zone === 1 && t('prices.country.asHome')}
      </Direction>
    </div>
  )
}

type DirectionProps = {
  heading: string
  zone: number
  rows: readonly (readonly [string, string])[]
  packs: readonly string[]
  children?: ReactNode
}

function Direction({ heading, zone, rows, packs, children }: DirectionProps) {
  const t = useText()
  return (
    <div className={styles.direction}>
      <h4>
        {heading} <Badge>{t('catalogue.zone', { zone })}</Badge>
      </h4>
      {children && <p>{children}</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {packs.length > 0 && (
        <>
          <p className={styles.packs}>{t('prices.country.packs')}</p>
          <ul>
            {packs.map((pack) => (
              <li key={pack}>{pack}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
