import { addDays } from '../kernel/calendar.ts'
import type { Day } from '../kernel/days.ts'
import type { Ore } from '../kernel/money.ts'
import { PLAN_IDS, plans, type PlanId } from './plans.ts'
import { priceOn, type Entry, type Validity } from './price-book.ts'

/** Returns the first price change after the given day, and the price from then on. */
export function nextChange<T extends object>(entry: Entry<T>, after: Day): { from: Day; price: T } | undefined {
  const versions: readonly (T & Partial<Validity>)[] = entry
  const days = versions.flatMap(({ validFrom, validTo }) => [
    validFrom ?? '',
    validTo === undefined ? '' : addDays(validTo, 1),
  ])
  const now = priceOn(entry, after)
  const from = days.filter((day) => day > after && priceOn(entry, day) !== now).toSorted()[0]
  return from === undefined ? undefined : { from, price: priceOn(entry, from) }
}

export type ComingPrices = { readonly [Plan in PlanId]?: { readonly from: Day; readonly monthly: Ore } }

/** The monthly prices that will change, with the day from which orders have the new one. */
export function comingPrices(after: Day): ComingPrices {
  return Object.fromEntries(
    PLAN_IDS.flatMap((id) => {
      const change = nextChange(plans[id].monthly, after)
      return change ? [[id, { from: change.from, monthly: change.price.amount }]] : []
    }),
  )
}
