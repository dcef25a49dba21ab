import type { Locale } from '#contracts/kernel/locale.ts'
import { LANGUAGES } from '../languages/languages.ts'

const PICTURES =
  /(?:\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}))+\s*/gu
const STRETCHED = /(\p{L})\1{2,}/giu
const VOWEL = /[aeiouyæøåäö]/iu
/** "Brandon Miller III". */
const ROMAN = /^[IVX]+$/u
/** An address of e-mail or of a page is written as it is meant. */
const ADDRESS = /@|\p{L}\.\p{L}/u

const shortened = (_: string, letter: string): string => (VOWEL.test(letter) ? letter : letter + letter)

/**
 * What was typed with its small words in their usual spelling ("vaffår"), without emojis beside words, and with no vowel
 * stretched ("sjääälv") and no other letter more than twice in a row ("mosss").
 */
export function inUsualSpelling(utterance: string, locale: Locale): string {
  const inWords = utterance.replace(PICTURES, ' ').trim()
  const typed = /[\p{L}\d]/u.test(inWords) ? inWords : utterance
  const spelled = LANGUAGES[locale].links.spellings.reduce((said, [found, usual]) => said.replace(found, usual), typed)
  return spelled.replace(/\S+/gu, (word) =>
    ADDRESS.test(word) || ROMAN.test(word) ? word : word.replace(STRETCHED, shortened),
  )
}
