import { careOfIn, doorsIn, streetsIn } from '../../values/address-line.ts'
import { isGroundFloor } from '../../values/doors-behind-number.ts'
import { anyAddressWord, anyStreetWord, inAnyCase } from '../../words/address-words.ts'
import { NAME_ENDINGS } from '../../values/numbered-name.ts'
import { withoutManners } from '../../words/filler-words.ts'
import { anyLink, anySupplierWord } from '../../words/language-words.ts'
import { anyOf } from '../sentence/forms.ts'

const OF_FLOOR = new RegExp(String.raw`(?:${anyStreetWord('floors', 'stairs')})\.?$`, 'iu')
/** The side of a floor, which stays on another floor ("4 sal, ikke 3" of "3 sal tv"). */
const SIDE = new RegExp(
  String.raw`(?<=\d\.?\s?(?:${anyStreetWord('floors')})\.?),?\s?(?:${anyStreetWord('floorSides')})\.?$`,
  'iu',
)
const OF_HOME = new RegExp(String.raw`^(?:[hulk]\d{4}|${anyStreetWord('homePhrases')})`, 'iu')

/** "4 tr", "lgh 1302", and "2. tv", which is both. */
const kindOfDoor = (door: string) => (OF_FLOOR.test(door) ? 'floor' : OF_HOME.test(door) ? 'home' : 'both')

/** "Der mangler 1. th" where the street is known; of a floor and a home only what is told is another. */
export function withDoor(said: string, street: string): string | undefined {
  if (streetsIn(said).length > 0) return undefined
  if (isGroundFloor(said))
    return doorsIn(street).length > 0 ? undefined : `${street}, ${said.trim().replace(/[.!]+$/, '')}`
  const careOf = careOfIn(said)
  const doors = doorsIn(said).map((door) => door.replace(/(?<=\p{L})\.$/u, ''))
  const precise = doors.filter((door) => kindOfDoor(door) === 'both')
  const told = precise.length > 0 ? precise : doors
  const kinds = new Set(told.map(kindOfDoor))
  const isKnown = (door: string) => street.toLowerCase().includes(door.toLowerCase())
  if (kinds.size < told.length || (careOf === undefined && told.every(isKnown))) return undefined
  if (careOf !== undefined) return told.length > 0 || isKnown(careOf) ? undefined : `${street}, ${careOf}`
  const [number = ''] = /^.*?\d+(?:\s?\p{L}(?!\p{L}))?/u.exec(street) ?? []
  const kept = kinds.has('both')
    ? []
    : doorsIn(street.slice(number.length)).filter((door) => !kinds.has(kindOfDoor(door)))
  const side = SIDE.exec(street)?.[0] ?? ''
  const withSide = told.map((door) => (OF_FLOOR.test(door) ? door + side : door))
  const all = [...withSide, ...kept.filter((door) => kindOfDoor(door) !== 'both')]
  const inOrder = all.toSorted((one, other) => Number(OF_FLOOR.test(other)) - Number(OF_FLOOR.test(one)))
  return number === '' ? undefined : [number, ...inOrder].join(', ')
}

const LETTERED = /(?<![\p{L}\d])(\d+) ?([a-h])(?![\p{L}\d])/giu

export function withLetter(said: string, street: string): string | undefined {
  const [number] = /\d+/.exec(street) ?? []
  const [, , letter] = [...said.matchAll(LETTERED)].find(([, one]) => one === number) ?? []
  return number === undefined || letter === undefined || streetsIn(said).length > 0
    ? undefined
    : street.replace(/\d+(?: ?\p{L}(?!\p{L}))?/u, `${number}${letter}`)
}

/** "Gatan heter Nygatan". */
const STREET_IS = new RegExp(
  String.raw`(?<!\p{L})(?:${inAnyCase('theStreet')})\s+(?:(?:${anyOf('should')})\s+(?:${anyOf('be', 'spelled')})(?:\s+spelled)?|${anyOf('spelled')}|${anySupplierWord('calledPhrases')}|${anyLink('isPhrases')})\s+(\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){0,2}(?:\s(?:${NAME_ENDINGS}))?)[.!]*$`,
  'u',
)

/** Says what the street or the farm is called, and nobody. */
export const namesStreet = (said: string): boolean =>
  STREET_IS.test(withoutManners(said.trim())) || PLACE_IS_CALLED.test(said)
/** "Gården hedder Gl. Nygaard", "vejen hedder Gl. Bygade og er ny". */
const PLACE_IS_CALLED = new RegExp(
  String.raw`(?<!\p{L})(?:${anyStreetWord('theStreet', 'farms')}|${anyAddressWord('towns')})(?:en|et|n)?\s+(?:${anySupplierWord('calledPhrases')})(?!\p{L})`,
  'iu',
)

export function otherStreet(said: string, street: string): string | undefined {
  const [, name] = STREET_IS.exec(withoutManners(said.trim())) ?? []
  return name === undefined || !/\d/.test(street) ? undefined : street.replace(/^[^\d]*(?=\s\d)/u, name)
}

const WITHOUT_LETTER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyAddressWord('without')}|${anyLink('none')})\s+(?:(?:${anyLink('the')})\s+)?(?:(?:${anyAddressWord('letters')})(?:\s+(?<after>[a-h]))?|(?<letter>[a-h]))[.!]*$`,
  'iu',
)
const WITH_LETTER = /(?<=\d)\s?(?<letter>[a-h])(?![\p{L}\d])/iu

/** "34, inget e": the known number of the house without its letter. */
export function withoutLetter(said: string, street: string): string | undefined {
  const denied = WITHOUT_LETTER.exec(said.trim())?.groups
  const { letter: known = '' } = WITH_LETTER.exec(street)?.groups ?? {}
  const { letter = denied?.['after'] ?? known } = denied ?? {}
  const isOf = denied !== undefined && known !== '' && letter.toLowerCase() === known.toLowerCase()
  return isOf ? street.replace(WITH_LETTER, '') : undefined
}
