import type { Locale } from '#contracts/kernel/locale.ts'
import { anyOf } from '../hear/sentence/forms.ts'
import { LANGUAGES } from '../languages/languages.ts'

const PICTURES =
  /(?:\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}))+\s*/gu
const STRETCHED = /(\p{L})\1{2,}/giu
const VOWEL = /[aeiouyæøåäö]/iu
/** "Brandon Miller III". */
const ROMAN = /^[IVX]+$/u
/** An address of e-mail or of a page is written as it is meant. */
const ADDRESS = /@|\p{L}\.\p{L}/u

/** "Wiik forresten": says nothing behind what it is said of. */
const ASIDE_LAST = new RegExp(String.raw`(?<=[\p{L}\d])[\s,]+(?:${anyOf('asides')})(?=\s*(?:[,.;!]|$))`, 'giu')
/** "30 june 1990 btw surname should be Wick": between a value and what is said besides. */
const ASIDE_BETWEEN = new RegExp(String.raw`(?<=\d|@\S+)\s+(?:${anyOf('asides')})\s+(?=\p{L})`, 'giu')

const shortened = (_: string, letter: string): string => (VOWEL.test(letter) ? letter : letter + letter)

/**
 * What was typed with its small words in their usual spelling ("vaffår"), without emojis beside words, and with no vowel
 * stretched ("sjääälv") and no other letter more than twice in a row ("mosss"). An aside ("forresten") ends a clause.
 */
export function inUsualSpelling(utterance: string, locale: Locale): string {
  const inWords = utterance.replace(PICTURES, ' ').trim()
  const typed = /[\p{L}\d]/u.test(inWords) ? inWords : utterance
  const spelled = LANGUAGES[locale].links.spellings.reduce((said, [found, usual]) => said.replace(found, usual), typed)
  const apart = spelled.replace(ASIDE_LAST, '').replace(ASIDE_BETWEEN, ', ')
  return apart.replace(/\S+/gu, (word) =>
    ADDRESS.test(word) || ROMAN.test(word) ? word : word.replace(STRETCHED, shortened),
  )
}
