import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type JobResult } from 'pg-boss'
import * as v from 'valibot'
import type { StoreDeps } from '#server/deps.ts'
import { logFailure } from '#server/log-failure.ts'
import type { Database, Tx } from './database.ts'
import { DELIVERY_TRIES, type Deliver } from './create-delivery.ts'

type BossOptions = {
  schedule?: boolean
  supervise?: boolean
  superviseIntervalSeconds?: number
  monitorIntervalSeconds?: number
}

export const openBoss = ({ queue, kind }: Pick<Database, 'queue' | 'kind'>, options: BossOptions = {}): PgBoss =>
  new PgBoss({
    db: queue,
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    supervise: false,
    ...options,
  })

/** One for all queues of a process; it retries what a process left, and begins what is scheduled. */
export async function startBoss({ database, runtime }: StoreDeps, options = LOOKS_AFTER_QUEUES): Promise<PgBoss> {
  const boss = openBoss(database, options)
  boss.on('error', (error) => logFailure(runtime.log, 'queues', error))
  await database.alone(() => boss.start())
  return boss
}

const LOOKS_AFTER_QUEUES: BossOptions = {
  schedule: true,
  supervise: true,
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
}

export const stopBoss = (boss: PgBoss): Promise<void> => boss.stop({ graceful: true, timeout: 2_000, close: false })

const QUEUE_OPTIONS = {
  retryLimit: DELIVERY_TRIES + 10,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3600,
}
/** Several at a time, without a pause while there are more: one a second would lag behind a busy hour for days. */
const WORK_OPTIONS = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const
const Job = v.object({ id: v.string() })

/** The rows are stored in the same transaction, so that none waits for ever and none is delivered that was not kept. */
export type Enqueue = (tx: Tx, ids: readonly string[]) => Promise<void>

type Work = {
  deliver: Deliver
  /** Called at the start: makes rows that were given up wait again, as settings may have been mended. */
  revive?: (tx: Tx) => Promise<{ id: string }[]>
}

export type DeliveryQueue = { enqueue: Enqueue; work: (work: Work) => Promise<void> }
export type QueueDeps = StoreDeps & { boss: PgBoss }

/** A durable queue of what is to be sent to somebody. Nothing is delivered before `work` is called. */
export async function openDeliveryQueue({ database, runtime, boss }: QueueDeps, name: string): Promise<DeliveryQueue> {
  await database.alone(async () => {
    await boss.createQueue(name, QUEUE_OPTIONS)
    // Caches the queue before the first transaction; a lookup inside one would deadlock the embedded database.
    await boss.insert(name, [])
  })
  const enqueue: Enqueue = async (tx, ids) => {
    if (ids.length === 0) return
    await boss.insert(
      name,
      ids.map((id) => ({ data: { id } })),
      { db: fromDrizzle(tx, sql) },
    )
  }
  return {
    enqueue,
    work: async ({ deliver, revive }) => {
      await database.transaction(async (tx) => {
        const revived = (await revive?.(tx)) ?? []
        await enqueue(
          tx,
          revived.map(({ id }) => id),
        )
      })
      const settle = async (job: { id: string; data: unknown }): Promise<JobResult> => {
        try {
          if ((await deliver(v.parse(Job, job.data).id)) === 'done') return { id: job.id, status: 'completed' }
        } catch (error) {
          logFailure(runtime.log, `queue of ${name}`, error)
        }
        return { id: job.id, status: 'failed' }
      }
      await boss.work(name, WORK_OPTIONS, (jobs: { id: string; data: unknown }[]) => Promise.all(jobs.map(settle)))
    },
  }
}
