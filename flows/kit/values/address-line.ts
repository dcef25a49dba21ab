import { anyOf, isOfBill } from '../hear/sentence/forms.ts'
import { GIVEN_NAMES } from './names/given.ts'
import { NAME_ENDINGS, ordinalOfName } from './numbered-name.ts'

/** "2. tv", "4 th", "lgh 1302", "H0304", "st. tv", "2. etg": a floor or a door, as nothing but an address has it. */
export const DOOR = String.raw`(?:[HULKhulk]\d{4}|(?:[Ll]gh|[Ll]eil(?:ighet)?|lägenhet|[Ll]ejlighed|[Aa]partment|[Aa]pt|[Ff]lat|[Uu]nit|[Rr]oom|[Rr]om)\.?\s?(?:(?:nr|no|nummer|number)\.?\s)?[HULKhulk]?\d+\p{L}?|(?:en|ett|to|två|tre|fire|fyra|fem|\d)\s+trapp(?:or|er|a)?|(?:oppg(?:ang)?|opgang|uppgång|port)\.?\s?(?:\p{L}|\d{1,2})(?!\p{L})|[Ss]t\.?\s?(?:t\.?[vh]|T\.?[VH]|mf)\.?|\d{1,2}\.?\s?(?:(?:sal|etg|etasje|tr|våning|vån|floor)\.?(?:,?\s?(?:t\.?[vh]|mf|till?\s+(?:højre|venstre|høyre|höger|vänster)))?|t\.?[vh]|T\.?[VH]|mf)\.?)(?![\p{L}\d])`
const BEHIND_NUMBER = String.raw`(?:(?:,\s*|\s+)${DOOR}){0,2}`
/** A street with its number in the middle of a sentence. */
const IN_SENTENCE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}(?:${NAME_ENDINGS})|(?:(?<=\S\s)\p{Lu}[\p{L}.'’-]*\s+){0,2}\p{L}[\p{L}-]*(?:${NAME_ENDINGS}))\s+(?!0)\d{1,4}(?:(?:[a-zA-Z]|\s[A-H]|\s[a-h](?:(?!\s\p{Ll})|(?=\s${DOOR})|(?=\s(?:i|in)\s\p{L})))(?!\p{L}))?)(?![\p{L}\d])${BEHIND_NUMBER}`,
  'gu',
)
const DOORS = new RegExp(String.raw`(?<![\p{L}\d])${DOOR}`, 'giu')
const CARE_OF = /c\/o\s+\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}/u
const OF_NAME =
  /(?<![\p{L}\d])(?:nedre|øvre|gamle|gammel|gamla|store|lille|stora|lilla|norra|södra|östra|västra|norre|nørre|søndre|sønder|øster|vester|nordre|vestre|østre|søre|ytre|indre|gl\.?|st\.?|s:t|sankt|sct\.?|skt\.?|upper|lower)\s+$/iu
const FROM_TO = /(?<!\p{L})(?:til|till|to)\s+$/iu

/** "Søndre Strandvej 203" where an utterance begins with it. */
const OPENING =
  /^(?:(?!(?:Hei|Hej|Hi|Ja|Nei|Nej|Ok|Og|Den|Det|Add?r\p{L}*|Gata|Bor|Jeg|Jag|Vi)\s)\p{Lu}[\p{L}.:'’-]*\s+){1,2}$/u

/** Streets with their number and door, whatever is written around them. */
export const streetsIn = (said: string): string[] =>
  [...said.matchAll(IN_SENTENCE)].map(({ 0: street, index }) => `${nameBefore(said.slice(0, index), street)}${street}`)

function nameBefore(before: string, street: string): string {
  const name =
    (OPENING.exec(before) ?? OF_NAME.exec(before) ?? (OF_SOMEBODY.test(street) ? givenBefore(before) : null))?.[0] ?? ''
  const whole = `${name}${street}`
  return `${ordinalOfName(before.slice(0, before.length - name.length), whole)}${name}`
}

/** "Hjalmar lundbohmsvägen": a street called after somebody with the whole name. */
const OF_SOMEBODY =
  /^\p{L}{4,}s(?:gate|gata|gaten|gatan|vei|veien|veg|vegen|väg|vägen|vej|allé|alle|plass|plats|plads)(?!\p{L})/iu
const givenBefore = (before: string) => {
  const found = /(?<!\p{L})\p{L}{3,}\s$/u.exec(before)
  return found && GIVEN_NAMES.has(found[0].trim().toLowerCase()) ? found : null
}

/** Floors and doors named in a sentence: "der mangler 1. th". "The 15th" is a day. */
export const doorsIn = (said: string): string[] =>
  [...said.matchAll(DOORS)]
    .map(({ 0: door, index }) => ({ door: door.replace(/\s+/g, ' '), before: said.slice(0, index) }))
    .flatMap(({ door, before }) => (/^\d+th$/i.test(door) && !IN_ADDRESS.test(before) ? [] : [door]))
/** Without floors and doors, so that none of their numbers is read as that of a house. */
export const withoutDoors = (said: string): string => said.replace(DOORS, ' ')

const IN_ADDRESS = /\d\p{L}?[,\s]+$/u

/** "c/o Ola Dahl". */
export const careOfIn = (said: string): string | undefined => CARE_OF.exec(said)?.[0]

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
  const led = streets.filter((street) => FROM_TO.test(said.slice(0, said.indexOf(street))))
  const to = sent.length === 1 ? sent : led
  const [only, ...others] = streets.length > 1 ? to : streets
  const careOf = careOfIn(said)
  if (only === undefined || others.length > 0) return undefined
  return careOf === undefined ? only : `${only}, ${careOf}`
}
