import { openInMemory } from '../server/db/open-embedded.ts'
import { runBilling } from '#server/billing/run-billing.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { checkInvoices } from './billing/check-invoices.ts'
import { fillCustomers, MONTH } from './billing/fill-customers.ts'
import { atLeast, atMost, told, type Figure } from './figure.ts'

export async function billing(quick: boolean): Promise<Figure[]> {
  const database = await openInMemory()
  const expected = await fillCustomers(database, quick ? 300 : 10_000)
  const runtime = testWorld(Date.parse('2026-02-02T04:00:00Z'))
  const before = process.memoryUsage().rss
  const begun = performance.now()
  const report = await runBilling({ database, runtime }, MONTH)
  const seconds = (performance.now() - begun) / 1000
  const grown = (process.memoryUsage().rss - before) / 1_048_576
  const again = await runBilling({ database, runtime }, MONTH)
  const checked = await checkInvoices(database, expected)
  await database.close()
  const sum = [...expected.values()].reduce((all, total) => all + total, 0)
  return [
    ...checked,
    atMost('øre the reported sum is off by', Math.abs(sum - (report.totals['NOK'] ?? 0)), 0, 'øre'),
    atMost('invoices doubled by a second run', again.invoices, 0, 'invoices'),
    atLeast('invoices made a second, embedded database', report.invoices / seconds, 100, 'invoices/s'),
    told('memory a run takes', grown, 'MB'),
  ]
}
