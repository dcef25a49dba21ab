/** Limits per network (see `networkOf`): enough for an office behind one address, too little to starve others. */
export const NETWORK_LIMITS = {
  chatSockets: 500,
  graphSockets: 50,
  conversations: { atOnce: 120, perMinute: 60 },
  passkeys: { atOnce: 60, perMinute: 30 },
} as const

const MOST_NETWORKS = 20_000

export type BeginningRate = {
  /** Counts one attempt. Returns 0 if it is allowed, otherwise the seconds to wait. */
  take: (network: string) => number
}

/** Token bucket per network: capacity `atOnce`, refilled by `perMinute` tokens a minute. */
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
