import { useZoneOf, mixedUseZone, SPECIAL_NUMBER_ZONE } from '#contracts/catalogue/use-abroad.ts'
import { callingZoneOf } from '#contracts/catalogue/calling-abroad.ts'
import type { CallingZone } from '#contracts/catalogue/calling-zones.ts'
import type { UseZone } from '#contracts/catalogue/use-zones.ts'
import type { UsageKind } from '#contracts/products/usage-event.ts'

/** A metered event, as rating needs it: `at` in milliseconds since 1970, `quantity` seconds, messages or kilobytes. */
export type Metered = {
  id: string
  kind: UsageKind
  at: number
  quantity: number
  received: boolean
  from: string
  to: string
  special: string | null
  opened: boolean
}

/** By which part of the price list an event is priced. */
export type Place =
  | { where: 'home' }
  | { where: 'toAbroad'; zone: CallingZone; country: string }
  | { where: 'abroad'; zone: Exclude<UseZone, 1> }
  | { where: 'special'; row: string }
  | { where: 'onBoard'; by: 'ship' | 'aircraft' }

/**
 * Places an event: zone 1 (EU/EEA) counts as home, calls between zones cost what the costliest does, special numbers called
 * from abroad are priced as zone 4 (PRICE-01).
 */
export function placeOf({ from, to, special, received, kind }: Metered): Place {
  if (from === 'ship' || from === 'aircraft') return { where: 'onBoard', by: from }
  const calls = !received && kind !== 'data'
  if (special !== null && calls) return from === 'NO' ? { where: 'special', row: special } : abroad(SPECIAL_NUMBER_ZONE)
  if (from === 'NO') return calls ? toCountry(to) : { where: 'home' }
  const here = useZoneOf(from) ?? 4
  const there = calls ? (useZoneOf(to) ?? 1) : 1
  return abroad(mixedUseZone(here, there))
}

const abroad = (zone: UseZone): Place => (zone === 1 ? { where: 'home' } : { where: 'abroad', zone })

function toCountry(to: string): Place {
  const zone = callingZoneOf(to)
  return zone === undefined ? { where: 'home' } : { where: 'toAbroad', zone, country: to }
}
