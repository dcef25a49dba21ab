import { countryOf } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Registers } from '../../values/registers.ts'
import { anyAddressWord } from '../../words/address-words.ts'
import { anyChoice, anyLink } from '../../words/language-words.ts'
import { anyOf } from '../sentence/forms.ts'

/** "Jag bor i Lund på Storgatan 5", "har flyttet til Drammen, Lia 3": the town in front of the street. */
export function townAhead(
  said: string,
  street: string,
  locale: Locale,
  { placeNamed, isOrdinary }: Registers,
): string | undefined {
  const at = said.toLowerCase().indexOf(street.toLowerCase())
  const { town = '' } = (at > 0 && AHEAD.exec(said.slice(0, at))?.groups) || {}
  const isName = /^\p{Lu}/u.test(town) || !isOrdinary(town.toLowerCase(), locale)
  return town !== '' && isName ? placeNamed(countryOf(locale), town) : undefined
}

const AT = anyLink('at')
const TO = anyAddressWord('toward')
const NOUN = String.raw`(?:(?:${anyOf('my')})\s+)?(?:${anyAddressWord('nounPhrases')})(?:\s+(?:${anyAddressWord('behindNoun')}))?`
const AHEAD = new RegExp(
  String.raw`(?:^|[,.!:]\s*|(?<!\p{L})(?:${anyOf('lives', 'sends')}|${anyAddressWord('moves')}|${anyChoice('hasMovedPhrases')})\s+(?:\p{L}+\s+)?)(?:(?:${AT}|${TO})\s+)?(?<town>\p{L}[\p{L}-]{2,}(?:\s\p{L}{1,2})??)[\s,.]+(?:(?:${anyOf('joins')})\s+)?(?:${NOUN}\s*(?:${anyLink('isPhrases')}|:)?\s*)?(?:(?:${AT}|${TO}|${anyOf('it')}\s+(?:${anyLink('isPhrases')}))\s+)?$`,
  'iu',
)
