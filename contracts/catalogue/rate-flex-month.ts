import type { Ore } from '../kernel/money.ts'
import { flexDataPrice, flexVariants, type FlexVariant } from './flex-prices.ts'
import { flexUse } from './norway-prices.ts'

/** What was used in Norway in a month; `seconds` of `calls` that were answered, data in megabytes (1000 MB = 1 GB). */
export type NorwayUse = { calls: number; seconds: number; videoSeconds: number; sms: number; mms: number; mb: number }

/** A line of a rated month: how many of what, and what it comes to. */
export type RatedLine = { what: 'monthly' | 'calls' | 'seconds' | 'videoSeconds' | 'sms' | 'mms' | 'mb'; count: number; amount: Ore }

/**
 * A month on Flex (PRICE-01, PRICE-02): what is free is left out; the sum is that of the lines, each in whole øre. The
 * minutes of a month are summed before they are rounded.
 */
export function rateFlexMonth(use: NorwayUse, variant: FlexVariant): { lines: RatedLine[]; total: Ore } {
  const { monthly } = flexVariants[variant]
  const lines: RatedLine[] = [
    { what: 'monthly', count: 1, amount: monthly },
    { what: 'calls', count: use.calls, amount: use.calls * flexUse.callStart.amount },
    { what: 'seconds', count: use.seconds, amount: Math.round((use.seconds * flexUse.minute.amount) / 60) },
    { what: 'videoSeconds', count: use.videoSeconds, amount: Math.round((use.videoSeconds * flexUse.videoMinute.amount) / 60) },
    { what: 'sms', count: use.sms, amount: use.sms * flexUse.sms.amount },
    { what: 'mms', count: use.mms, amount: use.mms * flexUse.mms.amount },
    { what: 'mb', count: use.mb, amount: flexDataPrice(use.mb, variant) - monthly },
  ]
  const paid = lines.filter(({ amount }) => amount > 0)
  return { lines: paid, total: paid.reduce((sum, { amount }) => sum + amount, 0) }
}

/** What a number of like months costs with the set-up price of the start, as it is paid by a new customer. */
export function flexOverMonths(use: NorwayUse, variant: FlexVariant, months: number): Ore {
  return flexVariants[variant].setUp + months * rateFlexMonth(use, variant).total
}

/** The cheaper variant for a new customer who uses this much through so many months; undefined when they cost the same. */
export function cheaperFlex(use: NorwayUse, months: number): FlexVariant | undefined {
  const zero = flexOverMonths(use, 'zero', months)
  const free = flexOverMonths(use, 'free', months)
  if (zero === free) return undefined
  return zero < free ? 'zero' : 'free'
}
