import { DOOR, doorsIn, streetsIn } from '../../values/address-line.ts'
import { numberInStreet } from '../../values/house-said.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { addressWords, anyAddressWord, anyStreetWord } from '../../words/address-words.ts'
import { LANGUAGES } from '../../languages/languages.ts'
import { anyLink, choiceWords } from '../../words/language-words.ts'
import { anyDayWord } from '../../words/day-words.ts'
import { withoutHedges, withoutManners } from '../../words/filler-words.ts'
import { isEveryday } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'
import { numberOf } from '../../words/numbers.ts'
import { anyOf, wordsOf } from '../sentence/forms.ts'

const NUMBER = /(?<![\p{L}\d.,/-])\d{1,3}(?: ?[a-h](?![\p{L}\d]))?(?!\p{L}|\/|[\d.,]*\d)/giu
const AT = anyLink('at')
const HOUSE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('house')})\p{L}*|(?:${AT}) (?:${anyStreetWord('theStreet')})(?!\p{L}))`,
  'iu',
)
/** A number of so few digits is that of a house. */
const NUMBERS = anyAddressWord('number')
const THE_NUMBERS = anyAddressWord('number', 'theNumber')
const SIGN = anyAddressWord('numberSign')
const ANY_NUMBER = new RegExp(String.raw`(?<!\p{L})(?:(?:${THE_NUMBERS})(?!\p{L})|(?:${SIGN})\.? ?\d)`, 'iu')
const OTHER_NUMBER = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyAddressWord('newOrSame')})\s+(?:${NUMBERS})|${anyAddressWord('otherNumberPhrases')})(?!\p{L})`,
  'iu',
)
/** "199 for et nummer er jo ran" tells what one costs. */
const PRICE_OF_NUMBER = new RegExp(
  String.raw`\d\s+(?:kr\s+)?(?:${anyAddressWord('beforePriced')})\s+(?:\p{L}+\s+)?(?:${THE_NUMBERS})`,
  'iu',
)
/** "Jeg tar nr 2" chooses. */
const TAKES_NUMBER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('takes', 'wants')})\s+(?:\p{L}+\s+)?(?:${NUMBERS})\.?\s*\d(?!\d)`,
  'iu',
)
const COUNTED = new RegExp(String.raw`^\s*(?:${anyAddressWord('countedPhrases')})(?!\p{L})`, 'iu')
/** "Nr 1" alone is the first option. */
const ONLY_NUMBER = new RegExp(String.raw`^\s*(?:${NUMBERS}|${SIGN})\.?\s*\d{1,2}\s*[.!]*$`, 'iu')
/** "Fire i huset" counts who lives there. */
const INSIDE = new RegExp(String.raw`^\s+(?:${anyAddressWord('inside')})\s`, 'iu')

/** "Lärkgatan 4" is another street. */
const NAME_BEFORE = /\p{Lu}\p{L}+\s$/u

export const speaksOfHouse = (said: string): boolean => HOUSE.test(said)

/** The known street with the number of a house that is told: "gata er riktig, men nummeret er 10" (HEAR-04). */
export function otherHouse(meant: string, utterance: string, street: string): string | undefined {
  if (ONLY_NUMBER.test(withoutManners(withoutHedges(utterance)))) return undefined
  const inStreet = numberInStreet(meant)
  if (inStreet !== undefined) return inStreet
  const isNumber =
    ANY_NUMBER.test(utterance) && ![OTHER_NUMBER, PRICE_OF_NUMBER, TAKES_NUMBER].some((form) => form.test(utterance))
  const [only, ...others] = HOUSE.test(utterance) || isNumber ? [...meant.matchAll(NUMBER)] : []
  if (only === undefined || others.length > 0) return undefined
  const behind = meant.slice(only.index + only[0].length)
  const [before] = NAME_BEFORE.exec(meant.slice(0, only.index)) ?? []
  if (before !== undefined && !street.startsWith(before.trim())) return undefined
  if (COUNTED.test(behind) || (INSIDE.test(behind) && !ANY_NUMBER.test(utterance))) return undefined
  return withNumber(street, only[0])
}

/** "Det er 14", "nej 14 sagde jeg": the known street with a number, and no other word that tells. */
export function houseAlone(said: string, street: string, locale: Locale): string | undefined {
  const [only, ...others] = [...said.matchAll(NUMBER)]
  const isAlone = said.replace(/\D/g, '') === only?.[0].replace(/\D/g, '') && /\p{L}{2}/u.test(said)
  if (only === undefined || others.length > 0 || only[0].startsWith('0') || !isAlone || !/\d/.test(street))
    return undefined
  const isPlain = (word: string) =>
    /\d/.test(word) ||
    word.length === 1 ||
    isEveryday(word, locale) ||
    SAID.has(word) ||
    OR.has(word) ||
    LEADS_IN.has(word)
  return tokensOf(said).every(isPlain) ? withNumber(street, only[0]) : undefined
}

/** "14", "nummer 14 b", "14, 2. tv", "fjorten": a number that the street is still to get. */
export function houseTold(said: string, locale: Locale): string | undefined {
  const bare = withoutManners(withoutHedges(said))
  const [, told] = HOUSE_ALONE.exec(bare) ?? []
  if (told === undefined) return numberOf(bare.toLowerCase())?.toString()
  const isPlain = tokensOf(bare.replace(told, '')).every((word) => isEveryday(word, locale) || OF_NUMBER.has(word))
  return told.startsWith('0') || !isPlain ? undefined : told
}
const OF_NUMBER = addressWords('number', 'theNumber', 'numberSign')
const HOUSE_ALONE = new RegExp(
  String.raw`^(?:[\p{L}\s]*\s)?(\d{1,3}(?:\s?[a-h](?!\p{L}))?(?:(?:,\s*|\s+)(?:${DOOR}))*)[.!]*$`,
  'iu',
)
const SAID = wordsOf('wrote')
const OR = choiceWords('or')
const LEADS_IN = new Set([...wordsOf('opens'), ...wordsOf('repairs')])

/** "Lgh 1102", "fel lägenhet, det ska vara 1102", "bolignummeret er H0304"; only Swedish ones have no letter. */
const HOME = new RegExp(
  String.raw`(?<!\p{L})(?:(?<swedish>${LANGUAGES.sv_SE.streets.homePhrases.join('|')})|${anyStreetWord('homePhrases', 'homeNouns')})\p{L}*\.?(?:[\s,:]+\p{L}+){0,4}[\s,:]+(?<!(?<!\p{L})(?:${anyDayWord('after')}|${anyAddressWord('inside')}|${anyOf('from', 'year')})\s)(?<number>[hulk]?\d{4})(?!\d)`,
  'iu',
)
const KNOWN_HOME = /(?<=\d.*)(?<![\p{L}\d])[hulk]?\d{4}(?!\d)/iu

/** The known street with the number of another flat (HEAR-04). */
export function otherHome(said: string, street: string): string | undefined {
  const { swedish, number = '' } = HOME.exec(said)?.groups ?? {}
  const isNumber = swedish === undefined ? /^\p{L}/u.test(number) : number !== ''
  if (!isNumber || doorsIn(said).length > 1 || streetsIn(said).length > 0 || street.includes(number)) return undefined
  if (KNOWN_HOME.test(street)) return street.replace(KNOWN_HOME, number)
  return swedish === undefined ? `${street}, ${number}` : `${street} lgh ${number}`
}

/** "I stuen, ikke 3. sal": the ground floor of a Danish house in place of the known floor (HEAR-04). */
export function onGroundFloor(said: string, street: string): string | undefined {
  const [, denied] = GROUND_FLOOR.exec(said) ?? []
  const floor =
    denied &&
    new RegExp(String.raw`(?<=\d.*)(?<!\d)${denied}\.?(?:\s?(?:${anyStreetWord('floors')}))?(?=[\s.,]|$)`, 'iu')
  const ground = floor ? street.replace(floor, 'st.') : street
  return ground === street ? undefined : ground
}
const GROUND_FLOOR = new RegExp(
  String.raw`(?<!\p{L})(?:${anyStreetWord('groundFloorNouns')})(?!\p{L}).*(?<!\p{L})(?:${anyOf('denies')})\s+(?:(?:${AT})\s+)?(\d{1,2})\.?\s?(?:${anyStreetWord('floors', 'floorSides')})?`,
  'iu',
)

/** The number of the house, or that of the door where it is denied ("4. th, ikke 3."). */
export function withNumber(street: string, number: string, denied = ''): string {
  const [wrong] = /(?<!\d)\d+(?!\d)/.exec(denied) ?? []
  const door = wrong === undefined ? undefined : new RegExp(String.raw`(?<=\d.*)(?<!\d)${wrong}(?!\d)`, 'u')
  return door?.test(street) ? street.replace(door, number) : street.replace(/\d+(?: ?\p{L}(?![\p{L}\d]))?/u, number)
}
