import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { bitsOf, hashedFor, zeroBits, type Solution } from '#contracts/kernel/puzzle.ts'
import { readSecret } from '#server/db/read-secret.ts'
import type { StoreDeps } from '#server/deps.ts'
import { PROOFS, WORK } from './budgets.ts'
import { spenderNames } from './spender-names.ts'
import { budgetSpending } from './tables.ts'

/** What is to be let through: its idempotency key, and the hashed network that it comes from. */
type Gated = { act: string; network: string }

/** A puzzle whose solution lets this act through, once. Nothing is kept until it is solved. */
export async function puzzleFor(deps: StoreDeps, gated: Gated): Promise<string> {
  const bits = bitsAfter(await proofsOf(deps, gated.network))
  const terms = `${bits}.${deps.runtime.now() + WORK.lasts}`
  return `${terms}.${await markOf(deps, terms, gated)}`
}

/** The more of a network's acts were let through by work, the more it costs. */
const bitsAfter = (proofs: number) => Math.min(WORK.hardest, WORK.easiest + Math.floor(proofs / WORK.harderAfter))

/** A bit more doubles the work. The act is let through from now on; another solution for it counts as none. */
export async function takeSolution(deps: StoreDeps, gated: Gated, { puzzle, tried }: Solution): Promise<boolean> {
  const now = deps.runtime.now()
  const [bits = '', until = '', mark = ''] = puzzle.split('.')
  const terms = `${bits}.${until}`
  if (!(Number(until) > now) || !isSame(mark, await markOf(deps, terms, gated))) return false
  const hash = createHash('sha256').update(hashedFor(puzzle, tried)).digest()
  if (zeroBits(hash) < bitsOf(puzzle)) return false
  const { db } = deps.database
  const { of, act } = await namesOf(deps, gated)
  const kept = await db
    .insert(budgetSpending)
    .values({ budget: PROOFS, of, act, at: new Date(now) })
    .onConflictDoNothing()
    .returning({ act: budgetSpending.act })
  return kept.length > 0
}

export async function isWorkedFor(deps: StoreDeps, gated: Gated): Promise<boolean> {
  const { of, act } = await namesOf(deps, gated)
  const found = and(eq(budgetSpending.budget, PROOFS), eq(budgetSpending.of, of), eq(budgetSpending.act, act))
  return (await deps.database.db.$count(budgetSpending, found)) > 0
}

async function proofsOf(deps: StoreDeps, network: string): Promise<number> {
  const { of } = await namesOf(deps, { act: '', network })
  const since = new Date(deps.runtime.now() - WORK.within)
  const recent = and(eq(budgetSpending.budget, PROOFS), eq(budgetSpending.of, of), gt(budgetSpending.at, since))
  return deps.database.db.$count(budgetSpending, recent)
}

async function namesOf({ database }: StoreDeps, { act, network }: Gated): Promise<{ of: string; act: string }> {
  const { ofSpender, ofAct } = await spenderNames(database.db)
  return { of: ofSpender(network), act: ofAct(act) }
}

async function markOf({ database }: StoreDeps, terms: string, { act, network }: Gated): Promise<string> {
  const key = await readSecret(database.db, 'puzzles')
  return createHmac('sha256', key)
    .update(JSON.stringify([terms, act, network]))
    .digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
