import type { Day } from '#contracts/kernel/days.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { daysIn, firstDay, lastDay, type Month } from '#contracts/kernel/months.ts'

/** The days of a month an agreement ran, both included. */
export type BilledDays = { from: Day; to: Day; days: number; of: number }

/** The days of a month between an agreement's first day and its last (`null`: it goes on); `undefined` when there are none. */
export function billedDays(month: Month, first: Day, last: Day | null): BilledDays | undefined {
  const from = first > firstDay(month) ? first : firstDay(month)
  const to = last !== null && last < lastDay(month) ? last : lastDay(month)
  if (from > to) return undefined
  return { from, to, days: Number(to.slice(8)) - Number(from.slice(8)) + 1, of: daysIn(month) }
}

/** A monthly price's part for these days, rounded half up. */
export const partOf = (monthly: Ore, { days, of }: BilledDays): Ore => (days === of ? monthly : Math.floor((2 * monthly * days + of) / (2 * of)))

