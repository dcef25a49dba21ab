/**
 * What one network (see networkOf) may have of a node: enough for an office or a school behind one address, too little to
 * leave the others without.
 */
export const NETWORK_LIMITS = {
  chatSockets: 500,
  graphSockets: 50,
  /** So many conversations begun at once, and so many more a minute. */
  conversations: { atOnce: 120, perMinute: 60 },
} as const

/** Networks remembered at most; the one not heard of for longest is forgotten first. */
const MOST_NETWORKS = 20_000

export type BeginningRate = {
  /** Counts one beginning of a network; gives the seconds it has to wait instead when it has begun too many, else 0. */
  take: (network: string) => number
}

/** Limits how often something is begun by one network: a store of `atOnce` that fills by `perMinute`. */
export function createBeginningRate(
  { atOnce, perMinute }: { atOnce: number; perMinute: number },
  now: () => number,
): BeginningRate {
  const stores = new Map<string, { left: number; at: number }>()
  const perMs = perMinute / 60_000
  return {
    take: (network) => {
      const at = now()
      const known = stores.get(network)
      const left = known ? Math.min(atOnce, known.left + (at - known.at) * perMs) : atOnce
      stores.delete(network)
      stores.set(network, { left: left >= 1 ? left - 1 : left, at })
      const [oldest] = stores.keys()
      if (stores.size > MOST_NETWORKS && oldest !== undefined) stores.delete(oldest)
      return left >= 1 ? 0 : Math.ceil((1 - left) / perMs / 1_000)
    },
  }
}
