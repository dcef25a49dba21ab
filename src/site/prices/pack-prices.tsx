import { callingZones } from '#contracts/catalogue/zones.ts'
import { abroadCallPacks, callPack, dataPacks, dataPackShortNumber } from '#contracts/catalogue/abroad.ts'
import type { Entry } from '#contracts/catalogue/price-book.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { formatData } from '#contracts/kernel/format-data.ts'
import { PriceTable } from './price-table.tsx'
import { usePrices } from './price-list.ts'

export function PackPrices() {
  const t = useText()
  const locale = useLocale()
  const { money, amountOf } = usePrices()
  const { ringUtland, ringEu } = abroadCallPacks
  const month = (entry: Entry) => t('catalogue.unit.month', { price: money(amountOf(entry)) })
  const reached = Object.entries(callingZones)
    .filter(([zone]) => ringUtland.zones.some((reachedZone) => reachedZone === Number(zone)))
    .flatMap(([, countries]) => countries)
  return (
    <>
      <p>{t('prices.packs.order', { number: dataPackShortNumber })}</p>
      {(['norwayAndEu', 'zone2'] as const).map((where) => (
        <PriceTable
          key={where}
          caption={t(`catalogue.packs.${where}`)}
          columns={[t('prices.column.data'), t('prices.column.order'), t('prices.column.price')]}
          rows={dataPacks
            .filter((pack) => pack.where === where)
            .map(({ mb, sms, price }) => [sms, formatData(mb, locale), sms, money(amountOf(price))])}
        />
      ))}
      <PriceTable
        caption={t('prices.packs.calls')}
        columns={[t('prices.column.service'), t('prices.column.price')]}
        hideHead
        rows={[
          ['callPack', t('catalogue.packs.callPack', { units: callPack.units }), money(amountOf(callPack.price))],
          [
            'ringUtland',
            t('catalogue.packs.ringUtland', { minutes: ringUtland.minutes, countries: reached.length }),
            month(ringUtland.monthly),
          ],
          ['ringEu', t('catalogue.packs.ringEu', { minutes: ringEu.minutes }), month(ringEu.monthly)],
        ]}
      />
    </>
  )
}
