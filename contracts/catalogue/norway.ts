import type { Day } from '../kernel/days.ts'
import { kroner, type Ore } from '../kernel/money.ts'
import { flexVariants, type FlexVariant } from './plans.ts'
import { per, priceOn, type Entry, type PriceTable } from './price-book.ts'

/**
 * Mobile broadband by the megabyte (PRICE-01): each tier prices the megabytes above the one before, up to `upToMb` of a
 * month. `perGigabyte` is the price of 1000 MB, because a megabyte costs fractions of an øre.
 */
export const broadbandTiers: readonly { upToMb: number; price: Entry<{ perGigabyte: Ore }> }[] = [
  { upToMb: 100, price: [{ perGigabyte: kroner(660) }] },
  { upToMb: 200, price: [{ perGigabyte: kroner(240) }] },
  { upToMb: 2_000, price: [{ perGigabyte: kroner(75) }] },
  { upToMb: 10_000, price: [{ perGigabyte: kroner(15) }] },
  { upToMb: Infinity, price: [{ perGigabyte: kroner(8) }] },
]

/** Data in whole kilobytes (1000 bytes) used on a day. */
export type DayOfData = { day: Day; kilobytes: number }

/** What a month's data costs by the broadband tiers, in order of use and each kilobyte by its own day's price; rounded half up, once. */
export function broadbandPriceOf(month: readonly DayOfData[]): Ore {
  let [used, millionths] = [0, 0]
  for (const { day, kilobytes } of month) {
    let from = 0
    for (const { upToMb, price } of broadbandTiers) {
      const to = upToMb * 1_000
      const inTier = Math.min(used + kilobytes, to) - Math.max(used, from)
      if (inTier > 0) millionths += inTier * priceOn(price, day).perGigabyte
      from = to
    }
    used += kilobytes
  }
  return Math.floor((millionths + 500_000) / 1_000_000)
}

/** What a month's data costs with Flex, without the variant's monthly price; no data costs nothing (PRICE-02). */
export function flexDataPriceOf(month: readonly DayOfData[]): Ore {
  const first = month.find(({ kilobytes }) => kilobytes > 0)
  return first ? broadbandPriceOf(month) + priceOn(flexDataSurcharge, first.day).amount : 0
}

/** Price of a month's use in megabytes (1000 MB = 1 GB) at the prices of a day. */
export const broadbandPrice = (mb: number, day: Day): Ore => broadbandPriceOf([{ day, kilobytes: mb * 1_000 }])

/** What Flex adds to the broadband tiers in any month with data. */
export const flexDataSurcharge: Entry = [per('month', 6)]

/** Price of a month with `mb` of data, the variant's monthly price included (PRICE-02). */
export const flexDataPrice = (mb: number, variant: FlexVariant, day: Day): Ore =>
  flexDataPriceOf([{ day, kilobytes: mb * 1_000 }]) + priceOn(flexVariants[variant].monthly, day).amount

/** The rows of the Flex data table, in megabytes. */
const FLEX_DATA_STEPS = [
  0, 100, 200, 300, 500, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 12_000, 15_000, 20_000, 30_000,
  40_000, 50_000, 60_000, 80_000, 100_000,
]

/** The Flex data table from 0 MB to 100 GB: a month's price in each variant (PRICE-02). */
export function flexDataTable(day: Day): { mb: number; zero: Ore; free: Ore }[] {
  return FLEX_DATA_STEPS.map((mb) => ({
    mb,
    zero: flexDataPrice(mb, 'zero', day),
    free: flexDataPrice(mb, 'free', day),
  }))
}

/** Data without data control: price, monthly maximum and the speed after the first GB (PRICE-04). */
export const uncontrolledData = {
  price: [per('megabyte', 0.99)],
  maxMonthly: [per('month', 399)],
  throttleAfterMb: 1000,
  throttleKbps: 40,
} satisfies { price: Entry; maxMonthly: Entry; throttleAfterMb: number; throttleKbps: number }

/** Price of a month's `mb` beyond the package without data control, never above the maximum (PRICE-04). */
export function uncontrolledDataPrice(mb: number, day: Day): Ore {
  return Math.min(
    Math.round(mb * priceOn(uncontrolledData.price, day).amount),
    priceOn(uncontrolledData.maxMonthly, day).amount,
  )
}

/** Use in Norway once the package is used up (PRICE-01). Labels: `catalogue.norway.<row>`. */
export const afterPackage = {
  minute: [per('minute', 1.49)],
  callStart: [per('call', 1.99)],
  sms: [per('message', 1.99)],
  mms: [per('message', 3.99)],
  data: [per('megabyte', 2.49)],
  videoMinute: [per('minute', 2.99)],
} satisfies PriceTable

/** Use in Norway with Flex: 0.99 for all but video calls; data follows the Flex data table. Labels: `catalogue.norway.<row>`. */
export const flexUse = {
  minute: [per('minute', 0.99)],
  callStart: [per('call', 0.99)],
  sms: [per('message', 0.99)],
  mms: [per('message', 0.99)],
  videoMinute: [per('minute', 2.99)],
} satisfies PriceTable

/** What was used in Norway in a month; `seconds` of `calls` that were answered, data in megabytes (1000 MB = 1 GB). */
export type NorwayUse = { calls: number; seconds: number; videoSeconds: number; sms: number; mms: number; mb: number }

/** A line of a rated month: how many of what, and what it comes to. */
type RatedLine = {
  what: 'monthly' | 'calls' | 'seconds' | 'videoSeconds' | 'sms' | 'mms' | 'mb'
  count: number
  amount: Ore
}

/**
 * A month on Flex (PRICE-01, PRICE-02): what is free is left out; the sum is that of the lines, each in whole øre. The
 * minutes of a month are summed before they are rounded.
 */
export function rateFlexMonth(use: NorwayUse, variant: FlexVariant, day: Day): { lines: RatedLine[]; total: Ore } {
  const monthly = priceOn(flexVariants[variant].monthly, day).amount
  const { callStart, minute, videoMinute, sms, mms } = flexUse
  const amountOf = (entry: Entry) => priceOn(entry, day).amount
  const lines: RatedLine[] = [
    { what: 'monthly', count: 1, amount: monthly },
    { what: 'calls', count: use.calls, amount: use.calls * amountOf(callStart) },
    { what: 'seconds', count: use.seconds, amount: Math.round((use.seconds * amountOf(minute)) / 60) },
    {
      what: 'videoSeconds',
      count: use.videoSeconds,
      amount: Math.round((use.videoSeconds * amountOf(videoMinute)) / 60),
    },
    { what: 'sms', count: use.sms, amount: use.sms * amountOf(sms) },
    { what: 'mms', count: use.mms, amount: use.mms * amountOf(mms) },
    { what: 'mb', count: use.mb, amount: flexDataPrice(use.mb, variant, day) - monthly },
  ]
  const paid = lines.filter(({ amount }) => amount > 0)
  return { lines: paid, total: paid.reduce((sum, { amount }) => sum + amount, 0) }
}

/** What a number of like months costs with the set-up price of the start, as it is paid by a new customer. */
export function flexOverMonths(use: NorwayUse, variant: FlexVariant, months: number, day: Day): Ore {
  return priceOn(flexVariants[variant].setUp, day).amount + months * rateFlexMonth(use, variant, day).total
}

/** The cheaper variant for a new customer who uses this much through so many months; undefined when they cost the same. */
export function cheaperFlex(use: NorwayUse, months: number, day: Day): FlexVariant | undefined {
  const zero = flexOverMonths(use, 'zero', months, day)
  const free = flexOverMonths(use, 'free', months, day)
  if (zero === free) return undefined
  return zero < free ? 'zero' : 'free'
}
