import { fault, type Result } from '#contracts/kernel/result.ts'

/** Outages in a row after which a system is left alone, and for how long, in milliseconds. */
const OUTAGES = 5
const REST = 15_000
/** Calls under way at once; as many again may wait, further ones are told at once that there is no room. */
const POOL = 8

/**
 * Keeps calls to one outside system within bounds: a small pool, and a rest after outages in a row, in which calls fail at
 * once; then one is let through to see. `notFound` and `refused` are answers, not outages.
 */
export function createCircuit(now: () => number): <T>(call: () => Promise<Result<T>>) => Promise<Result<T>> {
  let outages = 0
  let restsUntil = 0
  let trying = false
  let running = 0
  const waiting: (() => void)[] = []

  const enter = async (): Promise<boolean> => {
    if (running < POOL) {
      running += 1
      return true
    }
    if (waiting.length >= POOL) return false
    await new Promise<void>((turn) => {
      waiting.push(turn)
    })
    return true
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (call) => {
    const resting = outages >= OUTAGES
    if (resting && (trying || now() < restsUntil)) return fault('unreachable', 'resting')
    trying = trying || resting
    if (!(await enter())) {
      if (resting) trying = false
      return fault('unreachable', 'no_room')
    }
    try {
      const result = await call()
      const outage = !result.ok && (result.reason === 'unreachable' || result.reason === 'unreadable')
      outages = outage ? outages + 1 : 0
      if (outages >= OUTAGES) restsUntil = now() + REST
      return result
    } finally {
      if (resting) trying = false
      leave()
    }
  }
}
