import type { Day } from '../kernel/days.ts'
import type { Ore } from '../kernel/money.ts'
import { per, priceOn, type Entry, type Price, type PriceTable } from './price-book.ts'
import { callingZones, type CallingZone, useZones, type UseZone } from './zones.ts'

type UseRow = 'minute' | 'receiveMinute' | 'data' | 'callStart'

/** Use abroad per zone (PRICE-01); all 0 in zone 1, where use counts as use in Norway. Labels: `catalogue.use.<row>`. */
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

/** Data to buy when it runs out, by where it is used; `sms` is the size to text to `dataPackShortNumber` (PRICE-01). */
export const dataPacks: readonly { where: 'norwayAndEu' | 'zone2'; mb: number; price: Entry; sms: string }[] = [
  { where: 'norwayAndEu', mb: 1_000, price: [per('once', 149)], sms: '1GB' },
  { where: 'norwayAndEu', mb: 5_000, price: [per('once', 299)], sms: '5GB' },
  { where: 'norwayAndEu', mb: 15_000, price: [per('once', 399)], sms: '15GB' },
  { where: 'zone2', mb: 400, price: [per('once', 49)], sms: '400MB' },
  { where: 'zone2', mb: 1_000, price: [per('once', 99)], sms: '1GB SONE2' },
  { where: 'zone2', mb: 6_000, price: [per('once', 399)], sms: '6GB SONE2' },
]

/** Where packs are ordered by SMS. The operator's to set (PRICE-03). */
export const dataPackShortNumber = '2299'

/** Calls and messages in zone 2: `units` minutes, SMS or MMS, taken from one pot. */
export const callPack: { units: number; price: Entry } = { units: 200, price: [per('once', 299)] }

/** Minutes a month from Norway to abroad: Ring Utland to zones 1 to 3 (83 countries), Ring EU to zone 1. */
export const abroadCallPacks = {
  ringUtland: { name: 'Ring Utland', minutes: 500, monthly: [per('month', 249)], zones: [1, 2, 3] },
  ringEu: { name: 'Ring EU', minutes: 600, monthly: [per('month', 99)], zones: [1] },
} satisfies Record<string, { name: string; minutes: number; monthly: Entry; zones: CallingZone[] }>

/** A call from Norway per minute by zone, counted by the second (PRICE-01). */
export const callingMinute: Record<CallingZone, Entry> = {
  1: [per('minute', 2.29)],
  2: [per('minute', 2.29)],
  3: [per('minute', 3.99)],
  4: [per('minute', 6.99)],
  5: [per('minute', 9.99)],
  6: [per('minute', 13.99)],
}

/** From Norway to abroad whatever the zone. Labels: `catalogue.calling.<row>`. */
export const callingAbroad = {
  callStart: [per('call', 2.99)],
  smsToEu: [per('message', 0.73)],
  smsToOthers: [per('message', 3.99)],
  mms: [per('message', 5.99)],
} satisfies PriceTable

/** The zone of a country (ISO 3166 code, upper case) when called from Norway; `undefined` for Norway and for no country. */
export function callingZoneOf(country: string): CallingZone | undefined {
  return CALLING_ZONES.find((zone) => callingZones[zone].includes(country))
}

const CALLING_ZONES: readonly CallingZone[] = [1, 2, 3, 4, 5, 6]

type CallPrices = { callStart: Price; minute: Price }

/** Seconds at a price per minute, counted by the second and rounded to whole øre (PRICE-01). */
export function secondsPrice(seconds: number, minute: Pick<Price, 'amount'>): Ore {
  return Math.round((seconds * minute.amount) / 60)
}

/** A call that was answered: its start and its seconds. A call of no seconds was never answered and costs nothing. */
export function callPrice(seconds: number, { callStart, minute }: CallPrices): Ore {
  return seconds > 0 ? callStart.amount + secondsPrice(seconds, minute) : 0
}

/** A call from Norway to a number of a country (ISO 3166 code); `undefined` for Norway and for no country. */
export function callFromNorwayPrice(country: string, seconds: number, day: Day): Ore | undefined {
  const zone = callingZoneOf(country)
  return (
    zone &&
    callPrice(seconds, { callStart: priceOn(callingAbroad.callStart, day), minute: priceOn(callingMinute[zone], day) })
  )
}

/** An SMS from Norway to a country: the EU and EEA, or the rest of the world; `undefined` for Norway and for no country. */
export function smsFromNorwayPrice(country: string, day: Day): Price | undefined {
  const zone = callingZoneOf(country)
  return zone && priceOn(zone === 1 ? callingAbroad.smsToEu : callingAbroad.smsToOthers, day)
}

/** The prices of a zone for use there on a day. */
export const pricesAbroadOn = (zone: UseZone, day: Day): Record<UseRow, Price> => ({
  minute: priceOn(useAbroad[zone].minute, day),
  receiveMinute: priceOn(useAbroad[zone].receiveMinute, day),
  data: priceOn(useAbroad[zone].data, day),
  callStart: priceOn(useAbroad[zone].callStart, day),
})

/**
 * A call made in a country, to a country: Norway is as near as zone 1, and the costlier of the two zones is paid. `undefined`
 * for a call made in Norway or involving no country.
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

/** A call received in a country; there is no start to pay. `undefined` in Norway and in no country. */
export function receivedAbroadPrice(where: string, seconds: number, day: Day): Ore | undefined {
  const zone = useZoneOf(where)
  return zone && secondsPrice(seconds, pricesAbroadOn(zone, day).receiveMinute)
}

/** Data used in a country beyond any pack; `undefined` in Norway and in no country. */
export function dataAbroadPrice(where: string, mb: number, day: Day): Ore | undefined {
  const zone = useZoneOf(where)
  return zone && Math.round(mb * pricesAbroadOn(zone, day).data.amount)
}
