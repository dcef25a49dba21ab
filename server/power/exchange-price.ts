import type { PriceArea } from '#contracts/catalogue/power-area.ts'
import type { EnergyEntry, PerKwh } from '#contracts/catalogue/power.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import { firstDay, type Month } from '#contracts/kernel/months.ts'

/**
 * Monthly average price per kWh by price area, including VAT, in hundredths of an öre/øre. Set by the operator
 * (PRICE-03).
 */
const AVERAGE: Record<PriceArea, EnergyEntry> = {
  SE1: [{ perKwh: 3_150 }],
  SE2: [{ perKwh: 3_050 }],
  SE3: [{ perKwh: 5_840 }],
  SE4: [{ perKwh: 7_720 }],
  DK1: [{ perKwh: 8_650 }],
  DK2: [{ perKwh: 9_080 }],
}

const OF_YEAR = [131, 127, 112, 98, 84, 76, 72, 79, 88, 101, 114, 118]

export const exchangePriceOf = (area: PriceArea, month: Month): PerKwh =>
  Math.round((priceOn(AVERAGE[area], firstDay(month)).perKwh * (OF_YEAR[Number(month.slice(5)) - 1] ?? 100)) / 100)
