import { bitsOf, hashedFor, writeSolution, zeroBits } from '#contracts/kernel/puzzle.ts'

const AT_ONCE = 64

/** The solution of a puzzle as calls and forms carry it; browsers hash beside the page, which stays usable. */
export async function workFor(puzzle: string): Promise<string> {
  const bits = bitsOf(puzzle)
  for (let tried = 0; ; tried += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, n) => tried + n)
    const hashes = await Promise.all(
      numbers.map(async (n) => new Uint8Array(await crypto.subtle.digest('SHA-256', hashedFor(puzzle, n)))),
    )
    const solved = hashes.findIndex((hash) => zeroBits(hash) >= bits)
    if (solved >= 0) return writeSolution({ puzzle, tried: tried + solved })
  }
}
