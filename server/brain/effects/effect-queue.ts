import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import * as v from 'valibot'
import type { Database } from '#server/db/database.ts'
import { logFailure } from '#server/log-failure.ts'
import type { Runtime } from '#server/runtime.ts'
import type { Brain } from '#server/brain/brain.ts'
import type { EffectRun } from './run-effect.ts'

const QUEUE = 'effects'
/** Repeats after 1, 2, 4, 8, 16 s; a worker that died is noticed by its missing heartbeat. */
const QUEUE_OPTIONS = {
  retryLimit: 8,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 16,
  expireInSeconds: 30,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3600,
}
const EffectJob = v.object({ key: v.string() })

export type EffectQueue = {
  enqueue: Brain['enqueue']
  /** Begins to work: `run` is called for every effect that was not settled at once. */
  work: (run: (key: string) => Promise<EffectRun>) => Promise<void>
  stop: () => Promise<void>
}

/**
 * The durable queue of effects. A job is written in the turn's own transaction and waits a second, for the effect is
 * tried at once after the commit; the queue repeats what failed then (1, 2, 4, 8, 16 s) and what a dead process left.
 */
export async function openEffectQueue(database: Database, runtime: Runtime): Promise<EffectQueue> {
  const boss = new PgBoss({
    db: database.queue,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => logFailure(runtime.log, 'effect queue', error))
  await database.alone(async () => {
    await boss.start()
    await boss.createQueue(QUEUE, QUEUE_OPTIONS)
  })
  return {
    enqueue: async (tx, keys) => {
      if (keys.length === 0) return
      await boss.insert(
        QUEUE,
        keys.map((key) => ({ data: { key }, startAfter: 1 })),
        { db: fromDrizzle(tx, sql) },
      )
    },
    work: async (run) => {
      await boss.work(QUEUE, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async (jobs: { data: unknown }[]) => {
        for (const { data } of jobs) {
          if ((await run(v.parse(EffectJob, data).key)) !== 'settled') throw new Error('not settled yet')
        }
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 2_000, close: false }),
  }
}
