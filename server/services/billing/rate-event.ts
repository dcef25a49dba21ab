import { callingAbroad, callingMinute } from '#contracts/catalogue/calling-abroad.ts'
import { callPrice, secondsPrice, smsFromNorwayPrice } from '#contracts/catalogue/call-price.ts'
import { directoryNumbers, onBoardNumbers, premiumNumbers, satelliteNumbers, shortNumberSms } from '#contracts/catalogue/special-numbers.ts'
import { useAbroad } from '#contracts/catalogue/use-abroad.ts'
import type { Price } from '#contracts/catalogue/price.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import type { RatedKind, UnitPrice } from '#contracts/products/rated.ts'
import type { Metered, Place } from './place-event.ts'

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
