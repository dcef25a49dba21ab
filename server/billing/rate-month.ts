import { broadbandPriceOf, flexDataPriceOf } from '#contracts/catalogue/broadband-kilobytes.ts'
import { secondsPrice } from '#contracts/catalogue/call-price.ts'
import { uncontrolledData } from '#contracts/catalogue/data-cap.ts'
import { afterPackage, flexUse } from '#contracts/catalogue/norway-prices.ts'
import { planOf, whenDataIsUsedUp, type Plan, type PlanId } from '#contracts/catalogue/plans.ts'
import { FREE_USE_LIMIT } from '#contracts/catalogue/terms.ts'
import { useAbroad } from '#contracts/catalogue/use-abroad.ts'
import type { UseZone } from '#contracts/catalogue/use-zones.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import type { MonthRating, Rated, RatedKind } from '#contracts/products/rated.ts'
import { placeOf, type Metered, type Place, eventPrice, type EventPrice } from './rate-event.ts'

/** What a subscription is rated by; `since` is the day it was ordered. */
export type Terms = { plan: PlanId; since: Day }

/** Kilobytes at a price per megabyte, rounded to whole øre. */
const byKilobyte = (kilobytes: number, megabyte: Ore): Ore => Math.floor((kilobytes * megabyte + 500) / 1_000)

/**
 * Prices a month of a subscription's events, in any order, by the catalogue (PRICE-01, PRICE-04): the same events always
 * cost the same. Amounts in øre, VAT included; the monthly price is not part of it.
 */
export function rateMonth(terms: Terms, events: readonly Metered[]): MonthRating {
  const plan = planOf(terms.plan)
  const sheet = new Map<string, Rated>()
  const partOf = ({ kind, zone, row, price }: Pick<Rated, 'kind' | 'zone' | 'row' | 'price'>): Rated => {
    const key = `${kind} ${zone ?? ''} ${row ?? ''}`
    const part = sheet.get(key) ?? { kind, ...(zone !== undefined && { zone }), ...(row !== undefined && { row }), ...(price && { price }), count: 0, quantity: 0, amount: 0 }
    sheet.set(key, part)
    return part
  }
  const add: Add = (what, count, quantity) => {
    const part = partOf(what)
    part.count += count
    part.quantity += quantity
    part.amount += what.amount
  }
  const addEvent = (priced: EventPrice, quantity: number) => {
    if (priced.amount > 0) return add(priced, 1, quantity)
    const part = partOf(priced)
    part.free = { count: (part.free?.count ?? 0) + 1, quantity: (part.free?.quantity ?? 0) + quantity }
  }
  const used: Used = { seconds: 0, sms: 0, mms: 0, paid: { call: { starts: 0, seconds: 0 }, video: { starts: 0, seconds: 0 } } }
  const roaming = new Map<UseZone, { count: number; kilobytes: number }>()
  const home: Metered[] = []
  for (const event of events.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) {
    const place = placeOf(event)
    if (isBlocked(plan, event, place)) add({ kind: 'blocked', amount: 0 }, 1, event.quantity)
    else if (event.kind === 'data') {
      const zone = place.where === 'abroad' ? place.zone : place.where === 'onBoard' ? 4 : undefined
      if (zone === undefined) home.push(event)
      else {
        const { count, kilobytes } = roaming.get(zone) ?? { count: 0, kilobytes: 0 }
        roaming.set(zone, { count: count + 1, kilobytes: kilobytes + event.quantity })
      }
    } else if (place.where === 'home') countAtHome(plan, event, used, add)
    else addEvent(eventPrice(event, place), event.quantity)
  }
  for (const { count, ...part } of callsAtHome(plan, used)) add(part, count, part.quantity)
  const dataKb = home.reduce((sum, { quantity }) => sum + quantity, 0)
  const data = rateData(terms, home, dataKb)
  for (const { count, ...part } of data.parts) add(part, count, part.quantity)
  for (const [zone, { count, kilobytes }] of roaming) {
    const price = useAbroad[zone].data.amount
    add({ kind: 'roamingData', zone, price: { unit: price }, amount: byKilobyte(kilobytes, price) }, count, kilobytes)
  }
  const capped = [...sheet.values()].filter(({ kind }) => CAPPED.has(kind)).reduce((sum, { amount }) => sum + amount, 0)
  if (capped > uncontrolledData.maxMonthly) add({ kind: 'dataCap', amount: uncontrolledData.maxMonthly - capped }, 0, 0)
  const parts = [...sheet.values()]
  return { parts, total: parts.reduce((sum, { amount }) => sum + amount, 0), dataKb, throttled: data.throttled }
}

/** Data the monthly maximum holds for; Flex and broadband have a table of their own. */
const CAPPED: ReadonlySet<RatedKind> = new Set(['data', 'openedData', 'roamingData'])

type Add = (part: Omit<Rated, 'count' | 'quantity'>, count: number, quantity: number) => void

/** A child's plan lets no call abroad and to no premium number through. */
function isBlocked({ kind }: Plan, event: Metered, place: Place): boolean {
  if (kind !== 'child' || event.received || (event.kind !== 'call' && event.kind !== 'video')) return false
  return place.where === 'special' ? place.row !== 'series800' : place.where !== 'home'
}

/** What was used at home so far: seconds and messages against the free use, and what of the calls is to be paid. */
type Used = { seconds: number; sms: number; mms: number; paid: Record<'call' | 'video', { starts: number; seconds: number }> }

function countAtHome(plan: Plan, { kind, quantity, received }: Metered, used: Used, add: Add): void {
  if (received || kind === 'data') return
  if (kind === 'sms' || kind === 'mms') {
    const free = plan.freeUse ? Math.min(quantity, Math.max(0, FREE_USE_LIMIT - used[kind])) : 0
    const paid = quantity - free
    used[kind] += quantity
    if (free > 0) add({ kind: kind === 'sms' ? 'freeSms' : 'freeMms', amount: 0 }, free, free)
    const price = homePrices(plan)[kind].amount
    if (paid > 0) add({ kind, price: { unit: price }, amount: paid * price }, paid, paid)
    return
  }
  const free = plan.freeUse ? Math.min(quantity, Math.max(0, FREE_USE_LIMIT * 60 - used.seconds)) : 0
  used.seconds += quantity
  if (free > 0) add({ kind: 'freeCalls', amount: 0 }, 1, free)
  if (quantity === free) return
  used.paid[kind].seconds += quantity - free
  used.paid[kind].starts += free > 0 ? 0 : 1
}

const homePrices = ({ kind }: Plan) => (kind === 'flex' ? flexUse : afterPackage)

/** The calls of the month that are to be paid; their seconds are summed before they are rounded, as the calculator does. */
function callsAtHome(plan: Plan, { paid }: Used): Rated[] {
  const prices = homePrices(plan)
  const rows = [
    { kind: 'calls' as const, ...paid.call, minute: prices.minute },
    { kind: 'video' as const, ...paid.video, minute: prices.videoMinute },
  ]
  return rows.filter(({ seconds }) => seconds > 0).map(({ kind, starts, seconds, minute }) => ({
    kind, count: starts, quantity: seconds, price: { start: prices.callStart.amount, unit: minute.amount }, amount: starts * prices.callStart.amount + secondsPrice(seconds, minute),
  }))
}

function rateData(terms: Terms, home: readonly Metered[], dataKb: number): { parts: Rated[]; throttled: boolean } {
  const plan = planOf(terms.plan)
  const count = home.length
  if (count === 0) return { parts: [], throttled: false }
  if (plan.kind === 'flex') return { parts: [{ kind: 'flexData', count, quantity: dataKb, amount: flexDataPriceOf(dataKb) }], throttled: false }
  if (plan.kind === 'broadband') return { parts: [{ kind: 'broadbandData', count, quantity: dataKb, amount: broadbandPriceOf(dataKb) }], throttled: false }
  const packageKb = plan.dataMb * 1_000
  const over = Math.max(0, dataKb - packageKb)
  const included: Rated[] = over < dataKb ? [{ kind: 'freeData', count, quantity: dataKb - over, amount: 0 }] : []
  if (over === 0) return { parts: included, throttled: false }
  const usedUp = whenDataIsUsedUp(terms)
  if (usedUp === 'slowed') return { parts: included, throttled: true }
  if (usedUp === 'charged') {
    const part: Rated = { kind: 'data', count, quantity: over, price: { unit: uncontrolledData.price.amount }, amount: byKilobyte(over, uncontrolledData.price.amount) }
    return { parts: [...included, part], throttled: over > uncontrolledData.throttleAfterMb * 1_000 }
  }
  const opened = openedBeyond(home, packageKb)
  const part: Rated[] = opened > 0 ? [{ kind: 'openedData', count, quantity: opened, price: { unit: afterPackage.data.amount }, amount: byKilobyte(opened, afterPackage.data.amount) }] : []
  return { parts: [...included, ...part], throttled: opened < over }
}

/** Kilobytes beyond the package that the customer had opened for; `home` in order of time. */
function openedBeyond(home: readonly Metered[], packageKb: number): number {
  let used = 0
  let opened = 0
  for (const { quantity, opened: isOpened } of home) {
    const beyond = Math.min(quantity, Math.max(0, used + quantity - packageKb))
    used += quantity
    if (isOpened) opened += beyond
  }
  return opened
}
