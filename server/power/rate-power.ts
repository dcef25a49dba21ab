import { powerAgreementOf, type EnergyEntry, type PerKwh, type PowerAgreementId } from '#contracts/catalogue/power.ts'
import type { PriceArea } from '#contracts/catalogue/power-area.ts'
import { firstDay, type Month } from '#contracts/kernel/months.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'

/** `perKwh` is the whole price of a fixed agreement, otherwise the surcharge on the exchange price. */
export type PowerTerms = { agreement: PowerAgreementId; priceArea: PriceArea; perKwh: PerKwh }

/** Returns the price per kWh in hundredths of an öre/øre, including VAT. */
export const monthRate = ({ agreement, priceArea, perKwh }: PowerTerms, month: Month): PerKwh =>
  powerAgreementOf(agreement).kind === 'fixed' ? perKwh : exchangePriceOf(priceArea, month) + perKwh

/** Returns the price in öre/øre, rounded half up. */
export const energyPrice = (wattHours: number, rate: PerKwh): Ore => Math.floor((wattHours * rate + 50_000) / 100_000)

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

const exchangePriceOf = (area: PriceArea, month: Month): PerKwh =>
  Math.round((priceOn(AVERAGE[area], firstDay(month)).perKwh * (OF_YEAR[Number(month.slice(5)) - 1] ?? 100)) / 100)
