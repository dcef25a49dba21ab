import { countryOf } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { anyStreetWord } from '../words/address-words.ts'
import { isEveryday } from '../words/everyday.ts'
import { tokensOf } from '../words/tokens.ts'
import { doorsIn } from './address-line.ts'
import { DOOR } from './doors-behind-number.ts'
import { NAME_ENDINGS } from './numbered-name.ts'
import type { Registers } from './registers.ts'

/** A first line of an address, which belongs to the second. */
export const ADDRESSED = new RegExp(String.raw`^c\/o(?!\p{L})|(?:${anyStreetWord('firstLineEndings')})$`, 'iu')

/** Whether more is taken for an address than its street, number, floor and door. */
export function hasMore(value: string, line: string, isName: (word: string) => boolean): boolean {
  if (line.toLowerCase().includes(value.toLowerCase())) return line.length > value.length
  const [before = '', behind = ''] = value.split(line)
  const isPart = tokensOf(behind).length <= 2 || DOOR.test(behind.replace(/^[\s,]+/, '')) || doorsIn(behind).length > 0
  const ahead = tokensOf(before)
  const isOfName = CALLED_AFTER.test(line) && !before.includes(',') && ahead.length <= MOST_AHEAD && ahead.every(isName)
  return (ahead.length > 0 && !isOfName && !ADDRESSED.test(before.replace(/[\s,]+$/, ''))) || !isPart
}
const MOST_AHEAD = 3
const CALLED_AFTER = new RegExp(String.raw`^\p{L}{1,}['’]?s\s?(?:${NAME_ENDINGS})\s`, 'iu')

/** No word of a sentence, and no town: "bjørnstjerne" of "bjørnstjerne bjørnsonsvei 7". */
export const isInName = (word: string, locale: Locale, { isOrdinary, placeNamed }: Registers): boolean =>
  /^\p{L}/u.test(word) &&
  !isEveryday(word, locale) &&
  !isOrdinary(word, locale) &&
  placeNamed(countryOf(locale), word) === undefined
