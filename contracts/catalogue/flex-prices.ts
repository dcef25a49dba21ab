import { kroner, type Ore } from '../kernel/money.ts'
import { broadbandPrice } from './broadband-prices.ts'

/** The two forms of Flex: Zero has no monthly price, Free has no set-up price (PRICE-01). */
export const flexVariants = {
  zero: { name: 'Flex Zero', monthly: kroner(0), setUp: kroner(149) },
  free: { name: 'Flex Free', monthly: kroner(99), setUp: kroner(0) },
} satisfies Record<string, { name: string; monthly: Ore; setUp: Ore }>
export type FlexVariant = keyof typeof flexVariants

/** What Flex adds to the broadband tiers in any month with data. */
export const flexDataSurcharge: Ore = kroner(6)

/** Price of a month with `mb` of data, the variant's monthly price included (PRICE-02). */
export function flexDataPrice(mb: number, variant: FlexVariant): Ore {
  const data = mb > 0 ? broadbandPrice(mb) + flexDataSurcharge : 0
  return data + flexVariants[variant].monthly
}

/** The rows of the Flex data table, in megabytes. */
const FLEX_DATA_STEPS = [
  0, 100, 200, 300, 500, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 12_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000,
  80_000, 100_000,
]

/** The Flex data table from 0 MB to 100 GB: a month's price in each variant (PRICE-02). */
export function flexDataTable(): { mb: number; zero: Ore; free: Ore }[] {
  return FLEX_DATA_STEPS.map((mb) => ({ mb, zero: flexDataPrice(mb, 'zero'), free: flexDataPrice(mb, 'free') }))
}
