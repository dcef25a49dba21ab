import { anyStreetWord, streetWords } from '../words/address-words.ts'
import { anyLink } from '../words/language-words.ts'
import { ordinalOf } from '../words/numbers.ts'
import { NAMED_FLOOR } from './address-line.ts'

const AT = anyLink('at')
const FLOORS = anyStreetWord('floors')
const SIDES = anyStreetWord('floorSides')
const DOORS = `(?:${[
  String.raw`[hulk]\d{4}`,
  String.raw`(?:${anyStreetWord('homePhrases')})\.?\s?\d+\p{L}?`,
  String.raw`(?:${anyStreetWord('entrancePhrases', 'furtherEntrances')})\.?\s?(?:\p{L}|\d{1,2})`,
  String.raw`(?:(?:${AT})\s+)?(?:${anyStreetWord('groundFloorPhrases')}|1\.)`,
  String.raw`(?:(?:${AT})\s+)?${NAMED_FLOOR}`,
  String.raw`(?:${anyStreetWord('flights')})\s+(?:${anyStreetWord('stairs')})(?:\s+(?:${anyStreetWord('upStairs')}))?`,
  String.raw`(?:${anyStreetWord('groundFloorShort')})\.?\s*(?:${SIDES})?\.?`,
  String.raw`\d{1,2}\.?\s?(?:${FLOORS}|et|th|${SIDES})?\.?\s?(?:${SIDES})?\.?`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?\s+(?:${FLOORS})\.?`,
  String.raw`c\/o\s.*`,
].join('|')})`
/** What stands behind the number of a house, where it begins with a floor, a door or whom it goes to. */
export const DOOR = new RegExp(String.raw`^${DOORS}(?:[\s,].*)?$`, 'iu')
/** "H0304. Det er døra fra bakgården". */
export const DOOR_THEN = new RegExp(String.raw`^${DOORS}\s*[.,;(]\s*(?<remark>\S.*)$`, 'iu')

/** "Kjelleren", "i kælderen", "kld.": said alone. "Første" may be an option. */
export const isGroundFloor = (said: string): boolean => GROUND_FLOOR.test(said.trim())
const GROUND_FLOOR = new RegExp(
  String.raw`^(?:(?:${AT})\s+)?(?:${[...streetWords('groundFloorPhrases')].filter((word) => ordinalOf(word) === undefined).join('|')})[.!]*$`,
  'iu',
)
