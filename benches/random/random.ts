/** Pseudo-random numbers (mulberry32), reproducible from a seed. */
export type Random = {
  next: () => number
  chance: (share: number) => boolean
  oneOf: <T>(list: readonly T[]) => T | undefined
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, chance: (share) => next() < share, oneOf: (list) => list[Math.floor(next() * list.length)] }
}
