import { useId, useState } from 'react'
import { flexVariants } from '#contracts/catalogue/flex-prices.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import type { Asked } from './asked.ts'
import styles from './calculator.module.css'
import { FigureField } from './figure-field.tsx'
import { compareFlex, type MonthOfFlex } from './flex-month.ts'
import { anchorOf } from './price-list.ts'
import { PriceTable } from './price-table.tsx'
import { usePrices } from './use-prices.ts'

const FIELDS = { minutes: 'minutter', calls: 'samtaler', messages: 'meldinger', mb: 'mb' } as const
const KEYS = ['minutes', 'calls', 'messages', 'mb'] as const

/** A month on Flex: minutes, calls, messages and megabytes in, both variants' prices out, by the rules of the invoice. */
export function FlexCalculator({ asked }: { asked?: Asked | undefined }) {
  const t = useText()
  const { money } = usePrices()
  const heading = useId()
  const [use, setUse] = useState<MonthOfFlex>({ minutes: 30, calls: 15, messages: 20, mb: 500, ...asked })
  const { columns, best, bestFirst, saved, plan } = compareFlex(use)
  const [zero, free] = columns
  const row = (key: 'month' | 'first' | 'year') => [key, t(`prices.calc.${key}`), money(zero[key]), money(free[key])] as const
  return (
    <form className={styles.calculator} aria-labelledby={heading} action={`#${anchorOf('norway')}`} onSubmit={(event) => event.preventDefault()}>
      <h3 id={heading}>{t('prices.calc.flex.title')}</h3>
      <p>{t('prices.calc.flex.lead')}</p>
      <div className={styles.fields}>
        {KEYS.map((key) => (
          <FigureField key={key} name={FIELDS[key]} label={t(`prices.calc.${key}`)} value={use[key]} onChange={(value) => setUse({ ...use, [key]: value })} />
        ))}
      </div>
      <div className={styles.scriptless}>
        <Button type="submit">{t('prices.calc.do')}</Button>
      </div>
      <div className={styles.result} aria-live="polite">
        <PriceTable caption={t('prices.column.price')} hideCaption columns={[t('prices.column.price'), zero.name, free.name]} rows={[row('month'), row('first'), row('year')]} />
        <p>
          {best && t('prices.calc.best', { best: flexVariants[best].name, saved: money(saved), other: flexVariants[best === 'zero' ? 'free' : 'zero'].name })}{' '}
          {bestFirst && bestFirst !== best && t('prices.calc.bestFirst', { best: flexVariants[bestFirst].name })}
        </p>
        {plan && <p className={styles.tip}>{t('prices.calc.package', { plan: plan.name, price: money(plan.monthly) })}</p>}
      </div>
    </form>
  )
}
