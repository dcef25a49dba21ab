import type { Locale } from '#contracts/kernel/locale.ts'
import { phoneIn } from '#contracts/kernel/phone.ts'
import { anyOf } from '../hear/sentence/forms.ts'
import { anyContact } from './language-words.ts'
import { DAY_IN_TWO_DIGITS, MONTH_IN_TWO_DIGITS } from './months.ts'
import { digitsSaid, digitsSaidIn } from './numbers.ts'
import { slipsMended } from './slips-in-numbers.ts'
import { tokensOf } from './tokens.ts'

const LONGEST = 120

/** Reads the whole text, else the only candidate in a sentence ("mitt nummer er 912 34 567"). */
export function readOrFind<T>(
  written: string,
  read: (text: string) => T | undefined,
  find: (text: string) => readonly string[],
): T | undefined {
  const plain = read(written)
  if (plain !== undefined || written.length > LONGEST) return plain
  const values = find(written).flatMap((text) => read(text) ?? [])
  return values.length === 1 ? values[0] : undefined
}

export function phonesIn(written: string): string[] {
  const mended = slipsMended(written, isPhone).map(phonesTold)
  return (
    mended.find(([only, ...others]) => only && others.length === 0 && isPhone(only.replace(/\D/g, ''))) ??
    phonesTold(written)
  )
}

function phonesTold(written: string): string[] {
  const text = written.replace(DAY_BESIDE_NUMBER, ' ').replace(SENTENCE_BEFORE_NUMBER, ';')
  const said = digitsSaid(tokensOf(text.replace(DATES, ' ')), isPhone)
  if (said) return [said]
  const found = withoutShort(
    [...text.replace(DATE_BEFORE_NUMBER, '$&;').matchAll(NUMBERS)].flatMap(([phone]) =>
      A_DATE.test(phone) || NO_PHONE.test(phone) || IDENTITY_NUMBER.test(phone.trim()) ? [] : [phone],
    ),
  )
  if (found.some((phone) => phone.replace(/\D/g, '').length >= FEWEST_DIGITS)) return found
  // "Mobilen er ni en fem 22 481".
  const row = digitsSaidIn(tokensOf(text.replace(DATES, ' ')), isPhone)
  return row !== undefined && row.length >= FEWEST_DIGITS ? [row] : found
}
const NUMBERS = /(?<!\d)(?:\+|00)?\d(?:[\s().-]{0,2}\d){5,14}(?!\d)/g
/** "14.03.64 91522481": a day in front of a whole number is no part of it. */
const DATE_BEFORE_NUMBER =
  /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]\d\d(?=\s+\+?\d(?:[ .-]?\d){7})/g

/** "91522481 14031964". */
const OF_DAY = String.raw`(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])19\d\d|19\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))`
const WHOLE_DAY = new RegExp(`^${OF_DAY}$`)
const DAY_BESIDE_NUMBER = new RegExp(
  String.raw`(?<=(?<!\d)\d(?: ?\d){7,10}\s)${OF_DAY}(?!\d)|(?<!\d)${OF_DAY}(?=\s\d(?: ?\d){7,10}(?!\d))`,
  'g',
)

/** "Siste siffer er 4. 91112234". */
const SENTENCE_BEFORE_NUMBER = /(?<=(?<!\d)\d{1,2})\.\s+(?=\+?\d(?:[\s-]?\d){7,11}(?!\d))/g

const DIGITS_OF_DAY = 6
/** Six digits beside a whole number are a day ("140364 tlf 91522481"), and so are the eight of one. */
function withoutShort(numbers: string[]): string[] {
  const whole = numbers.filter((one) => one.replace(/\D/g, '').length > DIGITS_OF_DAY)
  const phones = whole.filter((one) => !WHOLE_DAY.test(one))
  return phones.length > 0 ? phones : whole.length > 0 ? whole : numbers
}

/** A number is found as it was written, "95 12 34 56", also where it was read as one run of digits. */
export const withoutNumber = (text: string, phone: string): string =>
  /^\d{6,}$/.test(phone) ? text.replace(new RegExp([...phone].join(String.raw`[\s().-]{0,2}`), 'u'), ' ') : text

const FEWEST_DIGITS = 8
/** As long as those of the three countries are. */
const isPhone = (digits: string) => /^(?:\d{8}|7\d{8}|0\d{9}|(?:00)?4[567]\d{8,9})$/.test(digits)
const YEAR_LAST = String.raw`\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)\d\d`
const YEAR_FIRST = String.raw`(?:19|20)\d\d([./-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])`
const DATES = new RegExp(String.raw`(?<!\d)(?:${YEAR_FIRST}|${YEAR_LAST})(?!\d)`, 'g')
/** Eight digits that begin with a nought are a date ("09121978"). */
const NO_PHONE = /^0[1-9][\s.-]?(?:0[1-9]|1[0-2])[\s.-]?(?:19|20)\d\d$/
const DAY_OF_BIRTH = String.raw`(?:(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d\d|\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))`
/** "010170-1234", "19560212-1238", "01017012345": the numbers of people in the three countries. */
const IDENTITY_NUMBER = new RegExp(
  String.raw`^(?:(?!07[02369])${DAY_OF_BIRTH}[-+]\d{4}|(?:19|20)${DAY_OF_BIRTH}[- ]?\d{4}|${DAY_OF_BIRTH} ?\d{5})$`,
)
const LONG_NUMBERS = /(?<![\d+])\d(?:[\s+-]?\d){9,11}(?!\d)/gu
export const tellsIdentityNumber = (text: string): boolean =>
  [...text.matchAll(LONG_NUMBERS)].some(([number]) => IDENTITY_NUMBER.test(number))

const COMPACT_DAY = new RegExp(String.raw`^(?:19|20)\d\d${MONTH_IN_TWO_DIGITS}${DAY_IN_TWO_DIGITS}$`)
/** "19750312", where no telephone has such a number. */
export const isCompactDay = (digits: string, locale: Locale): boolean =>
  COMPACT_DAY.test(digits) && phoneIn(locale, digits) === undefined

/** A day in figures, which has as many digits as a phone number. */
export const A_DATE = new RegExp(String.raw`^(?:${YEAR_FIRST}|${YEAR_LAST})$`)

const NAME_OF_AT = anyContact('atSignPhrases')
const AT_SAID = anyContact('atSaid')
const AT = `${NAME_OF_AT}|${AT_SAID}`
const SPOKEN_AT = new RegExp(String.raw`(?<!\p{L})(?:${AT})(?!\p{L})`, 'iu')
const DOT = anyContact('dots')
const SPOKEN: readonly (readonly [spoken: RegExp, written: string])[] = [
  [new RegExp(String.raw`\s*[([](?:${DOT})[)\]]\s*|\s+(?:${DOT})\s+`, 'giu'), '.'],
  [new RegExp(String.raw`\s+(?:${anyContact('hyphens')})\s+`, 'giu'), '-'],
  [new RegExp(String.raw`\s+(?:${anyContact('underscores')})\s+`, 'giu'), '_'],
]
const WRITTEN_AT = new RegExp(String.raw`\s*(?:[([](?:${AT}|a)[)\]]|(?<!\p{L})(?:${NAME_OF_AT})(?!\p{L}))\s*`, 'giu')

const AT_BEFORE_DOMAIN = new RegExp(String.raw`\s+(?:${AT_SAID})\s+(?=[\w-]+\.[a-z]{2,4}\b)`, 'giu')
const ON_PROVIDER = new RegExp(String.raw`^(\S+)\s+(?:${anyContact('onProvider')})\s+(?=[\w-]+\.[a-z]{2,4}$)`, 'iu')

/** "Ola punktum bakken krøllalfa online punktum no", "ola@online punktum no": an address as it is read aloud. */
const spokenEmail = (text: string): string => (SPOKEN_AT.test(text) || text.includes('@') ? withSignsSaid(text) : text)

/** "Ola punktum bakken". */
export const withSignsSaid = (text: string): string =>
  SPOKEN.reduce((left, [spoken, written]) => left.replace(spoken, written), text)

/** With its signs written, but not joined: "kari krøllalfa gmail" is "kari@gmail". */
export const withSignsWritten = (text: string): string => spokenEmail(text).replace(WRITTEN_AT, '@')

export function emailsIn(text: string): string[] {
  const joined = withSignsWritten(text)
    .replace(AT_BEFORE_DOMAIN, '@')
    .replace(ON_PROVIDER, '$1@')
    .replace(/\s*@\s*/g, '@')
    .replace(/(@[\w-]+)\s+\.\s*(?=[a-z]{2,4}\b)/giu, '$1.')
    .replace(/(@[\w-]+)(?:,|\s+)(?=(?:com|no|net|se|dk|org)\b)/giu, '$1.')
    .replace(/^mailto:/i, '')
  return [...joined.matchAll(/[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+/g)].map(([email]) => email.replace(/[.!?]+$/, ''))
}

export const digitsIn =
  (length: number) =>
  (text: string): string[] =>
    [...text.matchAll(/(?<!\d)\d(?:[\s-]?\d)*(?!\d)/g)]
      .map(([digits]) => digits)
      .filter((digits) => digits.replace(/\D/g, '').length === length)

/** "808181 nej 808182". */
const PUT_RIGHT = new RegExp(String.raw`\d[\s,.]+(?:${anyOf('repairs')})[\s,.]+\D{0,20}\d`, 'iu')

const isCode = (digits: string) => digits.length === 6

/** One-time codes of six digits, also in words ("seks fem to tre to to"). */
export const codesIn = (text: string): string[] => {
  const said = /\d/.test(text)
    ? undefined
    : (digitsSaid(tokensOf(text), isCode) ?? digitsSaidIn(tokensOf(text), isCode))
  if (said !== undefined) return [said]
  const codes = digitsIn(6)(text)
  return PUT_RIGHT.test(text) ? codes.slice(-1) : codes
}
