import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text that is of a topic; `weight` is how much it counts. */
export type Example = { text: string; topic: number; weight: number }
/** The features that were learned, how rare each is, and the weight of each for each topic. */
export type Learned = { features: readonly string[]; rarities: Float64Array; weights: Float32Array }

/**
 * Beside the bundled server, which is built anew when anything that is learned from has changed; sources have none. Unit
 * tests, which run the sources, name the folder of a build that is up to date.
 */
const KEPT = process.env['LEARNED_FOLDER'] ?? join(import.meta.dirname, 'learned')

/** A name for what is learned from the examples. */
export const keyOf = (examples: readonly Example[], how: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([examples, how]))
    .digest('hex')
    .slice(0, 32)

/** What the build learned from the same examples; undefined where it did not, or where the file is damaged. */
export function readLearned(key: string, folder: string = KEPT): Learned | undefined {
  const path = join(folder, key)
  if (!existsSync(path)) return undefined
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  const [count = 0, cells = 0, letters = 0] = new Uint32Array(buffer.slice(byteOffset, byteOffset + HEAD))
  const numbers = HEAD + 8 * count
  const words = numbers + 4 * cells
  if (byteLength !== words + letters) return undefined
  const bytes = (from: number, to: number) => buffer.slice(byteOffset + from, byteOffset + to)
  return {
    rarities: new Float64Array(bytes(HEAD, numbers)),
    weights: new Float32Array(bytes(numbers, words)),
    features: new TextDecoder().decode(bytes(words, byteLength)).split('\n'),
  }
}

export function writeLearned(key: string, { features, rarities, weights }: Learned, folder: string): void {
  const words = new TextEncoder().encode(features.join('\n'))
  const head = Uint32Array.of(features.length, weights.length, words.length, 0)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, key), Buffer.concat([bytesOf(head), bytesOf(rarities), bytesOf(weights), words]))
}

/** Four numbers: how many features, how many weights, how many bytes of features, and nothing. */
const HEAD = 16

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Float64Array | Float32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)
