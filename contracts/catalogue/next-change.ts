import { addDays } from '../kernel/calendar.ts'
import type { Day } from '../kernel/days.ts'
import { priceOn, type Entry, type Validity } from './price-book.ts'

/** The next day an entry changes after a day, and what it is from then on: what a notice of a changed price tells. */
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
