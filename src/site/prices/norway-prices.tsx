import { keysOf } from '#contracts/kernel/keys-of.ts'
import { uncontrolledData, flexDataTable, afterPackage, flexUse } from '#contracts/catalogue/norway.ts'
import { dataControl, flexVariants, slowedPlans } from '#contracts/catalogue/plans.ts'
import type { Entry } from '#contracts/catalogue/price-book.ts'
import { FREE_USE_LIMIT } from '#contracts/catalogue/terms.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { type PriceQuery, usePrices } from './price-list.ts'
import { FlexCalculator } from './flex-calculator.tsx'
import { formatData } from '#contracts/kernel/format-data.ts'
import { PriceTable } from './price-table.tsx'
import styles from './price-lists.module.css'

export function NorwayPrices({ asked }: { asked?: PriceQuery | undefined }) {
  const t = useText()
  const locale = useLocale()
  const { price, money, amountOf, today } = usePrices()
  const rows = (prices: Partial<Record<keyof typeof afterPackage, Entry>>) =>
    keysOf(prices).flatMap((row) =>
      prices[row] ? [[row, t(`catalogue.norway.${row}`), price(prices[row])] as const] : [],
    )
  const columns = [t('prices.column.service'), t('prices.column.price')]
  const { maxMonthly, throttleAfterMb, throttleKbps } = uncontrolledData
  const { zero, free } = flexVariants
  return (
    <>
      <p>
        {t('prices.norway.intro')}{' '}
        {t('catalogue.freeUse', { limit: new Intl.NumberFormat(languageTag(locale)).format(FREE_USE_LIMIT) })}
      </p>
      <PriceTable caption={t('catalogue.table.norway')} columns={columns} hideHead rows={rows(afterPackage)} />
      <PriceTable
        caption={t('prices.norway.uncontrolled')}
        columns={columns}
        hideHead
        rows={[
          ['data', t('catalogue.data.uncontrolled'), price(uncontrolledData.price)],
          ['max', t('catalogue.data.maxMonthly'), money(amountOf(maxMonthly))],
        ]}
      />
      <p className={styles.note}>
        {t('catalogue.data.throttled', { afterGb: throttleAfterMb / 1_000, kbps: throttleKbps })}{' '}
        {t('prices.norway.control', { mb: dataControl.overMb, date: formatDayIn(locale, dataControl.from) })}{' '}
        {t('prices.norway.slowed', {
          plans: slowedPlans()
            .map(({ name }) => name)
            .join(', '),
          kbps: throttleKbps,
        })}
      </p>
      <PriceTable caption={t('catalogue.table.flexUse')} columns={columns} hideHead rows={rows(flexUse)} />
      <p>{t('prices.flex.intro', { setUp: money(amountOf(zero.setUp)), monthly: money(amountOf(free.monthly)) })}</p>
      <PriceTable
        caption={t('catalogue.table.flexData')}
        columns={[t('catalogue.flex.data'), zero.name, free.name]}
        rows={flexDataTable(today).map((row) => [
          String(row.mb),
          formatData(row.mb, locale),
          money(row.zero),
          money(row.free),
        ])}
      />
      <FlexCalculator asked={asked} />
    </>
  )
}
