import { sql } from 'drizzle-orm'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import type { FlowOf } from './brain/rollout/choose-version.ts'
import type { Database } from './db/database.ts'
import { withDeadline } from './db/deadline.ts'
import { isMigrated } from './db/migrations.ts'

const PARTS = ['process', 'database', 'migrations', 'queue', 'flows'] as const
export type Part = (typeof PARTS)[number]

export type Readiness = {
  /** The parts that are not ready, each with what is wrong. */
  faults: () => Promise<{ part: Part; fault: string }[]>
  /** From now on the node is not ready, so that a proxy sends it nothing new. */
  drain: () => void
}

/** Milliseconds. A load balancer that asks every few seconds gives up sooner than the database's own deadline. */
const PATIENCE = 2_000

export function createReadiness({ db }: Pick<Database, 'db'>, flowOf: FlowOf): Readiness {
  let draining = false

  const hasQueues = async () => (await db.execute(sql`select from pgboss.queue limit 1`)).rows.length > 0
  const within = (work: Promise<unknown>) => withDeadline(work, PATIENCE)
  const isFalse = (work: Promise<boolean>) =>
    within(work).then(
      (fine) => !fine,
      () => true,
    )

  return {
    drain: () => {
      draining = true
    },
    faults: async () => {
      if (draining) return [{ part: 'process', fault: 'is ending and takes nothing new' }]
      const answers = await within(db.execute(sql`select 1`)).then(
        () => true,
        () => false,
      )
      if (!answers) return [{ part: 'database', fault: 'does not answer' }]
      const faults: { part: Part; fault: string }[] = []
      if (await isFalse(isMigrated(db))) faults.push({ part: 'migrations', fault: 'are older than this release' })
      if (await isFalse(hasQueues())) faults.push({ part: 'queue', fault: 'has no table of queues' })
      if (FLOW_NAMES.some((name) => flowOf(name) === undefined)) faults.push({ part: 'flows', fault: 'do not load' })
      return faults
    },
  }
}
