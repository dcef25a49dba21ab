import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type JobResult } from 'pg-boss'
import * as v from 'valibot'
import type { Result } from '#contracts/kernel/result.ts'
import type { StoreDeps } from '#server/deps.ts'
import { logFailure } from '#server/log-failure.ts'
import type { Database, Tx } from './database.ts'

export const DELIVERY_TRIES = 100

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
  deliver: (id: string) => Promise<Delivery>
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

export type Delivery = 'done' | 'again'
export type Outcome =
  | { status: 'sent'; lastFault: null; sentAt: Date }
  | { status: 'waiting' | 'dead'; lastFault: string }
/** What makes a row that was given up wait again. */
export const REVIVED = { status: 'waiting', attempts: 0 } as const

type Attempt<Row> = {
  /** Counts the attempt; no row if it waits no longer. */
  begin: () => Promise<Row[]>
  send: (row: Row) => Promise<Result<'sent'>>
  keep: (outcome: Outcome) => Promise<unknown>
  /** Faults after which another attempt is useless. */
  isFinal?: (reason: string) => boolean
  /** A fault that nobody has to mend: it is kept, and not logged as an error. */
  isExpected?: (code: string | undefined) => boolean
  what: string
  /** Names what was to be delivered in the log; nothing personal. */
  about: (row: Row) => Record<string, unknown>
}

/** Makes one attempt to deliver a row that waits. A crash before the outcome is kept repeats it with the same id. */
export async function attemptDelivery<Row extends { attempts: number }>(
  { log, now }: StoreDeps['runtime'],
  {
    begin,
    send,
    keep,
    isFinal = (reason) => reason === 'refused',
    isExpected = () => false,
    what,
    about,
  }: Attempt<Row>,
): Promise<Delivery> {
  const [row] = await begin()
  if (!row) return 'done'
  const sent = await send(row)
  if (sent.ok) {
    await keep({ status: 'sent', lastFault: null, sentAt: new Date(now()) })
    return 'done'
  }
  const lastFault = sent.code === undefined ? sent.reason : `${sent.reason} ${sent.code}`
  const isDead = isFinal(sent.reason) || row.attempts >= DELIVERY_TRIES
  await keep({ status: isDead ? 'dead' : 'waiting', lastFault })
  const told = { ...about(row), attempts: row.attempts, fault: lastFault }
  if (isExpected(sent.code)) log.debug(told, `${what} was not delivered, as is expected`)
  else if (isDead) log.error(told, `${what} could not be delivered; it is kept and tried again at the next start`)
  else log.warn(told, `${what} was not delivered, will be tried again`)
  return isDead ? 'done' : 'again'
}
