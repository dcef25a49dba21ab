import { keysOf } from '#contracts/kernel/keys-of.ts'
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

const TABLES = [
  {
    table: 'directory',
    rows: keysOf(directoryNumbers).map(
      (row) => ({ row, id: `catalogue.directory.${row}`, ...directoryNumbers[row] }) as const,
    ),
  },
  {
    table: 'premium',
    rows: keysOf(premiumNumbers).map(
      (row) => ({ row, id: `catalogue.premium.${row}`, ...premiumNumbers[row] }) as const,
    ),
  },
  {
    table: 'satellite',
    rows: keysOf(satelliteNumbers).map(
      (row) => ({ row, id: `catalogue.satellite.${row}`, ...satelliteNumbers[row] }) as const,
    ),
  },
  {
    table: 'onBoard',
    rows: keysOf(onBoardNumbers).map(
      (row) => ({ row, id: `catalogue.onBoard.${row}`, ...onBoardNumbers[row] }) as const,
    ),
  },
] as const

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
      {TABLES.map(({ table, rows }) => (
        <PriceTable
          key={table}
          caption={t(`catalogue.table.${table}`)}
          columns={[t('prices.column.service'), t('catalogue.special.call'), t('catalogue.special.minute')]}
          rows={rows.map(({ row, id, call, minute }) => [row, t(id), bare(call), bare(minute)])}
        />
      ))}
      <p className={styles.note}>{t('prices.operator')}</p>
    </>
  )
}
