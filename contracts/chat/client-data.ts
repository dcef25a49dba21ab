import * as v from 'valibot'
import { cleanText } from './clean-text.ts'

/** The most a client may send along: levels of nesting, and keys and values in all. */
const DEEPEST = 5
const MOST = 200

const Key = cleanText(50)
const Leaf = v.union([cleanText(500), v.pipe(v.number(), v.finite()), v.boolean(), v.null()])

/** An object of JSON that a client sends along with a call, of bounded depth and size. */
export const ClientData = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>((given) => typeof given === 'object' && given !== null && !Array.isArray(given), 'must be an object'),
  v.check((given) => fits(given), `must be at most ${DEEPEST} levels deep and hold at most ${MOST} short values`),
)

function fits(whole: unknown): boolean {
  let left = MOST
  const fitsAt = (value: unknown, level: number): boolean => {
    left -= 1
    if (left < 0) return false
    if (typeof value !== 'object' || value === null) return v.is(Leaf, value)
    if (level === DEEPEST) return false
    if (Array.isArray(value)) return value.every((inner) => fitsAt(inner, level + 1))
    return Object.entries(value).every(([key, inner]) => v.is(Key, key) && fitsAt(inner, level + 1))
  }
  return fitsAt(whole, 0)
}
