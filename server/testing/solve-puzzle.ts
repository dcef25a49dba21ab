import { createHash } from 'node:crypto'
import { bitsOf, hashedFor, zeroBits } from '#contracts/kernel/puzzle.ts'

/** What a browser does for a puzzle; `tried` plus one is the number of hashes it took. */
export function solvePuzzle(puzzle: string): { puzzle: string; tried: number } {
  for (let tried = 0; ; tried += 1) if (solves(puzzle, tried)) return { puzzle, tried }
}

export const solves = (puzzle: string, tried: number): boolean =>
  zeroBits(createHash('sha256').update(hashedFor(puzzle, tried)).digest()) >= bitsOf(puzzle)
