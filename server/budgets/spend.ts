import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database, DbOrTx, Tx } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import type { StoreDeps } from '#server/deps.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import {
  ACT_BUDGETS,
  COUNTED_KEPT,
  MESSAGE_BUDGETS,
  ORDER_PATTERNS,
  type ActBudget,
  type Limit,
  type Says,
  type SpentBudget,
} from './budgets.ts'
import { longest, noteExhausted, stillExhausted, type Exhausted, type Scope } from './exhausted.ts'
import { budgetSpending, heldOrder } from './tables.ts'

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

export const passkeyCosts = (network: string | null): Scope<ActBudget>[] =>
  network === null ? [] : [{ budget: 'sign-ins with a passkey of a network', of: network }]

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
  const locks = scopes.map(({ budget, of }) => `budget:${budget}:${of}`).toSorted()
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(locks)}::text[]) as name`,
  )
  const states = await statesOf(tx, scopes, act, now)
  const due = states.filter(({ spent }) => !spent).map(({ scope }) => scope)
  const waits = states.flatMap(({ spent, scope, wait }) => (spent || wait <= 0 ? [] : [{ ...scope, wait }]))
  if (waits.length > 0) return longest(waits)
  if (due.length > 0) await tx.insert(budgetSpending).values(due.map((scope) => ({ ...scope, act, at: new Date(now) })))
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

/** In milliseconds; an order that nobody has decided by then is not wanted any more. */
const HELD_KEPT = 30 * 24 * 3_600_000

const LIMITS: Record<SpentBudget, { limits: readonly Limit[] }> = {
  ...ACT_BUDGETS,
  ...ORDER_PATTERNS,
  ...MESSAGE_BUDGETS,
}

type State<Name extends SpentBudget> = { scope: Scope<Name>; spent: boolean; wait: number }

/** Of each budget whether the act has spent from it before, and the milliseconds until one more act fits. */
async function statesOf<Name extends SpentBudget>(
  tx: Tx,
  scopes: readonly Scope<Name>[],
  act: string,
  now: number,
): Promise<State<Name>[]> {
  const limits = scopes.flatMap((scope) => LIMITS[scope.budget].limits.map((limit) => ({ scope, ...limit })))
  const { rows } = await tx.execute(
    sql.join(
      limits.map(({ scope: { budget, of }, most, within }, index) => {
        const own = and(eq(budgetSpending.budget, budget), eq(budgetSpending.of, of))
        return sql`select ${index}::int as index,
          exists (select from ${budgetSpending} where ${own} and ${eq(budgetSpending.act, act)}) as spent,
          (select extract(epoch from ${budgetSpending.at}) * 1000 from ${budgetSpending}
            where ${own} and ${gt(budgetSpending.at, new Date(now - within))}
            order by ${budgetSpending.at} desc offset ${most - 1}::int limit 1)::float8 as last`
      }),
      sql` union all `,
    ),
  )
  const found = v.parse(v.array(LimitRow), rows)
  return scopes.map((scope) => {
    const own = found.filter(({ index }) => limits[index]?.scope === scope)
    const waits = own.map(({ index, last }) => (last === null ? 0 : last + (limits[index]?.within ?? 0) - now))
    return { scope, spent: own.some(({ spent }) => spent), wait: Math.max(0, ...waits) }
  })
}

const LimitRow = v.object({ index: v.number(), spent: v.boolean(), last: v.nullable(v.number()) })

export async function sweepSpendings({ db }: Database, now: number): Promise<void> {
  await db.delete(heldOrder).where(lt(heldOrder.createdAt, new Date(now - HELD_KEPT)))
  await db.delete(budgetSpending).where(lt(budgetSpending.at, new Date(now - COUNTED_KEPT)))
}
