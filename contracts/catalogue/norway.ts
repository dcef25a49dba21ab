import type { Day } from '../kernel/days.ts'
import { kroner, type Ore } from '../kernel/money.ts'
import { flexVariants, type FlexVariant } from './plans.ts'
import { per, priceOn, type Entry, type PriceTable } from './price-book.ts'

/**
 * Each tier prices the megabytes above the previous tier, up to `upToMb` per month (PRICE-01). `perGigabyte` prices
 * 1000 MB, because one megabyte costs a fraction of an øre.
 */
export const broadbandTiers: readonly { upToMb: number; price: Entry<{ perGigabyte: Ore }> }[] = [
  { upToMb: 100, price: [{ perGigabyte: kroner(660) }] },
  { upToMb: 200, price: [{ perGigabyte: kroner(240) }] },
  { upToMb: 2_000, price: [{ perGigabyte: kroner(75) }] },
  { upToMb: 10_000, price: [{ perGigabyte: kroner(15) }] },
  { upToMb: Infinity, price: [{ perGigabyte: kroner(8) }] },
]

/** A kilobyte is 1000 bytes; values are whole numbers. */
export type DayOfData = { day: Day; kilobytes: number }

/** Prices each kilobyte in order of use at that day's price. Only the total is rounded, half up. */
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

/** Excludes the variant's monthly price; a month without data is free (PRICE-02). */
export function flexDataPriceOf(month: readonly DayOfData[]): Ore {
  const first = month.find(({ kilobytes }) => kilobytes > 0)
  return first ? broadbandPriceOf(month) + priceOn(flexDataSurcharge, first.day).amount : 0
}

export const broadbandPrice = (mb: number, day: Day): Ore => broadbandPriceOf([{ day, kilobytes: mb * 1_000 }])

export const flexDataSurcharge: Entry = [per('month', 6)]

/** Includes the variant's monthly price (PRICE-02). */
export const flexDataPrice = (mb: number, variant: FlexVariant, day: Day): Ore =>
  flexDataPriceOf([{ day, kilobytes: mb * 1_000 }]) + priceOn(flexVariants[variant].monthly, day).amount

const FLEX_DATA_STEPS = [
  0, 100, 200, 300, 500, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 12_000, 15_000, 20_000, 30_000,
  40_000, 50_000, 60_000, 80_000, 100_000,
]

export function flexDataTable(day: Day): { mb: number; zero: Ore; free: Ore }[] {
  return FLEX_DATA_STEPS.map((mb) => ({
    mb,
    zero: flexDataPrice(mb, 'zero', day),
    free: flexDataPrice(mb, 'free', day),
  }))
}

export const uncontrolledData = {
  price: [per('megabyte', 0.99)],
  maxMonthly: [per('month', 399)],
  throttleAfterMb: 1000,
  throttleKbps: 40,
} satisfies { price: Entry; maxMonthly: Entry; throttleAfterMb: number; throttleKbps: number }

/** Price of data beyond the package without data control, capped at the monthly maximum (PRICE-04). */
export function uncontrolledDataPrice(mb: number, day: Day): Ore {
  return Math.min(
    Math.round(mb * priceOn(uncontrolledData.price, day).amount),
    priceOn(uncontrolledData.maxMonthly, day).amount,
  )
}

export const afterPackage = {
  minute: [per('minute', 1.49)],
  callStart: [per('call', 1.99)],
  sms: [per('message', 1.99)],
  mms: [per('message', 3.99)],
  data: [per('megabyte', 2.49)],
  videoMinute: [per('minute', 2.99)],
} satisfies PriceTable

export const flexUse = {
  minute: [per('minute', 0.99)],
  callStart: [per('call', 0.99)],
  sms: [per('message', 0.99)],
  mms: [per('message', 0.99)],
  videoMinute: [per('minute', 2.99)],
} satisfies PriceTable

export type NorwayUse = { calls: number; seconds: number; videoSeconds: number; sms: number; mms: number; mb: number }

type RatedLine = {
  what: 'monthly' | 'calls' | 'seconds' | 'videoSeconds' | 'sms' | 'mms' | 'mb'
  count: number
  amount: Ore
}

/**
 * Omits free items; each line is rounded to whole øre, and the total is the sum of the lines (PRICE-01, PRICE-02). Call
 * seconds are summed before rounding.
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

export function flexOverMonths(use: NorwayUse, variant: FlexVariant, months: number, day: Day): Ore {
  return priceOn(flexVariants[variant].setUp, day).amount + months * rateFlexMonth(use, variant, day).total
}

export function cheaperFlex(use: NorwayUse, months: number, day: Day): FlexVariant | undefined {
  const zero = flexOverMonths(use, 'zero', months, day)
  const free = flexOverMonths(use, 'free', months, day)
  if (zero === free) return undefined
  return zero < free ? 'zero' : 'free'
}
