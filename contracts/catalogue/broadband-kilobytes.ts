import type { Ore } from '../kernel/money.ts'
import { broadbandTiers } from './broadband-prices.ts'
import { flexDataSurcharge } from './flex-prices.ts'

/** What a month's use costs by the broadband tiers, counted in whole kilobytes (1000 bytes), so that no fraction is lost; rounded half up. */
export function broadbandPriceOf(kilobytes: number): Ore {
  let priced = 0
  let millionths = 0
  for (const { upToMb, perGigabyte } of broadbandTiers) {
    const inTier = Math.max(0, Math.min(kilobytes, upToMb * 1_000) - priced)
    millionths += inTier * perGigabyte
    priced += inTier
  }
  return Math.floor((millionths + 500_000) / 1_000_000)
}

/** What a month's data costs with Flex, without the variant's monthly price; no data costs nothing (PRICE-02). */
export const flexDataPriceOf = (kilobytes: number): Ore => (kilobytes > 0 ? broadbandPriceOf(kilobytes) + flexDataSurcharge : 0)
