import { onTestFinished } from 'vitest'
import type { Entry } from '#contracts/catalogue/price-book.ts'

/** Changes an entry of the price book from a day on, until the test is over. */
export function changedPrice<T extends object>(entry: Entry<T>, change: Entry<T>[1]): void {
  Array.prototype.push.call(entry, change)
  onTestFinished(() => {
    Array.prototype.pop.call(entry)
  })
}
