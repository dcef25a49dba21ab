import type { Country } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { isFiller } from '../words/everyday.ts'

/** What is known beyond the utterance. The portal knows its own texts and the postal registers, a browser does not. */
export type Registers = {
  /** A word of everyday speech, which names of people and places hardly hold. */
  isOrdinary: (word: string, locale: Locale) => boolean
  /** The place of a postal code; undefined for a code that is not in the register of the country. */
  placeOf: (country: Country, code: string) => string | undefined
  /** The place as the register writes it ("tromso" is "Tromsø"); undefined where it is not in the register. */
  placeNamed: (country: Country, name: string) => string | undefined
  /** A place of the register that the name is a slip of ("Trondhiem"). */
  placeMeant: (country: Country, name: string) => string | undefined
  knowsPlaces: boolean
  takesSms?: (phone: PhoneNumber) => boolean
}

export const noRegisters: Registers = {
  isOrdinary: isFiller,
  placeOf: () => undefined,
  placeNamed: () => undefined,
  placeMeant: () => undefined,
  knowsPlaces: false,
}

/**
 * How sure it is (0 to 1) that an utterance holds the value that was asked for, and why. `value` is what the input rule
 * reads: the words of the visitor, or a better guess where the words look like a slip. `place`: the place of the postal
 * register that a code belongs to, or that was named.
 */
export type Evidence = { value: string; sure: number; why: string; place?: string }

export const NONE: Evidence = { value: '', sure: 0, why: 'not of this form' }
