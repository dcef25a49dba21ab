import { addMonths, monthOf } from '#contracts/kernel/months.ts'
import type { QueueDeps } from '#server/db/delivery-queue.ts'
import { runBilling } from './run-billing.ts'

const QUEUE = 'billing'
const QUEUE_OPTIONS = {
  policy: 'singleton',
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 86_400,
} as const
/** Five nights (2nd to 6th), because the first run skips customers whose meter values are missing. */
const SCHEDULE = '15 4 2-6 * *'

/** Bills the previous month early each month, on one node only; runs are idempotent. */
export async function openBillingQueue(deps: QueueDeps): Promise<void> {
  const { database, runtime, boss } = deps
  await database.alone(async () => {
    await boss.createQueue(QUEUE, QUEUE_OPTIONS)
    await boss.schedule(QUEUE, SCHEDULE, null, { tz: 'Europe/Oslo' })
  })
  await boss.work(QUEUE, { pollingIntervalSeconds: 60, batchSize: 1 }, async () => {
    const report = await runBilling(deps, addMonths(monthOf(runtime.now()), -1))
    runtime.log.info(report, 'a month was billed')
  })
}
