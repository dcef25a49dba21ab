import { numberWords, ORDINALS, TENS, UNITS } from './number-words.ts'
import { tokensOf } from './tokens.ts'

/** Every word for a number from 0 to 19 and for a multiple of ten, longest first. */
export const NUMBER_WORDS: readonly string[] = [...UNITS.keys(), ...TENS.keys()].toSorted((a, b) => b.length - a.length)

const isUnit = (number = 0) => number > 0 && number < 10

const AND_INSIDE = [...numberWords('andInside')]
/** Danish names the unit first ("enogtyve"). */
const UNIT_FIRST = new RegExp(String.raw`^(\p{L}+)(?:${AND_INSIDE.join('|')})(\p{L}+)$`, 'u')

const together = (ten: string, unit: string) => [`${ten}${unit}`, ...AND_INSIDE.map((and) => `${unit}${and}${ten}`)]

const BELOW_HUNDRED: ReadonlyMap<string, number> = new Map([
  ...UNITS,
  ...TENS,
  ...[...TENS].flatMap(([ten, value]) =>
    [...UNITS].flatMap(([unit, more]) =>
      isUnit(more) ? together(ten, unit).map((name) => [name, value + more] as const) : [],
    ),
  ),
])

/** A number from 0 to 99 in a word or digits ("tolv", "nittien", "12"). */
export const numberOf = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : BELOW_HUNDRED.get(word)

const DOUBLE = numberWords('double')
const TRIPLE = numberWords('triple')
/** "Oh five" is 05 in a row of digits. */
const NOUGHTS = numberWords('noughts')
export const AND = numberWords('and')
const HUNDREDS = numberWords('hundreds')
export const THOUSANDS = numberWords('thousands')

/** Number words that are written together ("nollsju"), each by itself. */
function apart(word: string): string[] {
  if (/\d/.test(word) || isNumber(word)) return [word]
  const first = PARTS.find((name) => word.startsWith(name) && apart(word.slice(name.length)).every(isNumber))
  return first === undefined ? [word] : [first, ...apart(word.slice(first.length))]
}
const isNumber = (word: string) => numberOf(word) !== undefined || THOUSANDS.has(word) || HUNDREDS.has(word)
const PARTS = [...THOUSANDS, ...HUNDREDS, ...NUMBER_WORDS]

/** "To og tyve", "double two", "otte tusind to hundrede", as the digits they stand for; undefined for another word. */
function digitsFrom(words: readonly string[], isJoined: boolean): [digits: string, used: number] | undefined {
  const [first = '', second = '', third = ''] = words
  if (/^\d+$/.test(first) && !THOUSANDS.has(second)) return [first, 1]
  const [one, next, after] = [first, second, third].map((word) => (NOUGHTS.has(word) ? 0 : numberOf(word)))
  const times = DOUBLE.has(first) ? 2 : TRIPLE.has(first) ? 3 : undefined
  if (times !== undefined && next !== undefined && next < 10) return [String(next).repeat(times), 2]
  if (one === undefined) return undefined
  if (THOUSANDS.has(second)) {
    const and = AND.has(third) ? 1 : 0
    const rest = belowThousand(words.slice(2 + and))
    return [String(one * 1000 + rest.value), 2 + (rest.used === 0 ? 0 : and + rest.used)]
  }
  if (one > 0 && HUNDREDS.has(second)) {
    const rest = belowThousand(words)
    return [String(rest.value), rest.used]
  }
  // "Femti sju", but "tredive seks og halvtreds".
  const isNextOfItsOwn = AND.has(third) && isTens(numberOf(words[3] ?? ''))
  if (isJoined && TENS.has(first) && isUnit(UNITS.get(second)) && !isNextOfItsOwn) return [String(one + (next ?? 0)), 2]
  return isUnit(one) && AND.has(second) && isTens(after) ? [String((after ?? 0) + one), 3] : [String(one), 1]
}

const isTens = (number = 0) => number >= 20 && number % 10 === 0

function belowThousand([first = '', second = '', ...behind]: readonly string[]): { value: number; used: number } {
  const one = numberOf(first)
  if (one === undefined) return { value: 0, used: 0 }
  if (!HUNDREDS.has(second)) return { value: one, used: 1 }
  const hasAnd = AND.has(behind[0] ?? '')
  const last = numberOf(behind[hasAnd ? 1 : 0] ?? '')
  return { value: one * 100 + (last ?? 0), used: 2 + (last === undefined ? 0 : hasAnd ? 2 : 1) }
}

/** The reading that fits, or else the plain one: "femti sju" is 507 or 57. */
function fittingOf<T>(read: (isJoined: boolean) => T | undefined, fits: (found: T) => boolean): T | undefined {
  const plain = read(false)
  if (plain === undefined || fits(plain)) return plain
  const joined = read(true)
  return joined !== undefined && fits(joined) ? joined : plain
}

const always = () => true

/** Digits that are said in words, or in words and digits ("noll sju tre, 445 19 02"). */
export const digitsSaid = (said: readonly string[], fits: (digits: string) => boolean = always): string | undefined =>
  fittingOf((isJoined) => rowSaid(said, isJoined), fits)

function rowSaid(said: readonly string[], isJoined: boolean): string | undefined {
  const words = said.flatMap(apart)
  if (words.length < 2) return undefined
  let digits = ''
  for (let at = 0; at < words.length;) {
    const found = digitsFrom(words.slice(at), isJoined)
    if (!found) return undefined
    digits += found[0]
    at += found[1]
  }
  return digits
}

const FEWEST_WORDS = 4

/** The longest row of digits that are said in a sentence ("mitt nummer är noll sju noll …"). */
export const digitsSaidIn = (said: readonly string[], fits: (digits: string) => boolean = always): string | undefined =>
  fittingOf((isJoined) => longestRow(said, isJoined), fits)

function longestRow(said: readonly string[], isJoined: boolean): string | undefined {
  const words = said.flatMap(apart)
  const rows = words.flatMap((_, from) => {
    let [digits, at] = ['', from]
    for (let found = digitsFrom(words.slice(at), isJoined); found; found = digitsFrom(words.slice(at), isJoined)) {
      digits += found[0]
      at += found[1]
    }
    const isSaid = words.slice(from, at).some((word) => !/\d/.test(word))
    return at - from < FEWEST_WORDS || !isSaid ? [] : [digits]
  })
  return rows.toSorted((one, other) => other.length - one.length)[0]
}

/** Amounts from 100 that are told in words as digits: "tjugofemtusen" is 25000, "6 tusind" 6000. */
export const withNumbersInDigits = (said: string): string =>
  said.replace(IN_WORDS, (phrase) => {
    const words = withTensJoined(tokensOf(phrase).flatMap(apart))
    const [digits = '', used] = digitsFrom(words, true) ?? []
    return used === words.length && digits.length > 2 ? digits : phrase
  })
const IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:\d{1,2} ?)?\p{L}*(?:${[...THOUSANDS, ...HUNDREDS].join('|')})(?: (?:${[...AND].join('|')}))?(?: ?(?:${NUMBER_WORDS.join('|')}))*(?: ?(?:${[...HUNDREDS].join('|')}))?)(?!\p{L})`,
  'giu',
)

const THIRTIETH = numberWords('thirtieth')
const TWENTIETH_BEHIND_UNIT = numberWords('twentiethBehindUnit')
const TENS_BEFORE_ORDINAL = [...numberWords('tensBeforeOrdinal')].toSorted((a, b) => b.length - a.length)

/** An ordinal from 1 to 39 ("første", "tjuefjerde", "enogtyvende"). */
export function ordinalOf(said: string): number | undefined {
  // Nynorsk writes "fjortande" for "fjortende".
  const word = said.replace(/(?<=.{2})ande$/u, 'ende')
  const place = ORDINALS.get(word)
  if (place !== undefined) return place
  if (THIRTIETH.has(word)) return 30
  const [, unit = '', tens = ''] = UNIT_FIRST.exec(word) ?? []
  const first = UNITS.get(unit) ?? 0
  if (isUnit(first) && TWENTIETH_BEHIND_UNIT.has(tens)) return first + 20
  if (isUnit(first) && THIRTIETH.has(tens)) return first + 30
  const ten = TENS_BEFORE_ORDINAL.find((name) => word.startsWith(name)) ?? ''
  const rest = ten === '' ? undefined : ORDINALS.get(word.slice(ten.length))
  return rest !== undefined && isUnit(rest) ? (TENS.get(ten) ?? 0) + rest : undefined
}

/** Numbers of two words as one: "twenty first", "nitti fire". */
export const withTensJoined = (words: readonly string[]): string[] =>
  words.reduce<string[]>((joined, word) => {
    const ten = joined.at(-1) ?? ''
    const isBehindTen = TENS.has(ten) && [UNITS, ORDINALS].some((numbers) => isUnit(numbers.get(word)))
    return isBehindTen ? [...joined.slice(0, -1), `${ten}${word}`] : [...joined, word]
  }, [])
