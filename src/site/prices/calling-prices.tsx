import { keysOf } from '#contracts/kernel/keys-of.ts'
import { callingAbroad, callingMinute } from '#contracts/catalogue/abroad.ts'
import { callingZones } from '#contracts/catalogue/zones.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { CountryNames } from './find-countries.ts'
import { PriceTable } from './price-table.tsx'
import { usePrices } from './price-list.ts'
import { ZoneCountries } from './zone-countries.tsx'

export function CallingPrices({ names }: { names: CountryNames }) {
  const t = useText()
  const { price } = usePrices()
  return (
    <>
      <p>
        {t('prices.calling.intro')} {t('catalogue.calling.bySecond')}
      </p>
      <PriceTable
        caption={t('catalogue.table.calling')}
        hideCaption
        columns={[t('prices.column.zone'), t('prices.column.price')]}
        hideHead
        rows={[
          ...Object.entries(callingMinute).map(
            ([zone, each]) => [zone, t('catalogue.zone', { zone }), price(each)] as const,
          ),
          ...keysOf(callingAbroad).map(
            (row) => [row, t(`catalogue.calling.${row}`), price(callingAbroad[row])] as const,
          ),
        ]}
      />
      <h3>{t('prices.calling.countries')}</h3>
      <ZoneCountries
        zones={callingZones}
        names={names}
        say={(zone, count) => t('prices.calling.zoneCountries', { zone, count })}
      />
    </>
  )
}
