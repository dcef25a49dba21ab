import { pricesAbroadOn, secondsPrice } from '#contracts/catalogue/abroad.ts'
import {
  afterPackage,
  broadbandPriceOf,
  flexDataPriceOf,
  flexUse,
  uncontrolledData,
} from '#contracts/catalogue/norway.ts'
import { planOf, whenDataIsUsedUp, type PlanId, type PlanTerms } from '#contracts/catalogue/plans.ts'
import { priceOn, type Entry } from '#contracts/catalogue/price-book.ts'
import { FREE_USE_LIMIT } from '#contracts/catalogue/terms.ts'
import type { UseZone } from '#contracts/catalogue/zones.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import type { MonthRating, Rated, RatedKind, UnitPrice } from '#contracts/products/rated.ts'
import type { BoughtPack } from '#server/usage/read-month-use.ts'
import { dayOf, placeOf, type Metered, type Place, eventPrice, type EventPrice } from './rate-event.ts'

export type Terms = { plan: PlanId; since: Day }

const byKilobyte = (kilobytes: number, megabyte: Ore): Ore => Math.floor((kilobytes * megabyte + 500) / 1_000)

/**
 * Rates each event by its own day's prices (PRICE-01, PRICE-04, ONE-01). Øre including VAT, without the monthly price
 * and the prices of data packs, which hold from when they were ordered.
 */
export function rateMonth(terms: Terms, events: readonly Metered[], packs: readonly BoughtPack[] = []): MonthRating {
  const plan = planOf(terms.plan)
  const sheet = new Map<string, Rated>()
  const partOf = ({ kind, zone, row, price }: Pick<Rated, 'kind' | 'zone' | 'row' | 'price'>): Rated => {
    const key = `${kind} ${zone ?? ''} ${row ?? ''} ${price?.start ?? ''} ${price?.unit ?? ''}`
    const part = sheet.get(key) ?? {
      kind,
      ...(zone !== undefined && { zone }),
      ...(row !== undefined && { row }),
      ...(price && { price }),
      count: 0,
      quantity: 0,
      amount: 0,
    }
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
  const used: Used = { seconds: 0, sms: 0, mms: 0, paid: new Map() }
  const roaming = new Map<UseZone, Metered[]>()
  const home: Metered[] = []
  for (const event of events.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) {
    const place = placeOf(event)
    if (isBlocked(plan, event, place)) add({ kind: 'blocked', amount: 0 }, 1, event.quantity)
    else if (event.kind === 'data') {
      const zone = place.where === 'abroad' ? place.zone : place.where === 'onBoard' ? 4 : undefined
      if (zone === undefined) home.push(event)
      else {
        const before = roaming.get(zone)
        if (before) before.push(event)
        else roaming.set(zone, [event])
      }
    } else if (place.where === 'home') countAtHome(plan, event, used, add)
    else addEvent(eventPrice(event, place), event.quantity)
  }
  for (const { count, ...part } of callsAtHome(used)) add(part, count, part.quantity)
  const dataKb = home.reduce((sum, { quantity }) => sum + quantity, 0)
  const packsOf = (where: BoughtPack['where']) => packs.filter((pack) => pack.where === where)
  const data = rateData(terms, home, dataKb, packsOf('norwayAndEu'))
  for (const { count, ...part } of data.parts) add(part, count, part.quantity)
  for (const [zone, abroad] of roaming) {
    const { beyond } = beyondPackage(abroad, 0, zone === 2 ? packsOf('zone2') : [])
    for (const part of byPrice(
      abroad,
      (_, at) => beyond[at] ?? 0,
      (day) => pricesAbroadOn(zone, day).data.amount,
    ))
      add({ kind: 'roamingData', zone, ...part }, part.count, part.quantity)
  }
  const capped = [...sheet.values()].filter(({ kind }) => CAPPED.has(kind)).reduce((sum, { amount }) => sum + amount, 0)
  const maximum = capped > 0 ? lowestMaximum([...home, ...[...roaming.values()].flat()]) : 0
  if (capped > maximum) add({ kind: 'dataCap', amount: maximum - capped }, 0, 0)
  const parts = [...sheet.values()]
  return { parts, total: parts.reduce((sum, { amount }) => sum + amount, 0), dataKb, throttled: data.throttled }
}

/** If the maximum changed during the month, the lowest one on a day with data usage applies. */
const lowestMaximum = (data: readonly Metered[]): Ore =>
  Math.min(...[...new Set(data.map(dayOf))].map((day) => priceOn(uncontrolledData.maxMonthly, day).amount))

function byPrice(
  events: readonly Metered[],
  kilobytesOf: (event: Metered, at: number) => number,
  priceAt: (day: Day) => Ore,
) {
  const parts = new Map<Ore, { price: UnitPrice; count: number; quantity: number; amount: Ore }>()
  events.forEach((event, at) => {
    const [kilobytes, unit] = [kilobytesOf(event, at), priceAt(dayOf(event))]
    const part = parts.get(unit) ?? { price: { unit }, count: 0, quantity: 0, amount: 0 }
    const quantity = part.quantity + kilobytes
    parts.set(unit, { ...part, count: part.count + 1, quantity, amount: byKilobyte(quantity, unit) })
  })
  return [...parts.values()].filter(({ quantity }) => quantity > 0)
}

const CAPPED: ReadonlySet<RatedKind> = new Set(['data', 'openedData', 'roamingData'])

type Add = (part: Omit<Rated, 'count' | 'quantity'>, count: number, quantity: number) => void

function isBlocked({ kind }: PlanTerms, event: Metered, place: Place): boolean {
  if (kind !== 'child' || event.received || (event.kind !== 'call' && event.kind !== 'video')) return false
  return place.where === 'special' ? place.row !== 'series800' : place.where !== 'home'
}

type PaidCalls = { kind: 'calls' | 'video'; start: Ore; unit: Ore; starts: number; seconds: number }

type Used = { seconds: number; sms: number; mms: number; paid: Map<string, PaidCalls> }

function countAtHome(plan: PlanTerms, event: Metered, used: Used, add: Add): void {
  const { kind, quantity, received } = event
  if (received || kind === 'data') return
  const prices = plan.kind === 'flex' ? flexUse : afterPackage
  const amountOf = (entry: Entry) => priceOn(entry, dayOf(event)).amount
  if (kind === 'sms' || kind === 'mms') {
    const free = plan.freeUse ? Math.min(quantity, Math.max(0, FREE_USE_LIMIT - used[kind])) : 0
    const paid = quantity - free
    used[kind] += quantity
    if (free > 0) add({ kind: kind === 'sms' ? 'freeSms' : 'freeMms', amount: 0 }, free, free)
    const price = amountOf(prices[kind])
    if (paid > 0) add({ kind, price: { unit: price }, amount: paid * price }, paid, paid)
    return
  }
  const free = plan.freeUse ? Math.min(quantity, Math.max(0, FREE_USE_LIMIT * 60 - used.seconds)) : 0
  used.seconds += quantity
  if (free > 0) add({ kind: 'freeCalls', amount: 0 }, 1, free)
  if (quantity === free) return
  const at = {
    kind: kind === 'call' ? ('calls' as const) : kind,
    start: amountOf(prices.callStart),
    unit: amountOf(kind === 'call' ? prices.minute : prices.videoMinute),
  }
  const key = `${kind} ${at.start} ${at.unit}`
  const { starts, seconds } = used.paid.get(key) ?? { starts: 0, seconds: 0 }
  used.paid.set(key, { ...at, starts: starts + (free > 0 ? 0 : 1), seconds: seconds + quantity - free })
}

/** Seconds at the same price are summed before rounding, to match the price calculator. */
function callsAtHome({ paid }: Used): Rated[] {
  return [...paid.values()]
    .toSorted((one, other) => one.kind.localeCompare(other.kind))
    .map(({ kind, starts, seconds, start, unit }) => ({
      kind,
      count: starts,
      quantity: seconds,
      price: { start, unit },
      amount: starts * start + secondsPrice(seconds, { amount: unit }),
    }))
}

function rateData(
  terms: Terms,
  home: readonly Metered[],
  dataKb: number,
  packs: readonly BoughtPack[],
): { parts: Rated[]; throttled: boolean } {
  const plan = planOf(terms.plan)
  const count = home.length
  if (count === 0) return { parts: [], throttled: false }
  if (plan.kind === 'flex' || plan.kind === 'broadband') {
    const month = home.map((event) => ({ day: dayOf(event), kilobytes: event.quantity }))
    const part: Rated =
      plan.kind === 'flex'
        ? { kind: 'flexData', count, quantity: dataKb, amount: flexDataPriceOf(month) }
        : { kind: 'broadbandData', count, quantity: dataKb, amount: broadbandPriceOf(month) }
    return { parts: [part], throttled: false }
  }
  const { beyond, left } = beyondPackage(home, plan.dataMb * 1_000, packs)
  const over = beyond.reduce((sum, kilobytes) => sum + kilobytes, 0)
  const included: Rated[] = over < dataKb ? [{ kind: 'freeData', count, quantity: dataKb - over, amount: 0 }] : []
  if (over === 0) return { parts: included, throttled: false }
  const usedUp = whenDataIsUsedUp(terms)
  const isUsedUp = left === 0
  if (usedUp === 'slowed') return { parts: included, throttled: isUsedUp }
  const partsAt = (kind: 'data' | 'openedData', price: Entry, kilobytesOf: (event: Metered, at: number) => number) =>
    byPrice(home, kilobytesOf, (day) => priceOn(price, day).amount).map((part): Rated => ({ kind, ...part }))
  if (usedUp === 'charged') {
    const parts = partsAt('data', uncontrolledData.price, (_, at) => beyond[at] ?? 0)
    return { parts: [...included, ...parts], throttled: isUsedUp && over > uncontrolledData.throttleAfterMb * 1_000 }
  }
  const parts = partsAt('openedData', afterPackage.data, ({ opened }, at) => (opened ? (beyond[at] ?? 0) : 0))
  const opened = parts.reduce((sum, { quantity }) => sum + quantity, 0)
  return { parts: [...included, ...parts], throttled: isUsedUp && opened < over }
}

/**
 * The kilobytes of each event that neither the package nor the packs ordered before it cover, and what is `left` of
 * them. `events` must be in chronological order.
 */
function beyondPackage(events: readonly Metered[], packageKb: number, packs: readonly BoughtPack[]) {
  const waiting = packs.toSorted((a, b) => a.at - b.at)
  let left = packageKb
  const open = (until: number) => {
    while (waiting[0] && waiting[0].at <= until) left += (waiting.shift()?.mb ?? 0) * 1_000
  }
  const beyond = events.map(({ at, quantity }) => {
    open(at)
    const covered = Math.min(left, quantity)
    left -= covered
    return quantity - covered
  })
  open(Infinity)
  return { beyond, left }
}
