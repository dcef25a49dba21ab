import { useId, useState } from 'react'
import { broadbandTiers, broadbandPrice } from '#contracts/catalogue/norway.ts'
import { planOn } from '#contracts/catalogue/plans.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { formatData } from '#contracts/kernel/format-data.ts'
import { type PriceQuery, usePrices, anchorOf } from './price-list.ts'
import { PriceTable } from './price-table.tsx'
import styles from './calculator.module.css'
import { FigureField } from './figure-field.tsx'

export function BroadbandPrices({ asked }: { asked?: PriceQuery | undefined }) {
  const t = useText()
  const locale = useLocale()
  const { money, today } = usePrices()
  const mb = (amount: number) => `${new Intl.NumberFormat(languageTag(locale)).format(amount)}\u00a0MB`
  const perMb = (perGigabyte: number) =>
    new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 3 }).format(
      perGigabyte / 100_000,
    )
  return (
    <>
      <p>
        {t('prices.broadband.intro')}{' '}
        {t('prices.broadband.monthly', { monthly: money(planOn('mobilt-bredband', today).monthly) })}
      </p>
      <PriceTable
        caption={t('catalogue.table.broadband')}
        hideCaption
        columns={[t('prices.column.data'), t('prices.column.perMb')]}
        rows={broadbandTiers.map(({ upToMb, price }, at) => {
          const from = broadbandTiers[at - 1]?.upToMb ?? 0
          const last = at === broadbandTiers.length - 1
          return [
            String(upToMb),
            last
              ? t('catalogue.broadband.above', { from: mb(from) })
              : t('catalogue.broadband.tier', { from: mb(from), to: mb(upToMb) }),
            `${perMb(priceOn(price, today).perGigabyte)}\u00a0kr`,
          ]
        })}
      />
      <BroadbandCalculator asked={asked} />
    </>
  )
}

function BroadbandCalculator({ asked }: { asked?: PriceQuery | undefined }) {
  const t = useText()
  const locale = useLocale()
  const { money, today } = usePrices()
  const heading = useId()
  const [mb, setMb] = useState(asked?.mb ?? 5_000)
  const { monthly } = planOn('mobilt-bredband', today)
  const data = broadbandPrice(mb, today)
  return (
    <form
      className={styles.calculator}
      aria-labelledby={heading}
      action={`#${anchorOf('broadband')}`}
      onSubmit={(event) => event.preventDefault()}
    >
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
