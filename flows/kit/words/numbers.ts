const counted = (written: string) => written.trim().split(/\s+/)

/** Number words; the index is the number. */
const UNITS = [
  'null noll nul zero',
  'en ein én one ett eitt et',
  'to two två',
  'tre three',
  'fire four fyra',
  'fem five',
  'seks six sex',
  'sju syv seven',
  'åtte eight åtta otte',
  'ni nine nio',
  'ti ten tio',
  'elleve eleven elva',
  'tolv twelve',
  'tretten tretton thirteen',
  'fjorten fjorton fourteen',
  'femten femton fifteen',
  'seksten sexton sixteen',
  'sytten sjutton seventeen',
  'atten arton eighteen',
  'nitten nitton nineteen',
].map(counted)
const TENS: Record<string, number> = Object.fromEntries(
  [
    'tjue tjugo tyve twenty',
    'tretti trettio tredive tredve thirty',
    'førti fyrtio fyrti fyrre forty',
    'femti femtio halvtreds fifty',
    'seksti sextio sexti tres sixty',
    'sytti søtti sjuttio sjutti halvfjerds seventy',
    'åtti åttio firs eighty',
    'nitti nittio halvfems ninety',
  ].flatMap((names, at) => counted(names).map((name) => [name, (at + 2) * 10])),
)

/** Every word for a number from 0 to 19 and for a multiple of ten, longest first. */
export const NUMBER_WORDS: readonly string[] = [...UNITS.flat(), ...Object.keys(TENS)].toSorted(
  (a, b) => b.length - a.length,
)

const unitOf = (word: string) => UNITS.findIndex((names) => names.includes(word))

/** Danish names the unit first ("enogtyve"). */
const UNIT_FIRST = /^(\p{L}+)og(\p{L}+)$/u

const BELOW_HUNDRED: ReadonlyMap<string, number> = new Map([
  ...UNITS.flatMap((names, number) => names.map((name) => [name, number] as const)),
  ...Object.entries(TENS).flatMap(([ten, value]) => [
    [ten, value] as const,
    ...UNITS.slice(1, 10).flatMap((names, at) =>
      names.flatMap((unit) => [`${ten}${unit}`, `${unit}og${ten}`].map((name) => [name, value + at + 1] as const)),
    ),
  ]),
])

/** A number from 0 to 99 in a word or digits ("tolv", "nittien", "12"). */
export const numberOf = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : BELOW_HUNDRED.get(word)

const TIMES = new Map([
  ...'dobbel dobbelt dubbel dubbelt double'.split(' ').map((word) => [word, 2] as const),
  ...'trippel tredobbel tredobbelt trippelt triple treble'.split(' ').map((word) => [word, 3] as const),
])
/** "Oh five" is 05 in a row of digits. */
const ZERO = new Set(['oh', 'o'])
const AND_UNIT = new Set(['og', 'och', 'and'])
const THOUSANDS = new Set('tusen tusind tusinde thousand'.split(' '))
const HUNDREDS = new Set('hundre hundra hundrede hundred'.split(' '))

/** Number words that are written together ("nollsju"), each by itself. */
function apart(word: string): string[] {
  if (/\d/.test(word) || isNumber(word)) return [word]
  const first = PARTS.find((name) => word.startsWith(name) && apart(word.slice(name.length)).every(isNumber))
  return first === undefined ? [word] : [first, ...apart(word.slice(first.length))]
}
const isNumber = (word: string) => numberOf(word) !== undefined || THOUSANDS.has(word) || HUNDREDS.has(word)
const PARTS = [...THOUSANDS, ...HUNDREDS, ...NUMBER_WORDS]

/** "To og tyve", "double two", "otte tusind to hundrede", as the digits they stand for; undefined for another word. */
function digitsFrom(words: readonly string[]): [digits: string, used: number] | undefined {
  const [first = '', second = '', third = ''] = words
  if (/^\d+$/.test(first) && !THOUSANDS.has(second)) return [first, 1]
  const [one, next, after] = [first, second, third].map((word) => (ZERO.has(word) ? 0 : numberOf(word)))
  const times = TIMES.get(first)
  if (times !== undefined && next !== undefined && next < 10) return [String(next).repeat(times), 2]
  if (one === undefined) return undefined
  if (THOUSANDS.has(second)) {
    const and = AND_UNIT.has(third) ? 1 : 0
    const rest = belowThousand(words.slice(2 + and))
    return [String(one * 1000 + rest.value), 2 + (rest.used === 0 ? 0 : and + rest.used)]
  }
  if (one > 9 && HUNDREDS.has(second)) {
    const rest = belowThousand(words)
    return [String(rest.value), rest.used]
  }
  const isTens = after !== undefined && after >= 20 && after % 10 === 0
  return one > 0 && one < 10 && AND_UNIT.has(second) && isTens ? [String(after + one), 3] : [String(one), 1]
}

function belowThousand([first = '', second = '', ...behind]: readonly string[]): { value: number; used: number } {
  const one = numberOf(first)
  if (one === undefined) return { value: 0, used: 0 }
  if (!HUNDREDS.has(second)) return { value: one, used: 1 }
  const hasAnd = AND_UNIT.has(behind[0] ?? '')
  const last = numberOf(behind[hasAnd ? 1 : 0] ?? '')
  return { value: one * 100 + (last ?? 0), used: 2 + (last === undefined ? 0 : hasAnd ? 2 : 1) }
}

/** Digits that are said in words, or in words and digits ("noll sju tre, 445 19 02"). */
export function digitsSaid(said: readonly string[]): string | undefined {
  const words = said.flatMap(apart)
  if (words.length < 2) return undefined
  let digits = ''
  for (let at = 0; at < words.length;) {
    const found = digitsFrom(words.slice(at))
    if (!found) return undefined
    digits += found[0]
    at += found[1]
  }
  return digits
}

const FEWEST_WORDS = 4

/** The longest row of digits that are said in a sentence ("mitt nummer är noll sju noll …"). */
export function digitsSaidIn(said: readonly string[]): string | undefined {
  const words = said.flatMap(apart)
  const rows = words.flatMap((_, from) => {
    let [digits, at] = ['', from]
    for (let found = digitsFrom(words.slice(at)); found; found = digitsFrom(words.slice(at))) {
      digits += found[0]
      at += found[1]
    }
    return at - from < FEWEST_WORDS ? [] : [digits]
  })
  return rows.toSorted((one, other) => other.length - one.length)[0]
}

const ORDINALS = [
  '',
  'første fyrste första first',
  'andre andra anden second',
  'tredje third',
  'fjerde fjärde fourth',
  'femte fifth',
  'sjette sjätte sixth',
  'sjuende syvende sjunde seventh',
  'åttende åttonde ottende eighth',
  'niende nionde ninth',
  'tiende tionde tenth',
  'ellevte elfte eleventh',
  'tolvte tolfte twelfth',
  'trettende trettonde thirteenth',
  'fjortende fjortonde fourteenth',
  'femtende femtonde fifteenth',
  'sekstende sextonde sixteenth',
  'syttende sjuttonde seventeenth',
  'attende artonde eighteenth',
  'nittende nittonde nineteenth',
  'tjuende tyvende tjugonde twentieth',
].map((names) => names.split(' '))

const placeOf = (word: string) => ORDINALS.findIndex((names, at) => at > 0 && names.includes(word))

const THIRTIETH = new Set(['trettiende', 'trettionde', 'tredivte', 'thirtieth'])

/** An ordinal from 1 to 39 ("første", "tjuefjerde", "enogtyvende"). */
export function ordinalOf(said: string): number | undefined {
  // Nynorsk writes "fjortande" for "fjortende".
  const word = said.replace(/(?<=.{2})ande$/u, 'ende')
  const place = placeOf(word)
  if (place > 0) return place
  if (THIRTIETH.has(word)) return 30
  const [, unit = '', tens = ''] = UNIT_FIRST.exec(word) ?? []
  const first = unitOf(unit)
  if (first > 0 && first < 10 && (tens === 'tyvende' || THIRTIETH.has(tens)))
    return first + (tens === 'tyvende' ? 20 : 30)
  const ten = ['tjue', 'tjugo', 'trettio', 'tretti', 'twenty', 'thirty'].find((name) => word.startsWith(name))
  const rest = ten === undefined ? -1 : placeOf(word.slice(ten.length))
  return ten !== undefined && rest > 0 && rest < 10 ? (TENS[ten] ?? 0) + rest : undefined
}

/** Numbers of two words as one: "twenty first", "nitti fire". */
export const withTensJoined = (words: readonly string[]): string[] =>
  words.reduce<string[]>((joined, word) => {
    const ten = joined.at(-1) ?? ''
    const [unit, place] = [unitOf(word), placeOf(word)]
    const isUnit = (unit > 0 && unit < 10) || (place > 0 && place < 10)
    return Object.hasOwn(TENS, ten) && isUnit ? [...joined.slice(0, -1), `${ten}${word}`] : [...joined, word]
  }, [])
