import { per, type Price } from './price.ts'
import { callingZones, type CallingZone } from './calling-zones.ts'

/** A call from Norway per minute by zone, counted by the second (PRICE-01). */
export const callingMinute: Record<CallingZone, Price> = {
  1: per('minute', 2.29),
  2: per('minute', 2.29),
  3: per('minute', 3.99),
  4: per('minute', 6.99),
  5: per('minute', 9.99),
  6: per('minute', 13.99),
}

/** From Norway to abroad whatever the zone. Labels: `catalogue.calling.<row>`. */
export const callingAbroad = {
  callStart: per('call', 2.99),
  smsToEu: per('message', 0.73),
  smsToOthers: per('message', 3.99),
  mms: per('message', 5.99),
}

/** The zone of a country (ISO 3166 code, upper case) when called from Norway; `undefined` for Norway and for no country. */
export function callingZoneOf(country: string): CallingZone | undefined {
  return CALLING_ZONES.find((zone) => callingZones[zone].includes(country))
}

const CALLING_ZONES: readonly CallingZone[] = [1, 2, 3, 4, 5, 6]
