import { callingAbroad, callingMinute, callingZoneOf } from '#contracts/catalogue/calling-abroad.ts'
import { callPrice, secondsPrice, smsFromNorwayPrice } from '#contracts/catalogue/call-price.ts'
import { directoryNumbers, onBoardNumbers, premiumNumbers, satelliteNumbers, shortNumberSms } from '#contracts/catalogue/special-numbers.ts'
import { useAbroad, useZoneOf, mixedUseZone, SPECIAL_NUMBER_ZONE } from '#contracts/catalogue/use-abroad.ts'
import type { Price } from '#contracts/catalogue/price.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import type { RatedKind, UnitPrice } from '#contracts/products/rated.ts'
import type { CallingZone } from '#contracts/catalogue/calling-zones.ts'
import type { UseZone } from '#contracts/catalogue/use-zones.ts'
import type { UsageKind } from '#contracts/products/usage-event.ts'

/** The price of one event that is no use at home and no data; zone and row as the price list has them. `price` is what its kind costs, `amount` what it did. */
export type EventPrice = { kind: RatedKind; zone?: number; row?: string; price: UnitPrice; amount: Ore }

/** Special numbers by row, in the order of the price list. */
export const SPECIALS: Readonly<Record<string, { call: Price; minute: Price }>> = { ...directoryNumbers, ...premiumNumbers, ...satelliteNumbers }

/** Prices a call or message abroad, to abroad, to a special number or on board; what is received costs only where the list says so. */
export function eventPrice(event: Metered, place: Exclude<Place, { where: 'home' }>): EventPrice {
  if (place.where === 'onBoard') return onBoardPrice(event, place.by)
  if (place.where === 'special') return specialPrice(event, place.row)
  const { quantity, kind, received } = event
  const isCall = kind === 'call' || kind === 'video'
  if (place.where === 'toAbroad') {
    const { zone, country } = place
    if (isCall) return { kind: 'toCalls', zone, ...callOf(quantity, { callStart: callingAbroad.callStart, minute: callingMinute[zone] }) }
    const sms = smsFromNorwayPrice(country) ?? callingAbroad.smsToOthers
    return kind === 'sms' ? { kind: 'toSms', zone, ...messagesOf(quantity, sms) } : { kind: 'toMms', zone, ...messagesOf(quantity, callingAbroad.mms) }
  }
  const { zone } = place
  if (isCall && received) return { kind: 'roamingReceived', zone, price: { unit: useAbroad[zone].receiveMinute.amount }, amount: secondsPrice(quantity, useAbroad[zone].receiveMinute) }
  if (isCall) return { kind: 'roamingCalls', zone, ...callOf(quantity, useAbroad[zone]) }
  const message = kind === 'sms' ? callingAbroad.smsToOthers : callingAbroad.mms
  return { kind: kind === 'sms' ? 'roamingSms' : 'roamingMms', zone, ...messagesOf(quantity, message, received) }
}

/** A call's start and its minutes. */
const callOf = (seconds: number, prices: { callStart: Price; minute: Price }) => ({ price: { start: prices.callStart.amount, unit: prices.minute.amount }, amount: callPrice(seconds, prices) })

/** Messages, which cost who sends them. */
const messagesOf = (count: number, { amount }: Price, received = false) => ({ price: { unit: amount }, amount: received ? 0 : count * amount })

function specialPrice({ kind, quantity }: Metered, row: string): EventPrice {
  if (row === 'short' || kind === 'sms' || kind === 'mms') return { kind: 'shortSms', ...messagesOf(quantity, shortNumberSms) }
  const price = SPECIALS[row]
  if (!price) throw new Error(`no price for the special number ${row}`)
  return { kind: 'special', row, ...callOf(quantity, { callStart: price.call, minute: price.minute }) }
}

function onBoardPrice({ kind, quantity, received }: Metered, by: 'ship' | 'aircraft'): EventPrice {
  if (kind === 'sms' || kind === 'mms') {
    const message = kind === 'sms' ? callingAbroad.smsToOthers : callingAbroad.mms
    return { kind: kind === 'sms' ? 'roamingSms' : 'roamingMms', zone: 4, ...messagesOf(quantity, message, received) }
  }
  const { call, minute } = onBoardNumbers[`${by}${received ? 'Receive' : 'Call'}`]
  return { kind: received ? 'onBoardReceived' : 'onBoard', row: by, ...callOf(quantity, { callStart: call, minute }) }
}

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
