import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { PUZZLE_HEADER } from '#contracts/kernel/puzzle.ts'
import type { Database, Db } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import {
  ACT_BUDGETS,
  COUNTED_KEPT,
  LIFTED_BY_WORK,
  MESSAGE_BUDGETS,
  ORDER_PATTERNS,
  type ActBudget,
  type SpentBudget,
} from './budgets.ts'
import type { Limit, Says } from './limit.ts'
import { longest, noteExhausted, stillExhausted, type Exhausted, type Scope } from './exhausted.ts'
import { isWorkedFor } from './proof-of-work.ts'
import { spenderNames } from './spender-names.ts'
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

export const leadCosts = (network: string | null): Scope<ActBudget>[] =>
  network === null
    ? []
    : [
        { budget: 'leads of a network', of: network },
        { budget: 'leads of everyone', of: '' },
      ]

/** A person's own count holds where networks are not counted too. */
export const recoveryCosts = ({ person, network }: CheckedBy): Scope<ActBudget>[] => [
  { budget: 'recoveries by a person', of: person },
  ...(network === null
    ? []
    : [
        { budget: 'recoveries of a network' as const, of: network },
        { budget: 'recoveries of everyone' as const, of: '' },
      ]),
]

export const passkeyCosts = (network: string | null): Scope<ActBudget>[] =>
  network === null ? [] : [{ budget: 'sign-ins with a passkey of a network', of: network }]

/**
 * Spends from all the budgets, or from none and returns the one to wait for longest. An act repeated with its key costs
 * nothing more, and one for which a puzzle was solved nothing of what work lifts. Correct across nodes: the function of
 * the database that spends holds the budgets' locks.
 */
export async function spend<Name extends SpentBudget>(
  deps: StoreDeps,
  act: string,
  costs: readonly Scope<Name>[],
): Promise<Exhausted<Name> | undefined> {
  const exhausted = await spendFromAll(deps, act, costs)
  if (!exhausted || !LIFTED_BY_WORK.has(exhausted.budget)) return exhausted
  const network = costs.find(({ budget }) => budget === exhausted.budget)?.of
  if (network === undefined || !(await isWorkedFor(deps, { act, network }))) return exhausted
  return spendFromAll(
    deps,
    act,
    costs.filter(({ budget }) => !LIFTED_BY_WORK.has(budget)),
  )
}

async function spendFromAll<Name extends SpentBudget>(
  deps: StoreDeps,
  act: string,
  costs: readonly Scope<Name>[],
): Promise<Exhausted<Name> | undefined> {
  if (costs.length === 0) return undefined
  const now = deps.runtime.now()
  const { ofSpender, ofAct } = await spenderNames(deps.database.db)
  const scopes = costs.map(({ budget, of }) => ({ budget, of: ofSpender(of) }))
  const key = ofAct(act)
  const known = stillExhausted(deps.database, scopes, now)
  const isRefused = known && (await dueOf(deps.database.db, scopes, key)).length > 0
  const exhausted = isRefused ? known : await take(deps.database.db, scopes, key, now)
  if (exhausted) noteExhausted(deps, exhausted)
  return exhausted
}

/** Answers 429 if a budget is exhausted. */
export async function requireBudget(deps: StoreDeps, act: string, costs: readonly Scope<ActBudget>[]): Promise<void> {
  const exhausted = await spend(deps, act, costs)
  if (exhausted) throw refusal(ACT_BUDGETS[exhausted.budget].says, exhausted.wait)
}

/** `wait` is in milliseconds; a solved `puzzle` ends it. */
export const refusal = ({ code, detail }: Says, wait: number, puzzle?: string): HttpProblem =>
  new HttpProblem(429, code, detail, {
    headers: {
      'retry-after': String(Math.max(1, Math.ceil(wait / 1_000))),
      ...(puzzle !== undefined && { [PUZZLE_HEADER]: puzzle }),
    },
  })

/** Checks all limits and spends in one statement, which takes its own locks. */
async function take<Name extends SpentBudget>(
  db: Db,
  scopes: readonly Scope<Name>[],
  act: string,
  now: number,
): Promise<Exhausted<Name> | undefined> {
  const costs = scopes.map(({ budget, of }, index) => ({ index, budget, of, limits: LIMITS[budget].limits }))
  const { rows } = await db.execute(
    sql`select * from spend_from_budgets(${act}, ${new Date(now).toISOString()}, ${JSON.stringify(costs)})`,
  )
  return longest(
    v.parse(v.array(Refused), rows).map(({ index, wait }) => {
      const scope = scopes[index]
      return scope && { ...scope, wait }
    }),
  )
}

/** A limit that is reached, of the budget at `index`; `wait` is in milliseconds. */
const Refused = v.object({ index: v.number(), wait: v.number() })

/** Without the budgets that the act has spent from before. */
async function dueOf<Name extends SpentBudget>(
  db: Db,
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

export async function sweepSpendings({ db }: Database, now: number): Promise<void> {
  await db.delete(heldOrder).where(lt(heldOrder.createdAt, new Date(now - HELD_KEPT)))
  await db.delete(budgetSpending).where(lt(budgetSpending.at, new Date(now - COUNTED_KEPT)))
}
