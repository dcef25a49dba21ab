import { dayWords } from '../../words/day-words.ts'
import { monthOf } from '../../words/months.ts'
import { numberWords } from '../../words/number-words.ts'
import { AND, numberOf, ordinalOf, THOUSANDS } from '../../words/numbers.ts'
import { yearSaid } from '../../words/years.ts'

type Word = { word: string; from: number; to: number }

const IN = dayWords('in')
const HUNDREDS = [...numberWords('hundreds')]
const isOfYear = (word: string) =>
  numberOf(word) !== undefined ||
  AND.has(word) ||
  THOUSANDS.has(word) ||
  yearSaid([word]) !== undefined ||
  HUNDREDS.some((hundred) => word.endsWith(hundred))

/** A day with its year, told in words: "femte i sjette nittenhundrede fireoghalvfjerds", "den syvende august 1943". */
export function dateInWords(said: string): string | undefined {
  const words = [...said.matchAll(/[\p{L}\d]+/gu)].map(({ 0: word, index }): Word => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))
  const at = words.findIndex(({ word }, index) => ordinalOf(word) !== undefined && monthBehind(words, index) > 0)
  if (at < 0) return undefined
  const year = words.slice(at + monthBehind(words, at) + 1)
  const end = year.findIndex(({ word }) => !isOfYear(word))
  const told = end < 0 ? year : year.slice(0, end)
  const last = AND.has(told.at(-1)?.word ?? '') ? told.at(-2) : told.at(-1)
  const isTold = last !== undefined && yearSaid(told.map(({ word }) => word)) !== undefined
  return isTold ? said.slice(words[at]?.from, last.to) : undefined
}

/** How many words on the month stands; 0 where none follows. */
function monthBehind(words: readonly Word[], at: number): number {
  const [next = '', second = ''] = words.slice(at + 1, at + 3).map(({ word }) => word)
  if (next.length > 2 && monthOf(next) > 0) return 1
  const month = IN.has(next) ? Math.max(monthOf(second), ordinalOf(second) ?? 0) : 0
  return month > 0 && month <= 12 ? 2 : 0
}
