import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { addMonths, isMonth, monthOf } from '#contracts/kernel/months.ts'
import { toKroner } from '#contracts/kernel/money.ts'
import { DiskNearlyFull } from '#server/db/database.ts'
import { FolderInUse } from '#server/db/lock-folder.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { readEnv, SettingError } from '#server/env.ts'
import { MonthNotOver, runBilling } from '#server/billing/run-billing.ts'
import { realRuntime } from '#server/runtime.ts'

/** `npm run billing -- --month=2026-10`: bills a month that is over; without a month, the one before this. Repeated, it doubles nothing. */
const { values } = parseArgs({ options: { month: { type: 'string' } } })
const month = values.month ?? addMonths(monthOf(Date.now()), -1)
if (!isMonth(month)) stop('The month is written YYYY-MM, as in --month=2026-10.')
try {
  const database = await openDatabase(readEnv(process.env))
  const { invoices, totals, waiting } = await runBilling(
    { database, runtime: realRuntime(pino({ level: 'silent' })) },
    month,
  )
  const sums = Object.entries(totals).map(([currency, total]) => `${currency} ${toKroner(total).toFixed(2)}`)
  const waits = waiting > 0 ? ` ${waiting} customers wait for the use of a meter.` : ''
  process.stdout.write(`${month}: ${invoices} new invoices${sums.length > 0 ? `, ${sums.join(', ')}` : ''}.${waits}\n`)
  await database.close()
} catch (error) {
  if (error instanceof FolderInUse)
    stop(
      `${error.message} On the embedded database, end the portal first; it also bills by itself, in the first nights of a month.`,
    )
  if (error instanceof SettingError || error instanceof MonthNotOver || error instanceof DiskNearlyFull)
    stop(error.message)
  throw error
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
