import { planOf } from '#contracts/catalogue/plans.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { Month } from '#contracts/kernel/months.ts'
import { billedDays, partOfMonth } from '#contracts/catalogue/first-invoice.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { isCosting, RATED_KINDS, type LineLabel, type Rated, type RatedKind } from '#contracts/products/rated.ts'
import type { portation, subscription } from '#server/orders/tables.ts'
import { portationStatusAt } from '#server/orders/portation-status.ts'
import { powerAgreementOf } from '#contracts/catalogue/power.ts'
import type { powerSubscription } from '#server/power/tables.ts'
import type { MonthUse } from '#server/usage/read-month-use.ts'
import { energyPrice, monthRate } from '#server/power/rate-power.ts'
import type { InvoiceLine } from './tables.ts'
import { SPECIALS } from './rate-event.ts'
import { rateMonth } from './rate-month.ts'

export type BilledSubscription = {
  subscription: typeof subscription.$inferSelect
  portation: typeof portation.$inferSelect | null
  setUp: Ore
  /** Charged in the month it begins, and given back in the one it ends. */
  deposit: Ore
}

export function beganOn(
  { subscription: { activeFrom }, portation: porting }: Omit<BilledSubscription, 'setUp' | 'deposit'>,
  now: number,
): Day | undefined {
  if (!porting) return activeFrom ?? undefined
  const status = portationStatusAt(porting, now)
  return status.state === 'done' ? status.date : undefined
}

export function mobileLines(
  row: BilledSubscription,
  month: Month,
  { events, packs }: MonthUse,
  now: number,
): InvoiceLine[] {
  const { id, plan, phone, monthly, createdAt, endedAt } = row.subscription
  const began = beganOn(row, now)
  const days =
    began === undefined ? undefined : billedDays(month, began, endedAt === null ? null : osloDay(endedAt.getTime()))
  if (!began || !days) return []
  const line = (label: LineLabel, values: InvoiceLine['values'], amount: Ore): InvoiceLine => ({
    subscription: id,
    label,
    values: { ...values, phone },
    amount,
  })
  const isFirst = began.startsWith(month)
  const isLast = endedAt !== null && osloDay(endedAt.getTime()).startsWith(month)
  const { parts } = rateMonth({ plan, since: osloDay(createdAt.getTime()) }, events, packs)
  return [
    line(
      'monthly',
      { plan: planOf(plan).name, from: days.from, to: days.to, unit: monthly },
      partOfMonth(monthly, days),
    ),
    ...(isFirst && row.setUp > 0
      ? [line('setUp', { plan: planOf(plan).name, quantity: 1, unit: row.setUp }, row.setUp)]
      : []),
    ...parts
      .filter(({ amount }) => amount !== 0)
      .toSorted(inPriceListOrder)
      .flatMap(({ kind, zone, row: special, count, quantity, free, price, amount }) => {
        const values = {
          count,
          quantity,
          ...(zone !== undefined && { zone }),
          ...(special !== undefined && { row: special }),
          ...(free && { free: isMessage(kind) ? free.quantity : free.count }),
          ...price,
        }
        return isCosting(kind) ? [line(kind, values, amount)] : []
      }),
    ...packs.map(({ where, mb, price }) =>
      line(where === 'zone2' ? 'dataPackZone2' : 'dataPack', { mb, quantity: 1, unit: price }, price),
    ),
    ...(row.deposit > 0 && isFirst && !isLast
      ? [line('deposit', { quantity: 1, unit: row.deposit }, row.deposit)]
      : []),
    ...(row.deposit > 0 && isLast && !isFirst ? [line('depositBack', {}, -row.deposit)] : []),
  ]
}

const SPECIAL_ROWS = Object.keys(SPECIALS)

const inPriceListOrder = (one: Rated, other: Rated): number =>
  RATED_KINDS.indexOf(one.kind) - RATED_KINDS.indexOf(other.kind) ||
  (one.zone ?? 0) - (other.zone ?? 0) ||
  SPECIAL_ROWS.indexOf(one.row ?? '') - SPECIAL_ROWS.indexOf(other.row ?? '')

const MESSAGES: ReadonlySet<string> = new Set([
  'sms',
  'mms',
  'toSms',
  'toMms',
  'roamingSms',
  'roamingMms',
  'shortSms',
] satisfies RatedKind[])

export const isMessage = (label: string): boolean => MESSAGES.has(label)

export function powerLines(
  row: typeof powerSubscription.$inferSelect,
  month: Month,
  wattHours: number | undefined,
): InvoiceLine[] | 'waits' {
  const { id, agreement, meteringPoint, perKwh, monthly, startDate, endedAt } = row
  const days = billedDays(month, startDate, endedAt === null ? null : osloDay(endedAt.getTime()))
  if (!days || meteringPoint === null) return []
  if (wattHours === undefined) return 'waits'
  const rate = monthRate(row, month)
  const { name, kind } = powerAgreementOf(agreement)
  const energy = { meteringPoint, wattHours, rate }
  const amount = energyPrice(wattHours, rate)
  return [
    {
      subscription: id,
      label: 'powerFee',
      values: { plan: name, meteringPoint, from: days.from, to: days.to, unit: monthly },
      amount: partOfMonth(monthly, days),
    },
    kind === 'fixed'
      ? { subscription: id, label: 'energy', values: energy, amount }
      : {
          subscription: id,
          label: 'energyAverage',
          values: { ...energy, exchange: rate - perKwh, markup: perKwh },
          amount,
        },
  ]
}
