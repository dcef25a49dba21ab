import {
  callingAbroad,
  callingMinute,
  callingZoneOf,
  callPrice,
  mixedUseZone,
  secondsPrice,
  smsFromNorwayPrice,
  SPECIAL_NUMBER_ZONE,
  pricesAbroadOn,
  useZoneOf,
} from '#contracts/catalogue/abroad.ts'
import { priceOn, type Price } from '#contracts/catalogue/price-book.ts'
import {
  directoryNumbers,
  onBoardNumbers,
  premiumNumbers,
  satelliteNumbers,
  shortNumberSms,
} from '#contracts/catalogue/special-numbers.ts'
import type { CallingZone, UseZone } from '#contracts/catalogue/zones.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import type { RatedKind, UnitPrice } from '#contracts/products/rated.ts'
import type { UsageKind } from '#contracts/products/usage-event.ts'

/** Not for data or domestic use. `price` is the list price, `amount` the cost of this event. */
export type EventPrice = { kind: RatedKind; zone?: number; row?: string; price: UnitPrice; amount: Ore }

/** Order matters: it is the order of the price list. */
export const SPECIALS = { ...directoryNumbers, ...premiumNumbers, ...satelliteNumbers }
export const isSpecial = (row: string): row is keyof typeof SPECIALS => Object.hasOwn(SPECIALS, row)

/** Uses the price list valid on the event's day; received events cost only where the list has a price for them. */
export function eventPrice(event: Metered, place: Exclude<Place, { where: 'home' }>): EventPrice {
  const day = dayOf(event)
  if (place.where === 'onBoard') return onBoardPrice(event, place.by, day)
  if (place.where === 'special') return specialPrice(event, place.row, day)
  const { quantity, kind, received } = event
  const isCall = kind === 'call' || kind === 'video'
  if (place.where === 'toAbroad') {
    const { zone, country } = place
    if (isCall)
      return {
        kind: 'toCalls',
        zone,
        ...callOf(quantity, {
          callStart: priceOn(callingAbroad.callStart, day),
          minute: priceOn(callingMinute[zone], day),
        }),
      }
    const sms = smsFromNorwayPrice(country, day) ?? priceOn(callingAbroad.smsToOthers, day)
    return kind === 'sms'
      ? { kind: 'toSms', zone, ...messagesOf(quantity, sms) }
      : { kind: 'toMms', zone, ...messagesOf(quantity, priceOn(callingAbroad.mms, day)) }
  }
  const { zone } = place
  const { receiveMinute, ...prices } = pricesAbroadOn(zone, day)
  if (isCall && received)
    return {
      kind: 'roamingReceived',
      zone,
      price: { unit: receiveMinute.amount },
      amount: secondsPrice(quantity, receiveMinute),
    }
  if (isCall) return { kind: 'roamingCalls', zone, ...callOf(quantity, prices) }
  const message = priceOn(kind === 'sms' ? callingAbroad.smsToOthers : callingAbroad.mms, day)
  return { kind: kind === 'sms' ? 'roamingSms' : 'roamingMms', zone, ...messagesOf(quantity, message, received) }
}

const callOf = (seconds: number, prices: { callStart: Price; minute: Price }) => ({
  price: { start: prices.callStart.amount, unit: prices.minute.amount },
  amount: callPrice(seconds, prices),
})

const messagesOf = (count: number, { amount }: Price, received = false) => ({
  price: { unit: amount },
  amount: received ? 0 : count * amount,
})

function specialPrice({ kind, quantity }: Metered, row: string, day: Day): EventPrice {
  if (row === 'short' || kind === 'sms' || kind === 'mms')
    return { kind: 'shortSms', ...messagesOf(quantity, priceOn(shortNumberSms, day)) }
  if (!isSpecial(row)) throw new Error(`no price for the special number ${row}`)
  const price = SPECIALS[row]
  return {
    kind: 'special',
    row,
    ...callOf(quantity, { callStart: priceOn(price.call, day), minute: priceOn(price.minute, day) }),
  }
}

function onBoardPrice({ kind, quantity, received }: Metered, by: 'ship' | 'aircraft', day: Day): EventPrice {
  if (kind === 'sms' || kind === 'mms') {
    const message = priceOn(kind === 'sms' ? callingAbroad.smsToOthers : callingAbroad.mms, day)
    return { kind: kind === 'sms' ? 'roamingSms' : 'roamingMms', zone: 4, ...messagesOf(quantity, message, received) }
  }
  const { call, minute } = onBoardNumbers[`${by}${received ? 'Receive' : 'Call'}`]
  return {
    kind: received ? 'onBoardReceived' : 'onBoard',
    row: by,
    ...callOf(quantity, { callStart: priceOn(call, day), minute: priceOn(minute, day) }),
  }
}

/** `at` is in milliseconds since 1970; `quantity` is seconds, messages or kilobytes. */
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

const HOUR = 3_600_000
const days = new Map<number, Day>()

/** The Oslo day that decides the prices. Cached per hour, which is safe because Oslo days begin on the hour. */
export function dayOf({ at }: Pick<Metered, 'at'>): Day {
  const hour = Math.floor(at / HOUR)
  const day = days.get(hour) ?? osloDay(hour * HOUR)
  if (days.size > 10_000) days.clear()
  days.set(hour, day)
  return day
}

export type Place =
  | { where: 'home' }
  | { where: 'toAbroad'; zone: CallingZone; country: string }
  | { where: 'abroad'; zone: Exclude<UseZone, 1> }
  | { where: 'special'; row: string }
  | { where: 'onBoard'; by: 'ship' | 'aircraft' }

/**
 * Zone 1 (EU/EEA) is home, calls between zones cost the dearest one, special numbers from abroad are zone 4 (PRICE-01).
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
