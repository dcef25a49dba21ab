import { plans, type PlanId } from '#contracts/catalogue/plans.ts'
import { callingZones, useZones } from '#contracts/catalogue/zones.ts'
import { directoryNumbers, premiumNumbers, satelliteNumbers } from '#contracts/catalogue/special-numbers.ts'
import type { Entry } from '#contracts/catalogue/price-book.ts'
import type { Metered } from '#server/billing/rate-event.ts'

const CALLING = [0, 2.29, 2.29, 3.99, 6.99, 9.99, 13.99]
const USE = [0, 0, 2.49, 5.99, 14.99]
const RECEIVE = [0, 0, 2.49, 4.99, 14.99]
const USE_MB = [0, 0, 0.99, 1.99, 14.99]
const SPECIAL: Record<string, { call: Entry; minute: Entry }> = {
  ...directoryNumbers,
  ...premiumNumbers,
  ...satelliteNumbers,
}

const zoneIn = (zones: Record<number, readonly string[]>, country: string) =>
  Number(Object.entries(zones).find(([, all]) => all.includes(country))?.[0] ?? 0)
const ore = (kroner: number) => Math.round(kroner * 100)
const round = (top: bigint, bottom: bigint) => Number((top * 2n + bottom) / (bottom * 2n))
const seconds = (count: number, kronerAMinute: number) => round(BigInt(count) * BigInt(ore(kronerAMinute)), 60n)
const megabytes = (kilobytes: number, kroner: number) => round(BigInt(kilobytes) * BigInt(ore(kroner)), 1_000n)

/**
 * Computes a month's cost in øre straight from the specification, without the billing code, as an independent check.
 */
export function naiveTotal({ plan: id, since }: { plan: PlanId; since: string }, events: readonly Metered[]): number {
  const plan = plans[id]
  const flex = plan.kind === 'flex'
  const sorted = [...events].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  let total = 0
  let [freeSeconds, freeSms, freeMms] = plan.freeUse ? [600_000, 10_000, 10_000] : [0, 0, 0]
  let [callSeconds, videoSeconds, starts] = [0, 0, 0]
  let [homeKb, openedKb] = [0, 0]
  const abroadKb = [0, 0, 0, 0, 0]
  for (const { kind, quantity, received, from, to, special, opened } of sorted) {
    const call = kind === 'call' || kind === 'video'
    const out = !received && kind !== 'data'
    const onBoard = from === 'ship' || from === 'aircraft'
    let zone = onBoard ? 4 : Math.max(from === 'NO' ? 0 : 1, zoneIn(useZones, from))
    const isSpecial = special !== null && out && !onBoard
    if (isSpecial && from !== 'NO') zone = 4
    else if (out && from !== 'NO' && !onBoard) zone = Math.max(zone, zoneIn(useZones, to))
    const toZone = from === 'NO' && out && !isSpecial ? zoneIn(callingZones, to) : 0
    if (
      plan.kind === 'child' &&
      call &&
      out &&
      (isSpecial && from === 'NO' ? special !== 'series800' : toZone > 0 || zone > 1)
    )
      continue
    if (kind === 'data') {
      if (zone > 1) abroadKb[zone] = (abroadKb[zone] ?? 0) + quantity
      else {
        const before = Math.max(homeKb, plan.dataMb * 1_000)
        homeKb += quantity
        if (opened) openedKb += Math.max(0, homeKb - before)
      }
    } else if (onBoard) {
      if (!call) total += received ? 0 : quantity * (kind === 'sms' ? 399 : 599)
      else if (from === 'ship') total += received ? seconds(quantity, 19.9) : 99 + seconds(quantity, 29.9)
      else total += received ? seconds(quantity, 29.9) : 99 + seconds(quantity, 39.9)
    } else if (isSpecial && from === 'NO') {
      const row = SPECIAL[special]
      total +=
        special === 'short' || !call || !row
          ? quantity * 100
          : row.call[0].amount + seconds(quantity, row.minute[0].amount / 100)
    } else if (toZone > 0) {
      if (call) total += 299 + seconds(quantity, CALLING[toZone] ?? 0)
      else total += quantity * (kind === 'mms' ? 599 : toZone === 1 ? 73 : 399)
    } else if (zone > 1) {
      if (call) total += received ? seconds(quantity, RECEIVE[zone] ?? 0) : 99 + seconds(quantity, USE[zone] ?? 0)
      else total += received ? 0 : quantity * (kind === 'sms' ? 399 : 599)
    } else if (!received && kind === 'sms') {
      const paid = Math.max(0, quantity - freeSms)
      freeSms = Math.max(0, freeSms - quantity)
      total += paid * (flex ? 99 : 199)
    } else if (!received && kind === 'mms') {
      const paid = Math.max(0, quantity - freeMms)
      freeMms = Math.max(0, freeMms - quantity)
      total += paid * (flex ? 99 : 399)
    } else if (!received) {
      if (freeSeconds === 0) starts += 1
      const paid = Math.max(0, quantity - freeSeconds)
      freeSeconds = Math.max(0, freeSeconds - quantity)
      if (kind === 'video') videoSeconds += paid
      else callSeconds += paid
    }
  }
  total += starts * (flex ? 99 : 199) + seconds(callSeconds, flex ? 0.99 : 1.49) + seconds(videoSeconds, 2.99)
  let capped = abroadKb.reduce((sum, kilobytes, zone) => sum + megabytes(kilobytes, USE_MB[zone] ?? 0), 0)
  if (flex || plan.kind === 'broadband') total += tiers(homeKb) + (flex && homeKb > 0 ? 600 : 0)
  else if (plan.kind !== 'child') {
    const controlled = plan.dataMb > 500 && since >= '2019-10-01'
    capped += controlled ? megabytes(openedKb, 2.49) : megabytes(Math.max(0, homeKb - plan.dataMb * 1_000), 0.99)
  }
  return total + Math.min(capped, 39_900)
}

function tiers(kilobytes: number): number {
  const between = (from: number, to: number) => BigInt(Math.max(0, Math.min(kilobytes, to * 1_000) - from * 1_000))
  const tenthsOfAnOre =
    between(0, 100) * 660n +
    between(100, 200) * 240n +
    between(200, 2_000) * 75n +
    between(2_000, 10_000) * 15n +
    between(10_000, 1e12) * 8n
  return round(tenthsOfAnOre, 10_000n)
}
