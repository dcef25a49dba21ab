import { per, type Price } from './price.ts'
import { useZones, type UseZone } from './use-zones.ts'

type UsePrices = { minute: Price; receiveMinute: Price; data: Price; callStart: Price }

/** Use abroad per zone (PRICE-01); all 0 in zone 1, where use counts as use in Norway. Labels: `catalogue.use.<row>`. */
export const useAbroad: Record<UseZone, UsePrices> = {
  1: { minute: per('minute', 0), receiveMinute: per('minute', 0), data: per('megabyte', 0), callStart: per('call', 0) },
  2: { minute: per('minute', 2.49), receiveMinute: per('minute', 2.49), data: per('megabyte', 0.99), callStart: per('call', 0.99) },
  3: { minute: per('minute', 5.99), receiveMinute: per('minute', 4.99), data: per('megabyte', 1.99), callStart: per('call', 0.99) },
  4: { minute: per('minute', 14.99), receiveMinute: per('minute', 14.99), data: per('megabyte', 14.99), callStart: per('call', 0.99) },
}

/** Special numbers called from abroad are priced as this zone. */
export const SPECIAL_NUMBER_ZONE: UseZone = 4

/** The zone of a country (ISO 3166 code, upper case) for use there; `undefined` for Norway and for no country. */
export function useZoneOf(country: string): UseZone | undefined {
  return USE_ZONES.find((zone) => useZones[zone].includes(country))
}

/** A call between two zones costs what the costlier one does (PRICE-01). */
export function mixedUseZone(one: UseZone, other: UseZone): UseZone {
  return one > other ? one : other
}

const USE_ZONES: readonly UseZone[] = [1, 2, 3, 4]
