const counted = (written: string) => written.trim().split(/\s+/)

/** Number words of our languages; the place in a list is the number. */
const UNITS = [
  'null zero noll nul',
  'en ein én one ett eitt et',
  'to two två',
  'tre three',
  'fire four fyra',
  'fem five',
  'seks six sex',
  'sju syv seven sjuende',
  'åtte eight åtta otte',
  'ni nine nio',
  'ti ten tio',
  'elleve eleven elva',
  'tolv twelve',
  'tretten thirteen',
  'fjorten fourteen',
  'femten fifteen',
  'seksten sixteen',
  'sytten seventeen',
  'atten eighteen',
  'nitten nineteen',
].map(counted)
const TENS: Record<string, number> = {
  tjue: 20,
  tyve: 20,
  twenty: 20,
  tretti: 30,
  tredve: 30,
  thirty: 30,
  førti: 40,
  forty: 40,
  femti: 50,
  fifty: 50,
  seksti: 60,
  sixty: 60,
  sytti: 70,
  søtti: 70,
  seventy: 70,
  åtti: 80,
  eighty: 80,
  nitti: 90,
  ninety: 90,
}

const unitOf = (word: string) => UNITS.findIndex((names) => names.includes(word))

/** The number from 0 to 99 that a word or its digits stand for: "tolv", "nittien", "12". */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word)
  const unit = unitOf(word)
  if (unit >= 0) return unit
  if (Object.hasOwn(TENS, word)) return TENS[word]
  const ten = Object.keys(TENS).find((name) => word.startsWith(name))
  const rest = ten === undefined ? -1 : unitOf(word.slice(ten.length))
  return ten !== undefined && rest > 0 && rest < 10 ? (TENS[ten] ?? 0) + rest : undefined
}

/** Digits that were said in words, one number after the other ("ni en to tre"); undefined when a word is no number. */
export function digitsSaid(words: readonly string[]): string | undefined {
  const numbers = words.map(numberOf)
  return words.length > 1 && numbers.every((number) => number !== undefined) ? numbers.join('') : undefined
}

const ORDINALS = [
  '',
  'første fyrste first',
  'andre second',
  'tredje third',
  'fjerde fourth',
  'femte fifth',
  'sjette sixth',
  'sjuende syvende seventh',
  'åttende eighth',
  'niende ninth',
  'tiende tenth',
  'ellevte eleventh',
  'tolvte twelfth',
  'trettende thirteenth',
  'fjortende fourteenth',
  'femtende fifteenth',
  'sekstende sixteenth',
  'syttende seventeenth',
  'attende eighteenth',
  'nittende nineteenth',
  'tjuende tyvende twentieth',
].map((names) => names.split(' '))

/** The place from 1 to 39 that a word stands for: "første", "tjuefjerde". */
export function ordinalOf(word: string): number | undefined {
  const place = ORDINALS.findIndex((names, at) => at > 0 && names.includes(word))
  if (place > 0) return place
  if (word === 'trettiende' || word === 'thirtieth') return 30
  const ten = ['tjue', 'tretti', 'twenty', 'thirty'].find((name) => word.startsWith(name))
  const rest =
    ten === undefined
      ? undefined
      : ORDINALS.findIndex((names, at) => at > 0 && at < 10 && names.includes(word.slice(ten.length)))
  return ten !== undefined && rest !== undefined && rest > 0 ? (TENS[ten] ?? 0) + rest : undefined
}
