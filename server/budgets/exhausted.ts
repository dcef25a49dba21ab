import type { EventDetails } from '#contracts/account/security-events.ts'
import type { Database } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import type { BudgetName } from './budgets.ts'

/** Of whom a budget is: an account, a network, a number with its asker. */
export type Scope<Name extends BudgetName = BudgetName> = { budget: Name; of: string }

/** `wait` is in milliseconds. */
export type Exhausted<Name extends BudgetName = BudgetName> = Scope<Name> & { wait: number }

/** Milliseconds, since another node may have a code used that opens a budget earlier. */
const REMEMBERED = 2_000
const TOLD_AT_MOST_EVERY = 60_000
const MOST_REMEMBERED = 20_000

type Memory = {
  exhausted: Map<string, { opensAt: number; until: number }>
  told: Map<string, number>
  refusals: Map<string, number>
}
const memories = new WeakMap<Database, Memory>()

function memoryOf(database: Database): Memory {
  const known = memories.get(database)
  if (known) return known
  const made: Memory = { exhausted: new Map(), told: new Map(), refusals: new Map() }
  memories.set(database, made)
  return made
}

const keyOf = ({ budget, of }: Scope) => `${budget}: ${of}`

/** Budgets that were found exhausted a moment ago: whoever floods the portal is refused without the database. */
export function stillExhausted<Name extends BudgetName>(
  database: Database,
  scopes: readonly Scope<Name>[],
  now: number,
): Exhausted<Name> | undefined {
  const { exhausted } = memoryOf(database)
  return longest(
    scopes.map((scope) => {
      const known = exhausted.get(keyOf(scope))
      return known && known.until > now ? { ...scope, wait: known.opensAt - now } : undefined
    }),
  )
}

export const longest = <Name extends BudgetName>(
  waits: readonly (Exhausted<Name> | undefined)[],
): Exhausted<Name> | undefined => waits.flatMap((one) => one ?? []).toSorted((a, b) => b.wait - a.wait)[0]

/**
 * Counts a refusal, and records the first of each minute as a security event. `phone` is the number whose own budget
 * it is.
 */
export function noteExhausted(
  deps: StoreDeps,
  { wait, ...scope }: Exhausted,
  { phone, ...details }: EventDetails & { phone?: string } = {},
): void {
  const { exhausted, told, refusals } = memoryOf(deps.database)
  const now = deps.runtime.now()
  const key = keyOf(scope)
  refusals.set(scope.budget, (refusals.get(scope.budget) ?? 0) + 1)
  if ((exhausted.get(key)?.until ?? 0) <= now)
    remember(exhausted, key, { opensAt: now + wait, until: now + Math.min(wait, REMEMBERED) })
  if ((told.get(key) ?? 0) > now) return
  remember(told, key, now + TOLD_AT_MOST_EVERY)
  recordEvent(deps, {
    name: 'excess_rate_limit_exceeded',
    details: { ...details, budget: scope.budget },
    ...(phone !== undefined && { phone }),
  })
}

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > MOST_REMEMBERED && oldest !== undefined) map.delete(oldest)
}

/** To be called when something that counts is given back. */
export const forgetExhausted = (database: Database): void => memoryOf(database).exhausted.clear()

/** Refusals of this process by budget. */
export const refusalsOf = (database: Database): ReadonlyMap<string, number> => memoryOf(database).refusals
