import { keysOf } from '#contracts/kernel/keys-of.ts'
import { childPlan, planOn } from '#contracts/catalogue/plans.ts'
import { uncontrolledData } from '#contracts/catalogue/norway.ts'
import { extras } from '#contracts/catalogue/extras.ts'
import type { PriceTable as Prices } from '#contracts/catalogue/price-book.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PriceTable } from './price-table.tsx'
import { type PriceList, usePrices } from './price-list.ts'
import styles from './price-lists.module.css'

export function ExtrasPrices({ list }: { list: PriceList }) {
  const t = useText()
  const { price, money, today } = usePrices()
  const rows = keysOf(extras satisfies Prices)
  const gb = childPlan.dataMb / 1_000
  return (
    <>
      <PriceTable
        caption={t('catalogue.table.extras')}
        hideCaption
        columns={[t('prices.column.service'), t('prices.column.price')]}
        hideHead
        rows={rows.map((row) => [row, t(`catalogue.extras.${row}`), price(extras[row])])}
      />
      {list === 'phone' && (
        <div className={styles.child}>
          <h3>{t('prices.child.title', { gb })}</h3>
          <p>
            {t('prices.child.price')}: <strong>{money(planOn('barn-1gb', today).monthly)}</strong>
          </p>
          <ul>
            <li>{t('catalogue.child.rule.age', { age: childPlan.underAge })}</li>
            <li>{t('catalogue.child.rule.blocked')}</li>
            <li>
              {t('catalogue.child.rule.throttled', {
                gb: childPlan.throttleAtMb / 1_000,
                kbps: uncontrolledData.throttleKbps,
              })}
            </li>
          </ul>
        </div>
      )}
    </>
  )
}
