import { eq, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import * as v from 'valibot'
import type { Tx } from '../../db/database.ts'
import { leads } from '../../db/schema/leads.ts'
import type { LeadPort } from '../../gateways/leads/port.ts'
import type { StoreDeps } from '../deps.ts'
import { logFailure } from '../../log-failure.ts'
import { deliverLead, TRIES } from './deliver-lead.ts'

const QUEUE = 'leads'
/** Repeats after 2, 4, 8 s and so on, at last every quarter of an hour; a worker that died is noticed by its missing heartbeat. */
const QUEUE_OPTIONS = {
  retryLimit: TRIES + 10,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3600,
}
const LeadJob = v.object({ id: v.string() })

/** Takes leads for delivery inside the transaction that keeps them. */
export type LeadQueue = { enqueue: (tx: Tx, id: string) => Promise<void> }

/**
 * The durable queue of leads, and the work on it. Those that were given up come in again, for a start is when settings
 * have been mended. The effects' queue does the upkeep of both.
 */
export async function openLeadQueue(deps: StoreDeps, port: LeadPort): Promise<LeadQueue & { stop: () => Promise<void> }> {
  const { database, world } = deps
  const boss = new PgBoss({ db: database.queue, backend: database.kind === 'embedded' ? 'pglite' : 'postgres', schedule: false, supervise: false })
  boss.on('error', (error) => logFailure(world.log, 'lead queue', error))
  await database.alone(async () => {
    await boss.start()
    await boss.createQueue(QUEUE, QUEUE_OPTIONS)
    // Makes the queue known before the first transaction: looked up inside one, the embedded database would wait for itself.
    await boss.insert(QUEUE, [])
  })
  const enqueue = async (tx: Tx, id: string) => {
    await boss.insert(QUEUE, [{ data: { id } }], { db: fromDrizzle(tx, sql) })
  }
  await database.transaction(async (tx) => {
    const again = await tx.update(leads).set({ status: 'waiting', attempts: 0 }).where(eq(leads.status, 'dead')).returning({ id: leads.id })
    for (const { id } of again) await enqueue(tx, id)
  })
  await boss.work(QUEUE, { pollingIntervalSeconds: 1, batchSize: 1 }, async (jobs: { data: unknown }[]) => {
    for (const { data } of jobs) {
      if ((await deliverLead(deps, port, v.parse(LeadJob, data).id)) === 'again') throw new Error('not delivered yet')
    }
  })
  return { enqueue, stop: () => boss.stop({ graceful: true, timeout: 2_000, close: false }) }
}
