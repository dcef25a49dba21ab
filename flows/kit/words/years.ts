import { anyNumberWord, numberWords, UNITS } from './number-words.ts'
import { AND, numberOf, THOUSANDS } from './numbers.ts'

const NINETEEN = [...UNITS].flatMap(([name, number]) => (number === 19 ? [name] : [])).join('|')
const HUNDREDS = anyNumberWord('hundreds')
/** "Nittenhundreogsyttito" is 19 and 72. */
const HUNDRED = new RegExp(
  String.raw`^(?:${HUNDREDS})$|(?<=^(?:${NINETEEN}))(?:${HUNDREDS})(?:${anyNumberWord('andInside')})?`,
  'u',
)
const CENTURIES = [...numberWords('centuries')]

/** The year that an utterance begins with, in figures or in words: "nitten hundre og syttito", "to tusen og tre". */
export function yearSaid(said: readonly string[]): string | undefined {
  const words = said.map((word) => word.replace(HUNDRED, '')).filter((word) => word !== '' && !AND.has(word))
  const [one = '', two = ''] = words
  if (THOUSANDS.has(two) && numberOf(one) === 2) return String(2000 + (numberOf(words[2] ?? '') ?? 0))
  if (/^(\d{4}|\d{2})$/.test(one)) return one
  const short = numberOf(one)
  if (short !== undefined && short > 20 && two === '') return String(short)
  const century = CENTURIES.find((name) => one.startsWith(name) && one !== name)
  const halves = century === undefined ? [one, two] : [century, one.slice(century.length)]
  const [high, low] = halves.map((word) => numberOf(word))
  return (high === 19 || high === 20) && low !== undefined ? `${high}${String(low).padStart(2, '0')}` : undefined
}

export const wholeYear = (words: readonly string[]) => words.find((word) => /^(?:19|20)\d\d$/.test(word))
