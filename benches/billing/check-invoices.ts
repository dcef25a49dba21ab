import { invoice } from '#server/billing/tables.ts'
import type { Database } from '../../server/db/database.ts'
import { atMost, type Figure } from '../figure.ts'

/** Compares all invoices with the totals in øre that were expected of each customer. */
export async function checkInvoices({ db }: Database, expected: ReadonlyMap<string, number>): Promise<Figure[]> {
  const rows = await db
    .select({ customer: invoice.legalEntity, number: invoice.number, total: invoice.total })
    .from(invoice)
  const wrong = rows.filter(({ customer, total }) => expected.get(customer) !== total).length
  const sum = [...expected.values()].reduce((all, total) => all + total, 0)
  const billed = rows.reduce((all, { total }) => all + total, 0)
  const numbers = new Set<number>()
  let [lowest, highest] = [Infinity, -Infinity]
  for (const { number } of rows) {
    numbers.add(number)
    lowest = Math.min(lowest, number)
    highest = Math.max(highest, number)
  }
  return [
    atMost(
      'invoices that differ from an independent calculation',
      wrong + Math.abs(expected.size - rows.length),
      0,
      'invoices',
    ),
    atMost('øre the sum of all invoices is off by', Math.abs(sum - billed), 0, 'øre'),
    atMost('invoice numbers given twice', rows.length - numbers.size, 0, 'invoices'),
    atMost('gaps in the series of numbers', highest - lowest + 1 - numbers.size, 0, 'numbers'),
  ]
}
