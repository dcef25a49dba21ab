import { powerAgreementOf, type PerKwh, type PowerAgreementId } from '#contracts/catalogue/power.ts'
import type { PriceArea } from '#contracts/catalogue/power-area.ts'
import type { Month } from '#contracts/kernel/months.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { exchangePriceOf } from './exchange-price.ts'

/** What a metering point's agreement says of its price: `perKwh` is all of it when fixed, else what comes on top of the exchange's. */
export type PowerTerms = { agreement: PowerAgreementId; priceArea: PriceArea; perKwh: PerKwh }

/** The price of a kWh in a month, in hundredths of an öre/øre, VAT included. */
export const monthRate = ({ agreement, priceArea, perKwh }: PowerTerms, month: Month): PerKwh =>
  powerAgreementOf(agreement).kind === 'fixed' ? perKwh : exchangePriceOf(priceArea, month) + perKwh

/** What a month's use costs at a price per kWh, in öre/øre, rounded half up. */
export const energyPrice = (wattHours: number, rate: PerKwh): Ore => Math.floor((wattHours * rate + 50_000) / 100_000)
