import { kroner, type Ore } from '../kernel/money.ts'

/**
 * Mobile broadband by the megabyte (PRICE-01): each tier prices the megabytes above the one before, up to `upToMb` of a
 * month. `perGigabyte` is the price of 1000 MB, because a megabyte costs fractions of an øre.
 */
export const broadbandTiers: readonly { upToMb: number; perGigabyte: Ore }[] = [
  { upToMb: 100, perGigabyte: kroner(660) },
  { upToMb: 200, perGigabyte: kroner(240) },
  { upToMb: 2_000, perGigabyte: kroner(75) },
  { upToMb: 10_000, perGigabyte: kroner(15) },
  { upToMb: Number.MAX_SAFE_INTEGER, perGigabyte: kroner(8) },
]

/** Price of a month's use in megabytes (1000 MB = 1 GB), rounded to whole øre; nothing used costs nothing. */
export function broadbandPrice(mb: number): Ore {
  let priced = 0
  let thousandths = 0
  for (const { upToMb, perGigabyte } of broadbandTiers) {
    const inTier = Math.max(0, Math.min(mb, upToMb) - priced)
    thousandths += inTier * perGigabyte
    priced += inTier
  }
  return Math.round(thousandths / 1000)
}
