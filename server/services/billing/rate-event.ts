import { callingAbroad, callingMinute } from '#contracts/catalogue/calling-abroad.ts'
import { callPrice, secondsPrice, smsFromNorwayPrice } from '#contracts/catalogue/call-price.ts'
import { directoryNumbers, onBoardNumbers, premiumNumbers, satelliteNumbers, shortNumberSms } from '#contracts/catalogue/special-numbers.ts'
import { useAbroad } from '#contracts/catalogue/use-abroad.ts'
import type { Price } from '#contracts/catalogue/price.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import type { RatedKind } from '#contracts/products/rated.ts'
import type { Metered, Place } from './place-event.ts'

/** The price of one event that is no use at home and no data; zone and row as the price list has them. */
export type EventPrice = { kind: RatedKind; zone?: number; row?: string; amount: Ore }

const SPECIALS: Readonly<Record<string, { call: Price; minute: Price }>> = { ...directoryNumbers, ...premiumNumbers, ...satelliteNumbers }

/** Prices a call or message abroad, to abroad, to a special number or on board; what is received costs only where the list says so. */
export function eventPrice(event: Metered, place: Exclude<Place, { where: 'home' }>): EventPrice {
  if (place.where === 'onBoard') return onBoardPrice(event, place.by)
  if (place.where === 'special') return specialPrice(event, place.row)
  const { quantity, kind, received } = event
  const isCall = kind === 'call' || kind === 'video'
  if (place.where === 'toAbroad') {
    const { zone, country } = place
    if (isCall) return { kind: 'toCalls', zone, amount: callPrice(quantity, { callStart: callingAbroad.callStart, minute: callingMinute[zone] }) }
    const sms = smsFromNorwayPrice(country) ?? callingAbroad.smsToOthers
    return kind === 'sms' ? { kind: 'toSms', zone, amount: quantity * sms.amount } : { kind: 'toMms', zone, amount: quantity * callingAbroad.mms.amount }
  }
  const { zone } = place
  if (isCall && received) return { kind: 'roamingReceived', zone, amount: secondsPrice(quantity, useAbroad[zone].receiveMinute) }
  if (isCall) return { kind: 'roamingCalls', zone, amount: callPrice(quantity, useAbroad[zone]) }
  const message = kind === 'sms' ? callingAbroad.smsToOthers : callingAbroad.mms
  return { kind: kind === 'sms' ? 'roamingSms' : 'roamingMms', zone, amount: received ? 0 : quantity * message.amount }
}

function specialPrice({ kind, quantity }: Metered, row: string): EventPrice {
  if (row === 'short' || kind === 'sms' || kind === 'mms') return { kind: 'shortSms', amount: quantity * shortNumberSms.amount }
  const price = SPECIALS[row]
  if (!price) throw new Error(`no price for the special number ${row}`)
  return { kind: 'special', row, amount: callPrice(quantity, { callStart: price.call, minute: price.minute }) }
}

function onBoardPrice({ kind, quantity, received }: Metered, by: 'ship' | 'aircraft'): EventPrice {
  if (kind === 'sms' || kind === 'mms') {
    const message = kind === 'sms' ? callingAbroad.smsToOthers : callingAbroad.mms
    return { kind: kind === 'sms' ? 'roamingSms' : 'roamingMms', zone: 4, amount: received ? 0 : quantity * message.amount }
  }
  const { call, minute } = onBoardNumbers[`${by}${received ? 'Receive' : 'Call'}`]
  return { kind: received ? 'onBoardReceived' : 'onBoard', row: by, amount: callPrice(quantity, { callStart: call, minute }) }
}
