import { readDayIn, type Day } from '../kernel/days.ts'
import { isParticle } from '../kernel/person-name.ts'
import { DEFAULT_LOCALE, type Locale } from '../kernel/locale.ts'
import { phoneIn, type PhoneNumber } from '../kernel/phone.ts'

/** Returns the e-mail address in lower case, or `undefined` if invalid (VAL-01). */
export function readEmail(written: string): string | undefined {
  const email = written.trim()
  return email.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u.test(email)
    ? email.toLowerCase()
    : undefined
}

export type FullName = { firstName: string; middleName?: string; lastName: string }

const NAME_PART = /^(?=.{2,60}$)(?=.*\p{L})[\p{L}\p{M}'’.-]+$/u

/** Accepts one or more words, each longer than one character (VAL-03). */
export function readNamePart(written: string): string | undefined {
  const parts = written.trim().split(/\s+/)
  return written.length <= 120 && parts.every((part) => NAME_PART.test(part)) ? parts.join(' ') : undefined
}

/**
 * Requires at least two parts, each longer than one character; the parts in between form the middle name, unless they are
 * particles of the family name (VAL-03).
 */
export function readName(written: string): FullName | undefined {
  const [firstName, ...rest] = written.trim().split(/\s+/)
  const family = rest.splice(rest.findLastIndex((part, at) => at < rest.length - 1 && !isParticle(part)) + 1)
  const lastName = family.join(' ')
  if (!firstName || !lastName || readNamePart(written) === undefined) return undefined
  return rest.length > 0 ? { firstName, middleName: rest.join(' '), lastName } : { firstName, lastName }
}

/** Accepts exactly four digits, or five in Sweden (VAL-04). */
export function readPostalCode(written: string, locale: Locale): string | undefined {
  const digits = written.replace(/\s/g, '')
  return (locale === 'sv_SE' ? /^\d{5}$/ : /^\d{4}$/).test(digits) ? digits : undefined
}

export const formatPostalCode = (digits: string): string => digits.replace(/^(\d{3})(\d{2})$/, '$1 $2')

/** Accepts eight digits in Norway and Denmark, and a mobile number in Sweden (VAL-02). */
export const readSignupPhone = (written: string, locale: Locale): PhoneNumber | undefined => phoneIn(locale, written)

/** Accepts a past date as DD/MM/YYYY, or also YYYY-MM-DD in Sweden (VAL-06). `today` is the date in Oslo. */
export function readBirthDate(written: string, today: Day, locale: Locale = DEFAULT_LOCALE): Day | undefined {
  const day = readDayIn(locale, written)
  return day && day < today && day >= '1900-01-01' ? day : undefined
}

/** Accepts an existing date from today up to two years ahead, in the format of the locale's country. */
export function readComingDay(written: string, today: Day, locale: Locale): Day | undefined {
  const day = readDayIn(locale, written)
  return day && day >= today && day <= `${Number(today.slice(0, 4)) + 2}${today.slice(4)}` ? day : undefined
}

/** Accepts six digits; spaces and hyphens are ignored (SEC-01). */
export function readCode(written: string): string | undefined {
  const digits = written.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

export type Street = { streetName: string; streetNumber?: string; streetLetter?: string }

/**
 * Splits "Storgata 12 B" into name, number and letter; without a number, as for a PO box, the whole text is the name
 * (ACC-02).
 */
export function splitStreet(written: string): Street {
  const line = written.trim().replace(/\s+/g, ' ')
  const [, streetName, streetNumber, streetLetter] = /^(.*\D)\s(\d{1,5})\s?(\p{L})?$/u.exec(line) ?? []
  if (!streetName || !streetNumber) return { streetName: line }
  return streetLetter
    ? { streetName, streetNumber, streetLetter: streetLetter.toUpperCase() }
    : { streetName, streetNumber }
}
