import { flexVariants, type FlexVariant } from '#contracts/catalogue/flex-prices.ts'
import { listedPlans, type Plan } from '#contracts/catalogue/plans.ts'
import { cheaperFlex, flexOverMonths, rateFlexMonth, type NorwayUse } from '#contracts/catalogue/rate-flex-month.ts'
import type { Ore } from '#contracts/kernel/money.ts'

/** What a visitor thinks to use in a month. SMS and MMS cost the same on Flex. */
export type MonthOfFlex = { minutes: number; calls: number; messages: number; mb: number }

type Column = { variant: FlexVariant; name: string; month: Ore; first: Ore; year: Ore }

/** Both variants of Flex side by side for a month like this, which is cheaper when, and a plan that is cheaper than both. */
export function compareFlex({ minutes, calls, messages, mb }: MonthOfFlex) {
  const use: NorwayUse = { calls, seconds: minutes * 60, videoSeconds: 0, sms: messages, mms: 0, mb }
  const column = (variant: FlexVariant): Column => ({
    variant,
    name: flexVariants[variant].name,
    month: rateFlexMonth(use, variant).total,
    first: flexOverMonths(use, variant, 1),
    year: flexOverMonths(use, variant, 12),
  })
  const columns = [column('zero'), column('free')] as const
  const best = cheaperFlex(use, 12)
  const bestFirst = cheaperFlex(use, 1)
  const saved = Math.abs(columns[0].year - columns[1].year)
  return { columns, best, bestFirst, saved, plan: cheaperPlan(mb, Math.min(...columns.map(({ month }) => month))) }
}

/** The cheapest plan with free use that holds the data, where it costs less than so much. */
function cheaperPlan(mb: number, than: Ore): Plan | undefined {
  return listedPlans()
    .filter(({ kind, freeUse, dataMb, monthly }) => kind === 'package' && freeUse && dataMb >= mb && monthly < than)
    .sort((a, b) => a.monthly - b.monthly)[0]
}
