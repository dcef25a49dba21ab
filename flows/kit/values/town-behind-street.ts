import { countryOf } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { townInFull } from '../words/address-words.ts'
import { anyLink } from '../words/language-words.ts'
import { isGroundFloor } from './doors-behind-number.ts'
import type { Registers } from './registers.ts'

/** "Havnegade 10 3 tv Esbjerg 6700", with the code behind the town, and "Havnegade 10, Esbjerg" without one. */
export function withoutTown(said: string, locale: Locale, { placeNamed, isOrdinary }: Registers): string {
  const { index = 0, groups: { town = '', code } = {} } = TOWN.exec(said) ?? {}
  const isTown =
    placeNamed(countryOf(locale), townInFull(town)) !== undefined &&
    !/c\/o\s/iu.test(said) &&
    !(isGroundFloor(town) && /^\p{Ll}/u.test(town))
  const isName = code !== undefined || /^\p{Lu}/u.test(town) || !isOrdinary(town, locale)
  return index > 0 && isTown && isName && !ENDS_IN_CODE.test(said.slice(0, index)) ? said.slice(0, index) : said
}
const ENDS_IN_CODE = /(?<!\d)(?:\d{4}|\d{3} ?\d{2})$/u
const TOWN = new RegExp(
  String.raw`(?<=\d.*)[\s,]+(?:(?:${anyLink('at')})\s+)?(?<town>\p{L}[\p{L}-]{2,}(?:\s\p{L}{1,2})?)(?:,?\s+(?<code>\d{3} ?\d{2}|\d{4}))?[.!]*$`,
  'iu',
)
