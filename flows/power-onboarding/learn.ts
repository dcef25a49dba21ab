import { isPowerCountry, priceAreaOf } from '#contracts/catalogue/power-area.ts'
import { powerCatalogueVersion, powerPrice } from '#contracts/catalogue/power.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import type { Flow } from '#flows/kit/flow.ts'

/** What another address makes void: the meter, its area, and the power of attorney, which was for the address. */
export const NO_ADDRESS: Facts = {
  street: undefined,
  postalCode: undefined,
  city: undefined,
  meteringPoint: undefined,
  meteringPoints: undefined,
  meterLater: undefined,
  priceArea: undefined,
  powerOfAttorney: undefined,
}

/** What entering a step teaches: the area by the postal code where the register has not told it, and the price about to be shown (BEY-07). */
export const powerLearn: Flow['learn'] = {
  area: ({ facts: { postalCode, priceArea }, locale }) => {
    const country = countryOf(locale)
    return priceArea === undefined && postalCode !== undefined && isPowerCountry(country)
      ? { priceArea: priceAreaOf(country, postalCode) }
      : {}
  },
  quote: ({ facts: { powerAgreement, priceArea }, today }) => {
    const price = powerAgreement && priceArea && powerPrice(powerAgreement, priceArea, today)
    return price
      ? { quotedPerKwh: price.perKwh, quotedMonthly: price.monthly, catalogueVersion: powerCatalogueVersion(today) }
      : {}
  },
}
