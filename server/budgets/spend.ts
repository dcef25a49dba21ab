import { createHmac } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database, DbOrTx, Tx } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import type { StoreDeps } from '#server/deps.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import {
  ACT_BUDGETS,
  COUNTED_KEPT,
  ORDER_PATTERNS,
  type ActBudget,
  type Limit,
  type Says,
  type SpentBudget,
} from './budgets.ts'
import { longest, noteExhausted, stillExhausted, type Exhausted, type Scope } from './exhausted.ts'
import { budgetSpending } from './tables.ts'

/** Without a network nothing is counted: it is the own machine in development. */
type OrderBy = { account: string; network: string | null }
type CheckedBy = { person: string; network: string | null }

export const orderCosts = ({ account, network }: OrderBy): Scope<ActBudget>[] =>
  network === null
    ? []
    : [
        { budget: 'orders of an account', of: account },
        { budget: 'orders of a network', of: network },
        { budget: 'orders of everyone', of: '' },
      ]

export const creditCheckCosts = ({ person, network }: CheckedBy): Scope<ActBudget>[] =>
  network === null
    ? []
    : [
        { budget: 'credit checks of a person', of: person },
        { budget: 'credit checks of a network', of: network },
        { budget: 'credit checks of everyone', of: '' },
      ]

/**
 * Spends from all the budgets, or from none and returns the one to wait for longest. An act repeated with its key costs
 * nothing more. Correct across nodes: whoever spends from a budget holds its lock.
 */
export async function spend<Name extends SpentBudget>(
  deps: StoreDeps,
  act: string,
  costs: readonly Scope<Name>[],
): Promise<Exhausted<Name> | undefined> {
  if (costs.length === 0) return undefined
  const now = deps.runtime.now()
  const names = await readSecret(deps.database.db, 'budgets')
  const hash = (text: string) => createHmac('sha256', names).update(text).digest('base64url')
  const scopes = costs.map(({ budget, of }) => ({ budget, of: hash(of) }))
  const key = hash(`act:${act}`)
  const known = stillExhausted(deps.database, scopes, now)
  const isRefused = known && (await dueOf(deps.database.db, scopes, key)).length > 0
  const exhausted = isRefused ? known : await deps.database.transaction((tx) => take(tx, scopes, key, now))
  if (exhausted) noteExhausted(deps, exhausted)
  return exhausted
}

/** Answers 429 if a budget is exhausted. */
export async function requireBudget(deps: StoreDeps, act: string, costs: readonly Scope<ActBudget>[]): Promise<void> {
  const exhausted = await spend(deps, act, costs)
  if (exhausted) throw refusal(ACT_BUDGETS[exhausted.budget].says, exhausted.wait)
}

/** `wait` is in milliseconds. */
export const refusal = ({ code, detail }: Says, wait: number): HttpProblem =>
  new HttpProblem(429, code, detail, { headers: { 'retry-after': String(Math.max(1, Math.ceil(wait / 1_000))) } })

async function take<Name extends SpentBudget>(
  tx: Tx,
  scopes: readonly Scope<Name>[],
  act: string,
  now: number,
): Promise<Exhausted<Name> | undefined> {
  // In one order everywhere, so that two that spend from the same budgets never wait for each other.
  for (const name of scopes.map(({ budget, of }) => `budget:${budget}:${of}`).toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const due = await dueOf(tx, scopes, act)
  if (due.length === 0) return undefined
  const waits: Exhausted<Name>[] = []
  for (const scope of due) {
    const wait = await waitOn(tx, scope, now)
    if (wait > 0) waits.push({ ...scope, wait })
  }
  if (waits.length > 0) return longest(waits)
  await tx.insert(budgetSpending).values(due.map((scope) => ({ ...scope, act, at: new Date(now) })))
  return undefined
}

/** Without the budgets that the act has spent from before. */
async function dueOf<Name extends SpentBudget>(
  db: DbOrTx,
  scopes: readonly Scope<Name>[],
  act: string,
): Promise<Scope<Name>[]> {
  const names = scopes.map(({ of }) => of)
  const spent = await db
    .select({ budget: budgetSpending.budget, of: budgetSpending.of })
    .from(budgetSpending)
    .where(and(eq(budgetSpending.act, act), inArray(budgetSpending.of, names)))
  return scopes.filter(({ budget, of }) => !spent.some((row) => row.budget === budget && row.of === of))
}

const LIMITS: Record<SpentBudget, { limits: readonly Limit[] }> = { ...ACT_BUDGETS, ...ORDER_PATTERNS }

async function waitOn(tx: Tx, { budget, of }: Scope<SpentBudget>, now: number): Promise<number> {
  const waits: number[] = []
  for (const { most, within } of LIMITS[budget].limits) {
    const recent = gt(budgetSpending.at, new Date(now - within))
    const [last] = await tx
      .select({ at: budgetSpending.at })
      .from(budgetSpending)
      .where(and(eq(budgetSpending.budget, budget), eq(budgetSpending.of, of), recent))
      .orderBy(desc(budgetSpending.at))
      .offset(most - 1)
      .limit(1)
    if (last) waits.push(last.at.getTime() + within - now)
  }
  return Math.max(0, ...waits)
}

export async function sweepSpendings({ db }: Database, now: number): Promise<void> {
  await db.delete(budgetSpending).where(lt(budgetSpending.at, new Date(now - COUNTED_KEPT)))
}
