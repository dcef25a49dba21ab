import { anyOf } from '../hear/sentence/forms.ts'
import { anyAddressWord, anyStreetWord } from '../words/address-words.ts'
import { anyDayWord } from '../words/day-words.ts'
import { MONTHS_BEGIN } from '../words/months.ts'

/** Of names of streets in the three countries. */
export const NAME_ENDINGS = anyStreetWord('endingPhrases')

const ORDINAL = String.raw`(?<![\p{L}\d.])\d{1,2}(?:\.|:[ae])\s+`
const AS_NUMBERED = new RegExp(String.raw`^(?<ordinal>${ORDINAL})(?<rest>\p{L}.*)$`, 'iu')
const MONTH = String.raw`(?:${MONTHS_BEGIN})\p{L}*`
const OF_STREET = String.raw`(?:${NAME_ENDINGS}|${anyStreetWord('squares')})`
/** "17. mai-plassen 4", "10. Februar Vej 7": a street that is called after a day. */
const CALLED_AFTER_DAY = new RegExp(String.raw`${ORDINAL}${MONTH}(?:[\s-]+|s)${OF_STREET}\s+\d`, 'giu')
const MONTH_FIRST = new RegExp(String.raw`^${MONTH}(?!\p{L})`, 'iu')
const AFTER_DAY = new RegExp(String.raw`^${MONTH}(?:[\s-]+|s)${OF_STREET}\s+\d`, 'iu')
const OF_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:${anyDayWord('beforeDatePhrases')}|${anyOf('from')}|${anyAddressWord('toward')})\s+$`,
  'iu',
)

/** "2. " of "2. Tværvej 12" and "17. " of "17. mai-plassen 4": an ordinal that a name of a street begins with. */
export function ordinalOfName(before: string, street: string): string {
  const at = new RegExp(`${ORDINAL}$`, 'iu').exec(before)
  const isName = at !== null && !OF_DAY.test(before.slice(0, at.index)) && isCalled(street)
  return isName ? at[0] : ''
}

/** The ordinal apart from the rest of the name; undefined where the rest is told on a day ("1. mai Storgata 5"). */
export function numberedName(said: string): { ordinal: string; rest: string } | undefined {
  const { ordinal, rest } = AS_NUMBERED.exec(said)?.groups ?? {}
  return ordinal !== undefined && rest !== undefined && isCalled(rest) ? { ordinal, rest } : undefined
}

/** A month belongs to the name only where it is all of it. */
const isCalled = (street: string) => !MONTH_FIRST.test(street) || AFTER_DAY.test(street)

export const withoutDaysOfStreets = (said: string): string => said.replace(CALLED_AFTER_DAY, ' ')
