/**
 * Proof of work, asked for where a network's budget is used up: a number that gives the hash of the puzzle enough leading
 * zero bits. What is hashed is long, so that the cost lies in hashing, which browsers and programs do equally fast.
 */
const HASHED_BYTES = 16_384

/** Header of a call, and field of a form, that carry a puzzle with its solution. */
export const WORK_HEADER = 'prat-work'
export const WORK_FIELD = 'work'

/** Header of a refusal: its puzzle, solved, lets the call through when it is sent again. */
export const PUZZLE_HEADER = 'prat-puzzle'

export type Solution = { puzzle: string; tried: number }

export const writeSolution = ({ puzzle, tried }: Solution): string => `${puzzle} ${tried}`

export function readSolution(written: string | undefined): Solution | undefined {
  const [, puzzle, tried] = /^([\w.-]{1,200}) (\d{1,15})$/.exec(written ?? '') ?? []
  return puzzle === undefined ? undefined : { puzzle, tried: Number(tried) }
}

/** What is hashed for the number `tried`, which comes first so that no hash begins like the one before. */
export function hashedFor(puzzle: string, tried: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HASHED_BYTES)
  bytes.set(Array.from(`${tried} ${puzzle}`, (character) => character.charCodeAt(0)))
  return bytes
}

export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

/** The leading zero bits that a puzzle asks for, which it begins with. */
export const bitsOf = (puzzle: string): number => Number.parseInt(puzzle, 10)
