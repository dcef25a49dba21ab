import { anyOf, isOfBill } from '../hear/sentence/forms.ts'
import { anyAddressWord, anyStreetWord, capitalToo, inAnyCase, streetWords } from '../words/address-words.ts'
import { anyLink } from '../words/language-words.ts'
import { perText } from '../words/per-text.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'
import { GIVEN_NAMES } from './names/given.ts'
import { NAME_ENDINGS, ordinalOfName } from './numbered-name.ts'

const SIDE = inAnyCase('floorSides')
const LOWEST = EVERY_LANGUAGE.flatMap(({ numbers, streets }) => [
  ...numbers.ordinals.slice(0, 5).flat(),
  ...streets.lowestFloor,
])
/** "Ground floor", "andre etasje", "anden til venstre". */
const TO_SIDE = String.raw`(?:${anyAddressWord('toward')})\s+(?:${anyStreetWord('sides')})`
export const NAMED_FLOOR = String.raw`(?:${capitalToo(LOWEST)})\s+(?:(?:${anyStreetWord('floors', 'theFloor')})(?:,?\s${TO_SIDE})?|${TO_SIDE})`

/** "2. tv", "4 th", "lgh 1302", "H0304", "st. tv", "2. etg": a floor or a door, as nothing but an address has it. */
export const DOOR = [
  String.raw`(?:[HULKhulk]\d{4}`,
  NAMED_FLOOR,
  String.raw`\d{1,2}(?:st|nd|rd|th)\s+(?:${anyStreetWord('floors')})`,
  String.raw`(?:${inAnyCase('floors')})\.?\s\d{1,2}(?![\p{L}\d])`,
  String.raw`(?:${inAnyCase('homePhrases')})\.?\s?(?:(?:${anyAddressWord('number', 'numberSign')})\.?\s)?(?:[HULKhulk]?\d+\p{L}?|(?<=\s)[B-Hb-h](?!\p{L}))`,
  String.raw`(?:${anyStreetWord('flights')}|\d)\s+(?:${anyStreetWord('stairs')})`,
  String.raw`(?:${anyStreetWord('entrancePhrases')})\.?\s?(?:\p{L}|\d{1,2})(?!\p{L})`,
  String.raw`(?:${inAnyCase('groundFloorShort')})\.?\s?(?:${SIDE})\.?`,
  String.raw`\d{1,2}\.?\s?(?:(?:${anyStreetWord('floors')})\.?(?:,?\s?(?:${SIDE}|${TO_SIDE}))?|${SIDE})\.?)(?![\p{L}\d])`,
].join('|')
const BEHIND_NUMBER = String.raw`(?:(?:,\s*|\s+)(?:${DOOR}|(?:${SIDE})\.?(?![\p{L}\d]))){0,2}`
/** "Torget 1": capitals, for "torget" is a place as well. */
const BARE_NAMES = [...streetWords('bareNames')].map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join('|')
/** A street with its number in the middle of a sentence. */
const IN_SENTENCE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:\p{Lu}[\p{L}.'’-]*\s+(?:(?:\p{Lu}[\p{L}.'’-]*|\p{Ll}\.)\s+){0,3}(?:${NAME_ENDINGS})|(?:(?<=\S\s)\p{Lu}[\p{L}.'’-]*\s+){0,2}\p{L}[\p{L}-]*(?:${NAME_ENDINGS})|(?:${BARE_NAMES}))\s+(?!0)\d{1,4}(?:(?:[a-zA-Z]|\s[A-H]|\s[a-h](?:(?!\s\p{Ll})|(?=\s${DOOR})|(?=\s(?:${anyLink('at')})\s\p{L})))(?![\p{L}/]))?)(?![\p{L}\d])${BEHIND_NUMBER}`,
  'gu',
)
const DOORS = new RegExp(String.raw`(?<![\p{L}\d])${DOOR}`, 'giu')
const CARE_OF = /c\/o\s+\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}/u
const OF_NAME = new RegExp(String.raw`(?<![\p{L}\d])(?:${anyStreetWord('aheadOfNamePhrases')})\s+$`, 'iu')
const FROM_TO = new RegExp(String.raw`(?<!\p{L})(?:${anyAddressWord('toward')})\s+$`, 'iu')

const MOVES = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('from', 'changes')}|${anyAddressWord('moves')})(?!\p{L})`,
  'iu',
)

/** "Søndre Strandvej 203" where an utterance begins with it. */
const OPENING = /^(?:\p{Lu}[\p{L}.:'’-]*\s+){1,2}$/u
const LEADS_IN = new RegExp(
  String.raw`(?<!\p{L})(?:${anyAddressWord('greetings', 'nounPhrases')}|${anyStreetWord('theStreet')}|${anyOf('opens', 'it', 'subject', 'lives')})\s`,
  'iu',
)
const openingOf = (before: string) => (LEADS_IN.test(before) ? null : OPENING.exec(before))

/** Streets with their number and door, whatever is written around them. */
export const streetsIn = perText((said): readonly string[] =>
  [...said.matchAll(IN_SENTENCE)].map(({ 0: street, index }) => `${nameBefore(said.slice(0, index), street)}${street}`),
)

function nameBefore(before: string, street: string): string {
  const name =
    (openingOf(before) ?? OF_NAME.exec(before) ?? (OF_SOMEBODY.test(street) ? givenBefore(before) : null))?.[0] ?? ''
  const whole = `${name}${street}`
  return `${ordinalOfName(before.slice(0, before.length - name.length), whole)}${name}`
}

/** "Hjalmar lundbohmsvägen": a street called after somebody with the whole name. */
const OF_SOMEBODY = new RegExp(
  String.raw`^\p{L}{4,}s(?:${anyStreetWord('endingPhrases', 'squares', 'avenues')})(?!\p{L})`,
  'iu',
)
const givenBefore = (before: string) => {
  const found = /(?<!\p{L})\p{L}{3,}\s$/u.exec(before)
  return found && GIVEN_NAMES.has(found[0].trim().toLowerCase()) ? found : null
}

/** Floors and doors named in a sentence: "der mangler 1. th". "The 15th" is a day. */
export const doorsIn = (said: string): string[] =>
  [...said.matchAll(DOORS)]
    .map(({ 0: door, index }) => ({ door: door.replace(/\s+/g, ' '), before: said.slice(0, index) }))
    .flatMap(({ door, before }) =>
      (/^\d+th$/i.test(door) && !IN_ADDRESS.test(before)) || (/^\d/.test(door) && OF_STREET.test(before)) ? [] : [door],
    )
/** Without floors and doors, so that none of their numbers is read as that of a house. */
export const withoutDoors = (said: string): string => said.replace(DOORS, ' ')

/** "Hyldevej 3 th" has the number of a house. */
const OF_STREET = new RegExp(String.raw`(?:${NAME_ENDINGS})\s+$`, 'iu')
const IN_ADDRESS = /\d\p{L}?[,\s]+$/u

/** "c/o Ola Dahl". */
export const careOfIn = (said: string): string | undefined => CARE_OF.exec(said.replace(SAID_CARE_OF, 'c/o '))?.[0]
/** "Vestergade 3 hos Hansen": in an address the word of a language means the same, and elsewhere a company ("hos Fortum"). */
export const withCareOf = (said: string): string =>
  streetsIn(said).length === 1 ? said.replace(SAID_CARE_OF, 'c/o ').replace(AT_WHOM, 'c/o ') : said
const SAID_CARE_OF = /(?<!\p{L})care of\s+(?=\p{L})/giu
const AT_WHOM = new RegExp(
  String.raw`(?:^|(?<=\d(?:\s?\p{L})?,?\s))(?:${anyStreetWord('careOfPhrases')})\s+(?=\p{L})`,
  'giu',
)

const SENDS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('sends')})(?!\p{L})`, 'iu')

/** "Jeg bor i Kirkegata 12, men send det til Storgata 3": where a thing goes that is no bill. */
function isSentTo(said: string, street: string, before = ''): boolean {
  const from = before === '' ? 0 : said.indexOf(before) + before.length
  const between = said.slice(from, said.indexOf(street, from))
  return SENDS.test(between) && !isOfBill(between)
}

/** The one address of a sentence, and of a move the address it goes to; undefined where there is none or several. */
export function addressLine(said: string): string | undefined {
  const streets = streetsIn(said)
  const sent = streets.filter((street, at) => isSentTo(said, street, streets[at - 1]))
  const led = MOVES.test(said) ? streets.filter((street) => FROM_TO.test(said.slice(0, said.indexOf(street)))) : []
  const to = sent.length === 1 ? sent : led
  const [only, ...others] = streets.length > 1 ? to : streets
  const careOf = careOfIn(said)
  if (only === undefined || others.length > 0) return undefined
  return careOf === undefined ? only : `${only}, ${careOf}`
}
