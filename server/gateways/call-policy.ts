import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleResultType,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { fault, type Result } from '#contracts/kernel/result.ts'

/** Milliseconds. What waits for a system goes on within this time after the system answers again (OPS-02). */
const REST = 5_000
const SEVERAL = 3
const OF_ONE = { running: 4, waiting: 8 }
const REMEMBERED = 1_000

export const NOT_CONNECTED = 'not_connected'

/** `outages` in a row open the circuit; `running` and `waiting` limit the calls of all customers together. */
export type CallBounds = { outages?: number; running?: number; waiting?: number }

class Outage {
  readonly result: Result<never>
  readonly ofSystem: boolean
  constructor(result: Result<never>, ofSystem: boolean) {
    this.result = result
    this.ofSystem = ofSystem
  }
}

export type CallPolicy = <T>(customer: string, call: (signal: AbortSignal) => Promise<Result<T>>) => Promise<Result<T>>

/**
 * Each customer has a queue and circuit of their own. The shared circuit opens only when the connection or the calls of
 * several customers fail; `notFound` and `refused` are not outages.
 */
export function createCallPolicy(
  deadline: number,
  { outages = 5, running = 24, waiting = 24 }: CallBounds = {},
): CallPolicy {
  const failing = new Set<string>()
  const restAfter = { halfOpenAfter: REST }
  const circuitOfAll = circuitBreaker(
    handleResultType(Outage, ({ ofSystem }) => ofSystem),
    { ...restAfter, breaker: new ConsecutiveBreaker(outages) },
  )
  const queueOfAll = bulkhead(running, waiting)
  const policyOfOne = () =>
    wrap(
      timeout(deadline, TimeoutStrategy.Aggressive),
      bulkhead(OF_ONE.running, OF_ONE.waiting),
      circuitBreaker(handleResultType(Outage), { ...restAfter, breaker: new ConsecutiveBreaker(outages) }),
      circuitOfAll,
      queueOfAll,
    )
  const policies = new Map<string, ReturnType<typeof policyOfOne>>()

  const policyOf = (customer: string) => {
    const policy = policies.get(customer) ?? policyOfOne()
    policies.delete(customer)
    policies.set(customer, policy)
    const [longestAgo] = policies.keys()
    if (policies.size > REMEMBERED && longestAgo !== undefined) policies.delete(longestAgo)
    return policy
  }

  const outageOf = (customer: string, result: Result<never>, code: string | undefined): Outage => {
    if (failing.size < SEVERAL) failing.add(customer)
    return new Outage(result, code === NOT_CONNECTED || failing.size >= SEVERAL)
  }

  return async (customer, call) => {
    try {
      const outcome = await policyOf(customer).execute(async ({ signal }) => {
        const result = await call(signal)
        if (!result.ok && (result.reason === 'unreachable' || result.reason === 'unreadable'))
          return outageOf(customer, result, result.code)
        failing.clear()
        return result
      })
      return outcome instanceof Outage ? outcome.result : outcome
    } catch (error) {
      if (error instanceof BrokenCircuitError) return fault('unreachable', 'resting')
      if (error instanceof BulkheadRejectedError) return fault('unreachable', 'no_room')
      if (error instanceof TaskCancelledError) return fault('unreachable', 'late')
      throw error
    }
  }
}
