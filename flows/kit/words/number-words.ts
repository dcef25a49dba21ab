import { EVERY_LANGUAGE } from '../languages/languages.ts'
import { ofEveryLanguage } from './of-every-language.ts'
import type { Numbers } from '../languages/numbers.ts'

type Rows = 'units' | 'tens' | 'ordinals'
/** They stand in numbers. */
export const { words: numberWords, any: anyNumberWord } = ofEveryLanguage<Exclude<keyof Numbers, Rows>>(
  ({ numbers }) => numbers,
)

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
