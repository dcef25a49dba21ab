import type { CallingZone } from '#contracts/catalogue/zones.ts'
import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'
import { askedAbout, beforeIs } from './ask-words.ts'
import type { createFindCountries } from './countries.ts'
import { languages } from './languages.ts'
import { lineOf } from './lines.ts'
import { isCommon } from './speech.ts'

/** Calls to a country or a zone, and use in one. */
export function onCountry(
  { question, said, raw, asking: { locale, flow }, library }: QuestionInContext,
  say: Answers,
  findCountries: ReturnType<typeof createFindCountries>,
) {
  const about = askedAbout(said, locale)
  const [country, other, third] = findCountries(raw, (word) => library.index.knows(word) || isCommon(word, locale))
  const isOne = (words: readonly string[]) => findCountries(words, () => true).length > 0
  // "No claims from England" where insurance is spoken of asks for no price of calls.
  const isOfMobile = lineOf(flow) !== 'insurance' && lineOf(flow) !== 'refinancing'
  if (country !== undefined && isStreet(question, raw, placeOf(raw, isOne), isOne)) return undefined
  if (country !== undefined && other === undefined) {
    const at = placeOf(raw, isOne)
    const goesTo = beforeIs(raw, at, locale, 'toThere')
    const standsThere = beforeIs(raw, at, locale, 'there')
    const calls = (about('call') && !USES_PHONE.test(raw.join(' '))) || about('message')
    if (about('zone')) return say.zones(country)
    if (!isOfMobile && !calls) return undefined
    if (!calls && MOVES.test(raw.join(' '))) return undefined
    const between = raw.slice(raw.findIndex((word) => askedAbout([word], locale)('call')) + 1, at)
    const callsSomeone = between.length > 1 && !between.some((word) => WHILE_THERE.has(word))
    const callsHome = HOME.test(raw.join(' ')) || (standsThere && NORWAY.test(raw.join(' ')))
    if (calls && !(callsHome && !goesTo) && (goesTo || !standsThere || callsSomeone)) return say.calling(country)
    return say.useIn(country)
  }
  if (country !== undefined && other !== undefined && third === undefined && isOfMobile)
    return about('call') || about('message') ? undefined : say.useInBoth(country, other)
  const zone = zoneIn(said)
  if (!about('zone') || zone === undefined || country !== undefined) return undefined
  const calls =
    (about('call') || about('message')) && languages[locale].askWords.outward.some((word) => raw.includes(word))
  if (calls) return say.callingTo(zone)
  return zone === 5 || zone === 6 ? say.callingTo(zone) : say.zone(zone)
}

/** "Grønland 12, 0188 Oslo" is an address, and asks for no price in Greenland. */
function isStreet(
  question: string,
  raw: readonly string[],
  at: number,
  isCountry: (words: readonly string[]) => boolean,
): boolean {
  const named = raw.slice(at).findIndex((_, end) => isCountry(raw.slice(at, at + end + 1)))
  const name = raw.slice(at, at + named + 1).join(String.raw`\s+`)
  return named >= 0 && new RegExp(String.raw`(?<!\p{L})${name}\s+${HOUSE}`, 'iu').test(question)
}
/** A number of a house, and nothing that is counted. */
const HOUSE = String.raw`\d{1,3}\s?\p{L}?(?=\s*(?:[,.]|$|\d{4}(?!\d)))`

/** Where the words that name a country begin, behind all others where none do alone. */
function placeOf(raw: readonly string[], isCountry: (words: readonly string[]) => boolean): number {
  const end = raw.findIndex((_, at) => isCountry(raw.slice(0, at + 1)))
  if (end < 0) return raw.length
  const starts = raw.slice(0, end + 1).findLastIndex((_, at) => isCountry(raw.slice(at, end + 1)))
  return starts < 0 ? raw.length : starts
}

/** "Calling home from the US" is use there. */
const HOME = /(?<!\S)(?:hjem|hjematt|heim|hem|home)(?: |$)/u
const NORWAY = /(?<!\S)(?:norge|noreg|norway)(?: |$)/u
/** "Use my phone in the US" calls nobody. */
const USES_PHONE = /(?<!\S)(?:use|using|used) (?:my |the |a |our )?(?:phone|mobile|cell)/u
/** Who moves away asks for the agreement, and who has moved from there for no price there. */
const MOVES = /(?<!\S)(?:flytt(?:er|et|a|e|at)?|emigrer\S*|move|moves|moved|moving|leave norway|new in norway)(?: |$)/u

/** "Ringe når jeg er i Spania" is no call to Spain, "ringe bestemor i Spania" is. */
const WHILE_THERE = new Set('jeg eg jag vi we er e är is am mens medan while når när when hvis om if'.split(' '))

function zoneIn(said: readonly string[]): CallingZone | undefined {
  const written = said.find((word) => /^[1-6]$/.test(word))
  return ([1, 2, 3, 4, 5, 6] as const).find((zone) => String(zone) === written)
}
