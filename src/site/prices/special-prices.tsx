import {
  directoryNumbers,
  onBoardNumbers,
  premiumNumbers,
  satelliteNumbers,
  shortNumberSms,
} from '#contracts/catalogue/special-numbers.ts'
import { SPECIAL_NUMBER_ZONE } from '#contracts/catalogue/abroad.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PriceTable } from './price-table.tsx'
import { usePrices } from './price-list.ts'
import styles from './price-lists.module.css'

const TABLES = {
  directory: directoryNumbers,
  premium: premiumNumbers,
  satellite: satelliteNumbers,
  onBoard: onBoardNumbers,
}

/** Service numbers, directory enquiries, satellite phones, ships and aircraft (PRICE-01, PRICE-03). */
export function SpecialPrices() {
  const t = useText()
  const { bare, price } = usePrices()
  return (
    <>
      <p>{t('prices.special.intro', { zone: SPECIAL_NUMBER_ZONE })}</p>
      <PriceTable
        caption={t('prices.tab.special')}
        hideCaption
        columns={[t('prices.column.service'), t('prices.column.price')]}
        hideHead
        rows={[['sms', t('catalogue.special.shortNumberSms'), price(shortNumberSms)]]}
      />
      {Object.entries(TABLES).map(([table, numbers]) => (
        <PriceTable
          key={table}
          caption={t(`catalogue.table.${table}`)}
          columns={[t('prices.column.service'), t('catalogue.special.call'), t('catalogue.special.minute')]}
          rows={Object.entries(numbers).map(([row, { call, minute }]) => [
            row,
            t(`catalogue.${table}.${row}`),
            bare(call),
            bare(minute),
          ])}
        />
      ))}
      <p className={styles.note}>{t('prices.operator')}</p>
    </>
  )
}
