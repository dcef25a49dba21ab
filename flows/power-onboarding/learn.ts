import { isPowerCountry, priceAreaOf } from '#contracts/catalogue/power-area.ts'
import { powerCatalogueVersion, powerPrice } from '#contracts/catalogue/power.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { ADDRESS_UNKNOWN } from '#flows/address/part.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'

/** Facts to clear when the address changes; the power of attorney was given for the old address. */
export const NO_ADDRESS: Facts = {
  ...ADDRESS_UNKNOWN,
  meteringPoint: undefined,
  meteringPoints: undefined,
  meterLater: undefined,
  priceArea: undefined,
  powerOfAttorney: undefined,
}

/** Derives the price area from the postal code when the register gave none. */
export const powerLearn: Flow['learn'] = {
  area: ({ facts: { postalCode, priceArea }, locale }) => {
    const country = countryOf(locale)
    return priceArea === undefined && postalCode !== undefined && isPowerCountry(country)
      ? { priceArea: priceAreaOf(country, postalCode) }
      : {}
  },
  forgetAddress: () => ADDRESS_UNKNOWN,
}

/** The price that is shown, kept with the order (BEY-07). */
export const powerQuote = ({ facts: { powerAgreement, priceArea }, today }: FlowContext): Facts => {
  const price = powerAgreement && priceArea && powerPrice(powerAgreement, priceArea, today)
  return price
    ? { quotedPerKwh: price.perKwh, quotedMonthly: price.monthly, catalogueVersion: powerCatalogueVersion(today) }
    : {}
}
