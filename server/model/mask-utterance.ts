import type { Locale } from '#contracts/kernel/locale.ts'
import { FAMILY_NAMES } from '#flows/kit/values/names/family.ts'
import { GIVEN_NAMES } from '#flows/kit/values/names/given.ts'
import type { Registers } from '#flows/kit/values/registers.ts'

const MASK = '***'
const WORD = /[\p{L}\p{N}@+](?:[\p{L}\p{N}@._+'’-]*[\p{L}\p{N}])?/gu

export type Masking = {
  locale: Locale
  registers: Pick<Registers, 'isOrdinary'> | undefined
  /** A value is asked for, so that any word which is not of everyday speech may be one. */
  isValueAsked: boolean
}

/**
 * Takes what may tell who somebody is out of an utterance: numbers, addresses, names, and every other capitalized word
 * that is not of everyday speech.
 */
export function maskUtterance(utterance: string, { locale, registers, isValueAsked }: Masking): string {
  return utterance.replace(WORD, (word) => {
    const plain = word.toLocaleLowerCase()
    const isCapitalized = plain !== word
    const isName = plain.split(/[-'’]/).some((part) => GIVEN_NAMES.has(part) || FAMILY_NAMES.has(part))
    const isOrdinary = registers?.isOrdinary(plain, locale) ?? false
    const isPersonal =
      /[\p{N}@.]/u.test(word) ||
      (isName && (isCapitalized || !isOrdinary)) ||
      (!isOrdinary && (isCapitalized || isValueAsked))
    return isPersonal ? MASK : word
  })
}
