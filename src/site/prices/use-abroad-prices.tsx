import { SPECIAL_NUMBER_ZONE, useAbroad } from '#contracts/catalogue/abroad.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useZones } from '#contracts/catalogue/zones.ts'
import type { CountryNames } from './find-countries.ts'
import { PriceTable } from './price-table.tsx'
import { usePrices } from './price-list.ts'
import { ZoneCountries } from './zone-countries.tsx'

/** Renamed, because the linter takes `useAbroad` for a hook. */
const abroadPrices = Object.entries(useAbroad)

const abroadZones = useZones

const ROWS = ['minute', 'receiveMinute', 'callStart', 'data'] as const

export function UseAbroadPrices({ names }: { names: CountryNames }) {
  const t = useText()
  const { price, amountOf } = usePrices()
  return (
    <>
      <p>{t('prices.use.intro')}</p>
      {abroadPrices.map(([zone, prices]) => (
        <PriceTable
          key={zone}
          caption={t('catalogue.zone', { zone })}
          columns={[t('prices.column.service'), t('prices.column.price')]}
          hideHead
          rows={ROWS.map((row) => [
            row,
            t(`catalogue.use.${row}`),
            amountOf(prices[row]) === 0 ? t('catalogue.included') : price(prices[row]),
          ])}
        />
      ))}
      <p>{t('catalogue.use.mixed', { zone: SPECIAL_NUMBER_ZONE })}</p>
      <h3>{t('prices.calling.countries')}</h3>
      <ZoneCountries
        zones={abroadZones}
        names={names}
        say={(zone, count) => t('prices.use.zoneCountries', { zone, count })}
      />
    </>
  )
}
