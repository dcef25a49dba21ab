import { parseArgs } from 'node:util'
import { addMonths, isMonth, monthOf } from '#contracts/kernel/months.ts'
import { toKroner } from '#contracts/kernel/money.ts'
import { runBilling } from '#server/billing/run-billing.ts'
import { runOnDatabase, say, stop } from './command.ts'

/**
 * `npm run billing -- --month=2026-10` bills a past month, by default the previous one. Safe to repeat: nothing is
 * billed twice.
 */
const { values } = parseArgs({ options: { month: { type: 'string' } } })
const month = values.month ?? addMonths(monthOf(Date.now()), -1)
if (!isMonth(month)) stop('The month is written YYYY-MM, as in --month=2026-10.')

await runOnDatabase(async (deps) => {
  const { invoices, totals, waiting } = await runBilling(deps, month)
  const sums = Object.entries(totals).map(([currency, total]) => `${currency} ${toKroner(total).toFixed(2)}`)
  const waits = waiting > 0 ? ` ${waiting} customers wait for the use of a meter.` : ''
  say(`${month}: ${invoices} new invoices${sums.length > 0 ? `, ${sums.join(', ')}` : ''}.${waits}`)
}, 'On the embedded database, end the portal first; it also bills by itself, in the first nights of a month.')
