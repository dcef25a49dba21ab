import { and, eq } from 'drizzle-orm'
import type { Solution } from '#contracts/kernel/puzzle.ts'
import type { Brain } from '#server/brain/brain.ts'
import { chatEffect, type SessionRow } from '#server/brain/tables.ts'
import { puzzleFor, takeSolution } from '#server/budgets/proof-of-work.ts'
import { isLiftedByWork } from '#server/budgets/waits-for.ts'

type Waits = Pick<SessionRow, 'id' | 'address'>

export type PendingEffect = Pick<typeof chatEffect.$inferSelect, 'key' | 'lastFault'>

/** A puzzle that ends what this conversation waits for, if it is a budget that its network has used up. */
export async function puzzleOf(
  brain: Pick<Brain, 'database' | 'runtime'>,
  { address, pending }: Pick<Waits, 'address'> & { pending: readonly PendingEffect[] },
): Promise<string | undefined> {
  const gated = gatedIn(pending, address)
  return gated && puzzleFor(brain, gated)
}

/** Carries out at once what a solved puzzle lets through. */
export async function letThrough(
  brain: Pick<Brain, 'database' | 'runtime' | 'dispatchEffect'>,
  row: Waits,
  solution: Solution,
): Promise<boolean> {
  const gated = await gatedOf(brain, row)
  if (!gated || !(await takeSolution(brain, gated, solution))) return false
  await brain.database.db
    .update(chatEffect)
    .set({ dueAt: brain.runtime.now() })
    .where(and(eq(chatEffect.key, gated.act), eq(chatEffect.status, 'pending')))
  brain.dispatchEffect(gated.act)
  return true
}

async function gatedOf({ database }: Pick<Brain, 'database'>, { id, address }: Waits) {
  const pending = await database.db
    .select({ key: chatEffect.key, lastFault: chatEffect.lastFault })
    .from(chatEffect)
    .where(and(eq(chatEffect.session, id), eq(chatEffect.status, 'pending')))
  return gatedIn(pending, address)
}

function gatedIn(pending: readonly PendingEffect[], network: string | null) {
  const gated = pending.find(({ lastFault }) => isLiftedByWork(lastFault))
  return network === null || !gated ? undefined : { act: gated.key, network }
}
