import { useId, useState } from 'react'
import { broadbandPrice } from '#contracts/catalogue/broadband-prices.ts'
import { planOf } from '#contracts/catalogue/plans.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import type { Asked } from './asked.ts'
import styles from './calculator.module.css'
import { FigureField } from './figure-field.tsx'
import { formatData } from '#contracts/kernel/format-data.ts'
import { anchorOf } from './price-list.ts'
import { PriceTable } from './price-table.tsx'
import { usePrices } from './use-prices.ts'

/** A month of mobile broadband: megabytes in, price out, by the tiers of the invoice (PRICE-01). */
export function BroadbandCalculator({ asked }: { asked?: Asked | undefined }) {
  const t = useText()
  const locale = useLocale()
  const { money } = usePrices()
  const heading = useId()
  const [mb, setMb] = useState(asked?.mb ?? 5_000)
  const { monthly } = planOf('mobilt-bredband')
  const data = broadbandPrice(mb)
  return (
    <form className={styles.calculator} aria-labelledby={heading} action={`#${anchorOf('broadband')}`} onSubmit={(event) => event.preventDefault()}>
      <h3 id={heading}>{t('prices.calc.broadband.title')}</h3>
      <p>{t('prices.calc.broadband.lead')}</p>
      <input type="hidden" name="abonnement" value="mobilt-bredband" />
      <div className={styles.fields}>
        <FigureField name="mb" label={t('prices.calc.mb')} value={mb} onChange={setMb} />
      </div>
      <div className={styles.scriptless}>
        <Button type="submit">{t('prices.calc.do')}</Button>
      </div>
      <div className={styles.result} aria-live="polite">
        <PriceTable
          caption={t('prices.column.price')}
          hideCaption
          columns={['', t('prices.column.price')]}
          hideHead
          rows={[
            ['data', `${t('prices.calc.data')}, ${formatData(mb, locale)}`, money(data)],
            ['monthly', t('prices.child.price'), money(monthly)],
            ['month', t('prices.calc.month'), money(data + monthly)],
          ]}
        />
        {mb > 0 && <p>{t('prices.calc.perMb', { price: money(Math.round((data * 1_000) / mb)) })}</p>}
      </div>
    </form>
  )
}
