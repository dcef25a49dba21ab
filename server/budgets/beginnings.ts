import type { Solution } from '#contracts/kernel/puzzle.ts'
import type { StoreDeps } from '#server/deps.ts'
import { BEGINNING_BUDGETS, type BeginningBudget } from './budgets.ts'
import { noteExhausted } from './exhausted.ts'
import { puzzleFor, takeSolution } from './proof-of-work.ts'
import { refusal } from './spend.ts'

const MOST_NETWORKS = 20_000

export type Beginnings = {
  /** Answers 429 if the network has begun too many, unless a puzzle was solved for the act; null is not counted. */
  require: (network: string | null, act: string, solution: Solution | undefined) => Promise<void>
  puzzleFor: (network: string | null, act: string) => Promise<string | undefined>
}

export function createBeginnings(deps: StoreDeps, budget: BeginningBudget): Beginnings {
  const { says, ...rate } = BEGINNING_BUDGETS[budget]
  const { take, isEmpty } = createBucket(rate, deps.runtime.now)
  return {
    require: async (network, act, solution) => {
      const wait = network === null ? 0 : take(network)
      if (network === null || wait === 0) return
      if (solution && (await takeSolution(deps, { act, network }, solution))) return
      noteExhausted(deps, { budget, of: network, wait })
      throw refusal(says, wait)
    },
    puzzleFor: async (network, act) =>
      network !== null && isEmpty(network) ? puzzleFor(deps, { act, network }) : undefined,
  }
}

/** Token bucket per network: capacity `atOnce`, refilled by `perMinute` tokens a minute. */
export function createBucket(
  { atOnce, perMinute }: { atOnce: number; perMinute: number },
  now: () => number,
): {
  /** Counts one attempt. Returns 0 if it is allowed, otherwise the milliseconds to wait. */
  take: (network: string) => number
  isEmpty: (network: string) => boolean
} {
  const stores = new Map<string, { left: number; at: number }>()
  const perMs = perMinute / 60_000
  const leftAt = (network: string, at: number) => {
    const known = stores.get(network)
    return known ? Math.min(atOnce, known.left + (at - known.at) * perMs) : atOnce
  }
  return {
    isEmpty: (network) => leftAt(network, now()) < 1,
    take: (network) => {
      const at = now()
      const left = leftAt(network, at)
      stores.delete(network)
      stores.set(network, { left: left >= 1 ? left - 1 : left, at })
      const [oldest] = stores.keys()
      if (stores.size > MOST_NETWORKS && oldest !== undefined) stores.delete(oldest)
      return left >= 1 ? 0 : Math.ceil((1 - left) / perMs)
    },
  }
}
