import type { PriceArea } from '#contracts/catalogue/power-area.ts'
import type { PerKwh } from '#contracts/catalogue/power.ts'
import type { Month } from '#contracts/kernel/months.ts'

/** The exchange's average of a month per kWh by price area, VAT included, in hundredths of an öre/øre. The operator's to set (PRICE-03). */
const AVERAGE: Record<PriceArea, PerKwh> = { SE1: 3_150, SE2: 3_050, SE3: 5_840, SE4: 7_720, DK1: 8_650, DK2: 9_080 }

/** How the months of a year lie about the average, in percent: dear in winter. */
const OF_YEAR = [131, 127, 112, 98, 84, 76, 72, 79, 88, 101, 114, 118]

/** The exchange's average price of a month in an area. */
export const exchangePriceOf = (area: PriceArea, month: Month): PerKwh => Math.round((AVERAGE[area] * (OF_YEAR[Number(month.slice(5)) - 1] ?? 100)) / 100)
