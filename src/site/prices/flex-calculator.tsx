import { useId, useState } from 'react'
import { cheaperFlex, flexOverMonths, rateFlexMonth, type NorwayUse } from '#contracts/catalogue/norway.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { flexVariants, listedPlansOn, type FlexVariant, type Plan } from '#contracts/catalogue/plans.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { type PriceQuery, anchorOf, usePrices } from './price-list.ts'
import styles from './calculator.module.css'
import { FigureField } from './figure-field.tsx'
import { PriceTable } from './price-table.tsx'

const FIELDS = { minutes: 'minutter', calls: 'samtaler', messages: 'meldinger', mb: 'mb' } as const
const KEYS = ['minutes', 'calls', 'messages', 'mb'] as const

export function FlexCalculator({ asked }: { asked?: PriceQuery | undefined }) {
  const t = useText()
  const { money, today } = usePrices()
  const heading = useId()
  const [use, setUse] = useState<MonthOfFlex>({ minutes: 30, calls: 15, messages: 20, mb: 500, ...asked })
  const { columns, best, bestFirst, saved, plan } = compareFlex(use, today)
  const [zero, free] = columns
  const row = (key: 'month' | 'first' | 'year') =>
    [key, t(`prices.calc.${key}`), money(zero[key]), money(free[key])] as const
  return (
    <form
      className={styles.calculator}
      aria-labelledby={heading}
      action={`#${anchorOf('norway')}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 id={heading}>{t('prices.calc.flex.title')}</h3>
      <p>{t('prices.calc.flex.lead')}</p>
      <div className={styles.fields}>
        {KEYS.map((key) => (
          <FigureField
            key={key}
            name={FIELDS[key]}
            label={t(`prices.calc.${key}`)}
            value={use[key]}
            onChange={(value) => setUse({ ...use, [key]: value })}
          />
        ))}
      </div>
      <div className={styles.scriptless}>
        <Button type="submit">{t('prices.calc.do')}</Button>
      </div>
      <div className={styles.result} aria-live="polite">
        <PriceTable
          caption={t('prices.column.price')}
          hideCaption
          columns={[t('prices.column.price'), zero.name, free.name]}
          rows={[row('month'), row('first'), row('year')]}
        />
        <p>
          {best &&
            t('prices.calc.best', {
              best: flexVariants[best].name,
              saved: money(saved),
              other: flexVariants[best === 'zero' ? 'free' : 'zero'].name,
            })}{' '}
          {bestFirst && bestFirst !== best && t('prices.calc.bestFirst', { best: flexVariants[bestFirst].name })}
        </p>
        {plan && (
          <p className={styles.tip}>{t('prices.calc.package', { plan: plan.name, price: money(plan.monthly) })}</p>
        )}
      </div>
    </form>
  )
}

/** Expected use in a month. SMS and MMS cost the same on Flex. */
type MonthOfFlex = { minutes: number; calls: number; messages: number; mb: number }

type Column = { variant: FlexVariant; name: string; month: Ore; first: Ore; year: Ore }

export function compareFlex({ minutes, calls, messages, mb }: MonthOfFlex, today: Day) {
  const use: NorwayUse = { calls, seconds: minutes * 60, videoSeconds: 0, sms: messages, mms: 0, mb }
  const column = (variant: FlexVariant): Column => ({
    variant,
    name: flexVariants[variant].name,
    month: rateFlexMonth(use, variant, today).total,
    first: flexOverMonths(use, variant, 1, today),
    year: flexOverMonths(use, variant, 12, today),
  })
  const columns = [column('zero'), column('free')] as const
  const best = cheaperFlex(use, 12, today)
  const bestFirst = cheaperFlex(use, 1, today)
  const saved = Math.abs(columns[0].year - columns[1].year)
  return {
    columns,
    best,
    bestFirst,
    saved,
    plan: cheaperPlan(mb, Math.min(...columns.map(({ month }) => month)), today),
  }
}

function cheaperPlan(mb: number, than: Ore, today: Day): Plan | undefined {
  return listedPlansOn(today)
    .filter(({ kind, freeUse, dataMb, monthly }) => kind === 'package' && freeUse && dataMb >= mb && monthly < than)
    .sort((a, b) => a.monthly - b.monthly)[0]
}
