import { eq, sql } from 'drizzle-orm'
import { confirmOrder, type LetterDeps } from '#server/confirmation/letter-queue.ts'
import { recordOrder, type EvidenceDeps, type Order, type OrderOrigin } from '#server/evidence/record-order.ts'
import { evidenceChain } from '#server/evidence/tables.ts'

export type OutsideDeps = EvidenceDeps & LetterDeps

/** Keeps the evidence of an order that an outside system has placed, and confirms it; repeated, it adds nothing. */
export async function keepPlaced(deps: OutsideDeps, origin: OrderOrigin, order: Order): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`evidence:${order.id}`}, 0))`)
    if ((await tx.$count(evidenceChain, eq(evidenceChain.order, order.id))) > 0) return
    await recordOrder(deps, tx, origin, order)
    const { id, product, legalEntity: customer } = order
    const locale = origin.channel === 'chat' ? origin.locale : undefined
    await confirmOrder(deps, tx, { order: id, product, customer, locale })
  })
}
