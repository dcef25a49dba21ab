import { addDays } from '../kernel/calendar.ts'
import type { Day } from '../kernel/days.ts'
import type { Ore } from '../kernel/money.ts'
import { addMonths, daysIn, firstDay, lastDay, type Month } from '../kernel/months.ts'
import { firstWorkingDay } from '../kernel/working-days.ts'
import { orderPrice } from './extras.ts'
import type { PlanId } from './plans.ts'
import { INVOICING } from './terms.ts'

/** The SIM is in place, or the number moved, the first working day after the order. */
export const mobileStart = (ordered: Day): Day => firstWorkingDay(addDays(ordered, 1))

/** The month in whose beginning another month is invoiced. */
export const invoicedIn = (month: Month): Month => addMonths(month, INVOICING.monthsAfter)

/** Both days are included. */
export type BilledDays = { from: Day; to: Day; days: number; of: number }

export function billedDays(month: Month, first: Day, last: Day | null): BilledDays | undefined {
  const from = first > firstDay(month) ? first : firstDay(month)
  const to = last !== null && last < lastDay(month) ? last : lastDay(month)
  if (from > to) return undefined
  return { from, to, days: Number(to.slice(8)) - Number(from.slice(8)) + 1, of: daysIn(month) }
}

/** The monthly price of some days of a month, rounded half up to a whole øre. */
export const partOfMonth = (monthly: Ore, { days, of }: BilledDays): Ore =>
  days === of ? monthly : Math.floor((2 * monthly * days + of) / (2 * of))

type FirstInvoice = { from: Day; to: Day; amount: Ore }

type Quoted = { monthly: Ore; setUp?: Ore; deposit?: Ore }

/** The invoice of the month in which an agreement starts, without use (ORD-01). */
export function firstInvoice(start: Day, { monthly, setUp = 0, deposit = 0 }: Quoted): FirstInvoice {
  const days = billedDays(start.slice(0, 7), start, null)
  if (!days) throw new Error(`${start} is in no month`)
  return { from: days.from, to: days.to, amount: partOfMonth(monthly, days) + setUp + deposit }
}

/** The first invoice of an order of a plan that is made that day, with what it is made of (ORD-01). */
export function firstInvoiceOfOrder(id: PlanId, numberChoice: 'new' | 'keep', deposit: Ore, day: Day) {
  const price = orderPrice(id, numberChoice, day)
  return { ...price, deposit, ...firstInvoice(mobileStart(day), { ...price, deposit }) }
}
