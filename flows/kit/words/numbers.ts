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
    'førti fyrtio fyrre forty',
    'femti femtio halvtreds fifty',
    'seksti sextio tres sixty',
    'sytti søtti sjuttio halvfjerds seventy',
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

/** A number from 0 to 99 in a word or digits ("tolv", "nittien", "12"). */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word)
  const unit = unitOf(word)
  if (unit >= 0) return unit
  if (Object.hasOwn(TENS, word)) return TENS[word]
  const [, first = '', last = ''] = UNIT_FIRST.exec(word) ?? []
  const named = Object.keys(TENS).find((name) => word.startsWith(name))
  const ten = Object.hasOwn(TENS, last) ? last : named
  if (ten === undefined) return undefined
  const rest = unitOf(ten === last ? first : word.slice(ten.length))
  return rest > 0 && rest < 10 ? (TENS[ten] ?? 0) + rest : undefined
}

export function digitsSaid(words: readonly string[]): string | undefined {
  const numbers = words.map(numberOf)
  return words.length > 1 && numbers.every((number) => number !== undefined) ? numbers.join('') : undefined
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

/** An ordinal from 1 to 39 ("første", "tjuefjerde"). */
export function ordinalOf(word: string): number | undefined {
  const place = ORDINALS.findIndex((names, at) => at > 0 && names.includes(word))
  if (place > 0) return place
  if (word === 'trettiende' || word === 'trettionde' || word === 'tredivte' || word === 'thirtieth') return 30
  const ten = ['tjue', 'tretti', 'twenty', 'thirty'].find((name) => word.startsWith(name))
  const rest =
    ten === undefined
      ? undefined
      : ORDINALS.findIndex((names, at) => at > 0 && at < 10 && names.includes(word.slice(ten.length)))
  return ten !== undefined && rest !== undefined && rest > 0 ? (TENS[ten] ?? 0) + rest : undefined
}
