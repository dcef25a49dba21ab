import type { Day } from '../kernel/days.ts'
import type { Ore } from '../kernel/money.ts'
import { per, priceOn, type Entry, type Price, type PriceTable } from './price-book.ts'
import { callingZones, type CallingZone, useZones, type UseZone } from './zones.ts'

type UseRow = 'minute' | 'receiveMinute' | 'data' | 'callStart'

/** Prices for use abroad, by zone (PRICE-01). They are 0 in zone 1, where use counts as use in Norway. */
export const useAbroad: Record<UseZone, Record<UseRow, Entry>> = {
  1: {
    minute: [per('minute', 0)],
    receiveMinute: [per('minute', 0)],
    data: [per('megabyte', 0)],
    callStart: [per('call', 0)],
  },
  2: {
    minute: [per('minute', 2.49)],
    receiveMinute: [per('minute', 2.49)],
    data: [per('megabyte', 0.99)],
    callStart: [per('call', 0.99)],
  },
  3: {
    minute: [per('minute', 5.99)],
    receiveMinute: [per('minute', 4.99)],
    data: [per('megabyte', 1.99)],
    callStart: [per('call', 0.99)],
  },
  4: {
    minute: [per('minute', 14.99)],
    receiveMinute: [per('minute', 14.99)],
    data: [per('megabyte', 14.99)],
    callStart: [per('call', 0.99)],
  },
}

export const SPECIAL_NUMBER_ZONE: UseZone = 4

/** Takes an upper-case ISO 3166 code; returns `undefined` for Norway and for unknown codes. */
export function useZoneOf(country: string): UseZone | undefined {
  return USE_ZONES.find((zone) => useZones[zone].includes(country))
}

/** A call between two zones costs the higher of the two prices (PRICE-01). */
export function mixedUseZone(one: UseZone, other: UseZone): UseZone {
  return one > other ? one : other
}

const USE_ZONES: readonly UseZone[] = [1, 2, 3, 4]

export const dataPacks: readonly { where: 'norwayAndEu' | 'zone2'; mb: number; price: Entry; sms: string }[] = [
  { where: 'norwayAndEu', mb: 1_000, price: [per('once', 149)], sms: '1GB' },
  { where: 'norwayAndEu', mb: 5_000, price: [per('once', 299)], sms: '5GB' },
  { where: 'norwayAndEu', mb: 15_000, price: [per('once', 399)], sms: '15GB' },
  { where: 'zone2', mb: 400, price: [per('once', 49)], sms: '400MB' },
  { where: 'zone2', mb: 1_000, price: [per('once', 99)], sms: '1GB SONE2' },
  { where: 'zone2', mb: 6_000, price: [per('once', 399)], sms: '6GB SONE2' },
]

export const dataPackShortNumber = '2299'

export const callPack: { units: number; price: Entry } = { units: 200, price: [per('once', 299)] }

/** Monthly minutes from Norway to abroad: Ring Utland covers zones 1 to 3 (83 countries), Ring EU covers zone 1. */
export const abroadCallPacks = {
  ringUtland: { name: 'Ring Utland', minutes: 500, monthly: [per('month', 249)], zones: [1, 2, 3] },
  ringEu: { name: 'Ring EU', minutes: 600, monthly: [per('month', 99)], zones: [1] },
} satisfies Record<string, { name: string; minutes: number; monthly: Entry; zones: CallingZone[] }>

export const callingMinute: Record<CallingZone, Entry> = {
  1: [per('minute', 2.29)],
  2: [per('minute', 2.29)],
  3: [per('minute', 3.99)],
  4: [per('minute', 6.99)],
  5: [per('minute', 9.99)],
  6: [per('minute', 13.99)],
}

export const callingAbroad = {
  callStart: [per('call', 2.99)],
  smsToEu: [per('message', 0.73)],
  smsToOthers: [per('message', 3.99)],
  mms: [per('message', 5.99)],
} satisfies PriceTable

/** Takes an upper-case ISO 3166 code; returns `undefined` for Norway and for unknown codes. */
export function callingZoneOf(country: string): CallingZone | undefined {
  return CALLING_ZONES.find((zone) => callingZones[zone].includes(country))
}

const CALLING_ZONES: readonly CallingZone[] = [1, 2, 3, 4, 5, 6]

type CallPrices = { callStart: Price; minute: Price }

export function secondsPrice(seconds: number, minute: Pick<Price, 'amount'>): Ore {
  return Math.round((seconds * minute.amount) / 60)
}

export function callPrice(seconds: number, { callStart, minute }: CallPrices): Ore {
  return seconds > 0 ? callStart.amount + secondsPrice(seconds, minute) : 0
}

export function callFromNorwayPrice(country: string, seconds: number, day: Day): Ore | undefined {
  const zone = callingZoneOf(country)
  return (
    zone &&
    callPrice(seconds, { callStart: priceOn(callingAbroad.callStart, day), minute: priceOn(callingMinute[zone], day) })
  )
}

export function smsFromNorwayPrice(country: string, day: Day): Price | undefined {
  const zone = callingZoneOf(country)
  return zone && priceOn(zone === 1 ? callingAbroad.smsToEu : callingAbroad.smsToOthers, day)
}

export const pricesAbroadOn = (zone: UseZone, day: Day): Record<UseRow, Price> => ({
  minute: priceOn(useAbroad[zone].minute, day),
  receiveMinute: priceOn(useAbroad[zone].receiveMinute, day),
  data: priceOn(useAbroad[zone].data, day),
  callStart: priceOn(useAbroad[zone].callStart, day),
})

/**
 * Norway counts as zone 1, and the more expensive of the two zones is charged. Returns `undefined` for calls made in
 * Norway and for unknown countries.
 */
export function callAbroadPrice({
  where,
  to,
  seconds,
  day,
}: {
  where: string
  to: string
  seconds: number
  day: Day
}): Ore | undefined {
  const here = useZoneOf(where)
  const there = to === 'NO' ? 1 : useZoneOf(to)
  return here && there && callPrice(seconds, pricesAbroadOn(mixedUseZone(here, there), day))
}

export function receivedAbroadPrice(where: string, seconds: number, day: Day): Ore | undefined {
  const zone = useZoneOf(where)
  return zone && secondsPrice(seconds, pricesAbroadOn(zone, day).receiveMinute)
}

/** Price of data beyond any data pack; `undefined` in Norway and for unknown countries. */
export function dataAbroadPrice(where: string, mb: number, day: Day): Ore | undefined {
  const zone = useZoneOf(where)
  return zone && Math.round(mb * pricesAbroadOn(zone, day).data.amount)
}
