import { and, eq } from 'drizzle-orm'
import type { Solution } from '#contracts/kernel/puzzle.ts'
import type { Brain } from '#server/brain/brain.ts'
import { chatEffect, type SessionRow } from '#server/brain/tables.ts'
import { puzzleFor, takeSolution } from '#server/budgets/proof-of-work.ts'
import { isLiftedByWork } from '#server/budgets/waits-for.ts'

type Waits = Pick<SessionRow, 'id' | 'address'>

/** A puzzle that ends what this conversation waits for, if it is a budget that its network has used up. */
export async function puzzleOf(brain: Pick<Brain, 'database' | 'runtime'>, row: Waits): Promise<string | undefined> {
  const gated = await gatedOf(brain, row)
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
  if (address === null) return undefined
  const waiting = await database.db
    .select({ key: chatEffect.key, lastFault: chatEffect.lastFault })
    .from(chatEffect)
    .where(and(eq(chatEffect.session, id), eq(chatEffect.status, 'pending')))
  const gated = waiting.find(({ lastFault }) => isLiftedByWork(lastFault))
  return gated && { act: gated.key, network: address }
}
