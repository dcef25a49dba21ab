import { powerAgreementOf } from '#contracts/catalogue/power.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Month } from '#contracts/kernel/months.ts'
import type { InvoiceLine } from '../../db/schema/billing.ts'
import type { powerSubscription } from '../../db/schema/power.ts'
import { energyPrice, monthRate } from '../power/rate-power.ts'
import { billedDays, partOf } from './billed-days.ts'

/** What a metering point costs in a month: the fee for the days it ran, and its use; `waits` while the grid company has not told the use. */
export function powerLines(row: typeof powerSubscription.$inferSelect, month: Month, wattHours: number | undefined): InvoiceLine[] | 'waits' {
  const { id, agreement, meteringPoint, perKwh, monthly, startDate, endedAt } = row
  const days = billedDays(month, startDate, endedAt === null ? null : osloDay(endedAt.getTime()))
  if (!days || meteringPoint === null) return []
  if (wattHours === undefined) return 'waits'
  const rate = monthRate(row, month)
  const { name, kind } = powerAgreementOf(agreement)
  const energy = { meteringPoint, wattHours, rate }
  const amount = energyPrice(wattHours, rate)
  return [
    { subscription: id, label: 'powerFee', values: { plan: name, meteringPoint, from: days.from, to: days.to, unit: monthly }, amount: partOf(monthly, days) },
    kind === 'fixed'
      ? { subscription: id, label: 'energy', values: energy, amount }
      : { subscription: id, label: 'energyAverage', values: { ...energy, exchange: rate - perKwh, markup: perKwh }, amount },
  ]
}
