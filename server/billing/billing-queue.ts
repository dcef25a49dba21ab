import { PgBoss } from 'pg-boss'
import { addMonths, monthOf } from '#contracts/kernel/months.ts'
import { logFailure } from '#server/log-failure.ts'
import type { StoreDeps } from '#server/deps.ts'
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
/** The nights of the 2nd to the 6th: what the first run could not bill, for a meter's value was missing, the next ones do. */
const SCHEDULE = '15 4 2-6 * *'

/** Bills the month before in the first nights of each month, on one of the nodes; repeated, it doubles nothing. */
export async function openBillingQueue(deps: StoreDeps): Promise<{ stop: () => Promise<void> }> {
  const { database, runtime } = deps
  const boss = new PgBoss({
    db: database.queue,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: true,
    supervise: false,
  })
  boss.on('error', (error) => logFailure(runtime.log, 'billing queue', error))
  await database.alone(async () => {
    await boss.start()
    await boss.createQueue(QUEUE, QUEUE_OPTIONS)
    await boss.schedule(QUEUE, SCHEDULE, null, { tz: 'Europe/Oslo' })
  })
  await boss.work(QUEUE, { pollingIntervalSeconds: 60, batchSize: 1 }, async () => {
    const report = await runBilling(deps, addMonths(monthOf(runtime.now()), -1))
    runtime.log.info(report, 'a month was billed')
  })
  return { stop: () => boss.stop({ graceful: true, timeout: 2_000, close: false }) }
}
