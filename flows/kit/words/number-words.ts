import { EVERY_LANGUAGE } from '../languages/languages.ts'
import type { Numbers } from '../languages/numbers.ts'

type Rows = 'units' | 'tens' | 'ordinals'
type Use = Exclude<keyof Numbers, Rows>

/** The words of every language that stand in numbers in one way. */
export const numberWords = (use: Use): ReadonlySet<string> =>
  new Set(EVERY_LANGUAGE.flatMap(({ numbers }) => numbers[use]))

/** The same as alternatives of a regular expression. */
export const anyNumberWord = (use: Use): string => [...numberWords(use)].join('|')

/** The words of every language, each with its place in the rows of its language. */
const placesIn = (kind: Rows): ReadonlyMap<string, number> =>
  new Map(
    EVERY_LANGUAGE.flatMap(({ numbers }) =>
      numbers[kind].flatMap((names, at) => names.map((name) => [name, at] as const)),
    ),
  )

/** From 0 to 19. */
export const UNITS = placesIn('units')
/** From 20 to 90. */
export const TENS: ReadonlyMap<string, number> = new Map(
  [...placesIn('tens')].map(([name, at]) => [name, (at + 2) * 10]),
)
/** From the 1st to the 20th. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  [...placesIn('ordinals')].map(([name, at]) => [name, at + 1]),
)
