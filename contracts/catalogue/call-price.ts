import type { Ore } from '../kernel/money.ts'
import { callingAbroad, callingMinute, callingZoneOf } from './calling-abroad.ts'
import type { Price } from './price.ts'
import { mixedUseZone, useAbroad, useZoneOf } from './use-abroad.ts'

type CallPrices = { callStart: Price; minute: Price }

/** Seconds at a price per minute, counted by the second and rounded to whole øre (PRICE-01). */
export function secondsPrice(seconds: number, minute: Price): Ore {
  return Math.round((seconds * minute.amount) / 60)
}

/** A call that was answered: its start and its seconds. A call of no seconds was never answered and costs nothing. */
export function callPrice(seconds: number, { callStart, minute }: CallPrices): Ore {
  return seconds > 0 ? callStart.amount + secondsPrice(seconds, minute) : 0
}

/** A call from Norway to a number of a country (ISO 3166 code); `undefined` for Norway and for no country. */
export function callFromNorwayPrice(country: string, seconds: number): Ore | undefined {
  const zone = callingZoneOf(country)
  return zone && callPrice(seconds, { callStart: callingAbroad.callStart, minute: callingMinute[zone] })
}

/** An SMS from Norway to a country: the EU and EEA, or the rest of the world; `undefined` for Norway and for no country. */
export function smsFromNorwayPrice(country: string): Price | undefined {
  const zone = callingZoneOf(country)
  return zone && (zone === 1 ? callingAbroad.smsToEu : callingAbroad.smsToOthers)
}

/**
 * A call made in a country, to a country: Norway is as near as zone 1, and the costlier of the two zones is paid. `undefined`
 * for a call made in Norway or involving no country.
 */
export function callAbroadPrice({ where, to, seconds }: { where: string; to: string; seconds: number }): Ore | undefined {
  const here = useZoneOf(where)
  const there = to === 'NO' ? 1 : useZoneOf(to)
  return here && there && callPrice(seconds, useAbroad[mixedUseZone(here, there)])
}

/** A call received in a country; there is no start to pay. `undefined` in Norway and in no country. */
export function receivedAbroadPrice(where: string, seconds: number): Ore | undefined {
  const zone = useZoneOf(where)
  return zone && secondsPrice(seconds, useAbroad[zone].receiveMinute)
}

/** Data used in a country beyond any pack; `undefined` in Norway and in no country. */
export function dataAbroadPrice(where: string, mb: number): Ore | undefined {
  const zone = useZoneOf(where)
  return zone && Math.round(mb * useAbroad[zone].data.amount)
}
