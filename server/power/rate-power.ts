import { powerAgreementOf, type PerKwh, type PowerAgreementId } from '#contracts/catalogue/power.ts'
import type { PriceArea } from '#contracts/catalogue/power-area.ts'
import type { Month } from '#contracts/kernel/months.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { exchangePriceOf } from './exchange-price.ts'

/** `perKwh` is the whole price of a fixed agreement, otherwise the surcharge on the exchange price. */
export type PowerTerms = { agreement: PowerAgreementId; priceArea: PriceArea; perKwh: PerKwh }

/** Returns the price per kWh in hundredths of an öre/øre, including VAT. */
export const monthRate = ({ agreement, priceArea, perKwh }: PowerTerms, month: Month): PerKwh =>
  powerAgreementOf(agreement).kind === 'fixed' ? perKwh : exchangePriceOf(priceArea, month) + perKwh

/** Returns the price in öre/øre, rounded half up. */
export const energyPrice = (wattHours: number, rate: PerKwh): Ore => Math.floor((wattHours * rate + 50_000) / 100_000)
