import type { ReactNode } from 'react'
import { callingZones } from '#contracts/catalogue/calling-zones.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import type { CountryPrices } from './country-prices.ts'
import styles from './country-search.module.css'
import { formatData } from '#contracts/kernel/format-data.ts'
import { usePrices } from './use-prices.ts'

/** A country's zones and prices, to it and in it (PAGE-10). */
export function CountryCard({ prices: { calling, use } }: { prices: CountryPrices }) {
  const t = useText()
  const locale = useLocale()
  const { price, money } = usePrices()
  const calls = [
    [t('prices.country.minute'), price(calling.minute)],
    [t('catalogue.calling.callStart'), price(calling.callStart)],
    [t('prices.country.sms'), price(calling.sms)],
    [t('catalogue.calling.mms'), price(calling.mms)],
  ] as const
  const uses = (['minute', 'receiveMinute', 'callStart', 'data'] as const).map((row) => [t(`catalogue.use.${row}`), price(use.prices[row])] as const)
  const usePacks = [
    ...use.dataPacks.map(({ mb, price: amount }) => t('prices.country.dataPack', { size: formatData(mb, locale), price: money(amount) })),
    ...(use.callPack ? [`${t('catalogue.packs.callPack', { units: use.callPack.units })}: ${money(use.callPack.price)}`] : []),
  ]
  const reach = (zones: readonly number[]) => Object.entries(callingZones).filter(([zone]) => zones.includes(Number(zone))).flatMap(([, codes]) => codes).length
  const callPacks = calling.packs.map(({ name, minutes, zones, monthly }) => {
    const id = name === 'Ring EU' ? 'catalogue.packs.ringEu' : 'catalogue.packs.ringUtland'
    return `${t(id, { minutes, countries: reach(zones) })}, ${t('catalogue.unit.month', { price: money(monthly) })}`
  })
  return (
    <div className={styles.directions}>
      <Direction heading={t('prices.country.call')} zone={calling.zone} rows={calls} packs={callPacks} />
      <Direction heading={t('prices.country.there')} zone={use.zone} rows={use.zone === 1 ? [] : uses} packs={use.zone === 1 ? [] : usePacks}>
        {use.zone === 1 && t('prices.country.asHome')}
      </Direction>
    </div>
  )
}

type DirectionProps = { heading: string; zone: number; rows: readonly (readonly [string, string])[]; packs: readonly string[]; children?: ReactNode }

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
