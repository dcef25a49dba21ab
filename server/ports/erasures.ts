import { and, eq, inArray, sql } from 'drizzle-orm'
import { ok } from '#contracts/kernel/result.ts'
import type { TellErasure } from '#server/accounts/customer-register.ts'
import type { Tx } from '#server/db/database.ts'
import { createDelivery, REVIVED, type Deliver } from '#server/db/create-delivery.ts'
import { openDeliveryQueue, type Enqueue, type QueueDeps } from '#server/db/delivery-queue.ts'
import type { StoreDeps } from '#server/deps.ts'
import { registerErasure } from './tables.ts'

export type ErasureDeps = StoreDeps & { erasureQueue: { enqueue: Enqueue } }

/** Erasures that the outside customer register is to be told of (ACC-04). */
export async function keepErasure({ runtime, erasureQueue }: ErasureDeps, tx: Tx, id: string): Promise<void> {
  await tx
    .insert(registerErasure)
    .values({ legalEntity: id, createdAt: new Date(runtime.now()) })
    .onConflictDoNothing()
  await erasureQueue.enqueue(tx, [id])
}

function createErasureDelivery({ database: { db }, runtime }: StoreDeps, tell: TellErasure): Deliver {
  const waiting = (ids: string[]) =>
    and(inArray(registerErasure.legalEntity, ids), eq(registerErasure.status, 'waiting'))
  return createDelivery(runtime, {
    begin: (ids) =>
      db
        .update(registerErasure)
        .set({ attempts: sql`${registerErasure.attempts} + 1` })
        .where(waiting(ids))
        .returning(),
    idOf: ({ legalEntity }) => legalEntity,
    send: async ({ legalEntity, createdAt }) => {
      const told = await tell({ customerId: legalEntity, erasedAt: createdAt.toISOString() })
      return told.ok || told.reason === 'notFound' ? ok('sent') : told
    },
    keep: (ids, outcome) => db.update(registerErasure).set(outcome).where(waiting(ids)),
    what: 'an erasure',
    about: ({ legalEntity }) => ({ erasure: legalEntity }),
  })
}

type ErasureQueue = { enqueue: Enqueue; work: (tell: TellErasure) => Promise<void> }

export async function openErasureQueue(deps: QueueDeps): Promise<ErasureQueue> {
  const queue = await openDeliveryQueue(deps, 'erasures')
  const revive = (tx: Tx) =>
    tx
      .update(registerErasure)
      .set(REVIVED)
      .where(eq(registerErasure.status, 'dead'))
      .returning({ id: registerErasure.legalEntity })
  return { ...queue, work: (tell) => queue.work({ deliver: createErasureDelivery(deps, tell), revive }) }
}
