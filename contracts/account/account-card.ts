import type { Country } from '../kernel/country.ts'
import { localeOfCountry } from '../kernel/country.ts'
import type { Day } from '../kernel/days.ts'
import type { Account } from './account.ts'
import type { AccountChange } from './account-change.ts'
import { readBirthDate, readEmail, readNamePart, readPostalCode } from './rules.ts'
import { readPhone } from './sign-in.ts'
import { splitStreet } from './street.ts'

/** The two cards of /account and their fields in order (ACC-01, ACC-03). */
export const CARD_FIELDS = {
  personal: ['firstName', 'middleName', 'lastName', 'email', 'prefix', 'number', 'birthDate'],
  address: ['address1', 'entrance', 'floor', 'apartment', 'zipCode', 'city'],
} as const
export const CARDS = ['personal', 'address'] as const
export type Card = (typeof CARDS)[number]
export type CardField = (typeof CARD_FIELDS)[Card][number]

/** A card's fields as they are written. */
export type CardFields = Partial<Record<CardField, string>>

/** Fields that are wrong; `form` when nothing got through. */
export type CardProblems = Partial<Record<CardField | 'form', true>>

/** What the rules depend on: the account's country, and today in Oslo. */
export type CardRules = { country: Country; today: Day }

/** The prefixes a phone number may have, the default first. */
export const PHONE_PREFIXES = ['+47', '+46', '+45'] as const

/** What the cards show of an account; the primary of each kind. */
export function fieldsOf(card: Card, { firstName, middleName, lastName, birthDate, contactInfo }: Account): CardFields {
  const { emails, phoneNumbers, addresses } = contactInfo
  const primary = <T extends { kind: string }>(items: readonly T[]) => items.find(({ kind }) => kind === 'primary')
  if (card === 'personal') {
    const phone = primary(phoneNumbers)
    return { firstName, middleName: middleName ?? '', lastName, email: primary(emails)?.email ?? '', prefix: phone?.prefix ?? PHONE_PREFIXES[0], number: phone?.number ?? '', birthDate: birthDate ?? '' }
  }
  const { address1 = '', zipCode = '', city = '', postFormat } = primary(addresses) ?? {}
  return { address1, entrance: postFormat?.entrance ?? '', floor: postFormat?.floor ?? '', apartment: postFormat?.apartment ?? '', zipCode, city }
}

/** A phone number in full from its prefix and its digits: digits only, at least eight (VAL-02). */
export function phoneOf({ prefix = '', number = '' }: CardFields): string | undefined {
  const digits = number.replaceAll(' ', '')
  return /^\d{8,}$/.test(digits) && PHONE_PREFIXES.some((known) => known === prefix) ? readPhone(`${prefix}${digits}`) : undefined
}

const isLine = (written: string, longest: number) => written.length <= longest && /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u.test(written)
const isShort = (written: string) => isLine(written, 10)
const isFilled = (written: string, longest: number) => written.trim() !== '' && isLine(written, longest)

const FITS: Record<CardField, (written: string, fields: CardFields, rules: CardRules) => boolean> = {
  firstName: (written) => readNamePart(written) !== undefined,
  middleName: (written) => written.trim() === '' || readNamePart(written) !== undefined,
  lastName: (written) => readNamePart(written) !== undefined,
  email: (written) => readEmail(written) !== undefined,
  prefix: (written) => PHONE_PREFIXES.some((known) => known === written),
  number: (_, fields) => phoneOf(fields) !== undefined,
  birthDate: (written, _, { today }) => written.trim() === '' || readBirthDate(written, today) !== undefined,
  address1: (written) => isFilled(written, 100),
  entrance: isShort,
  floor: isShort,
  apartment: isShort,
  zipCode: (written, _, { country }) => readPostalCode(written, localeOfCountry(country)) !== undefined,
  city: (written) => isFilled(written, 60),
}

/** What is wrong with a card (VAL-01, 02, 04 to 06); the browser and the server ask the same. */
export function problemsIn(card: Card, fields: CardFields, rules: CardRules): CardProblems {
  return Object.fromEntries(CARD_FIELDS[card].filter((name) => !FITS[name](fields[name] ?? '', fields, rules)).map((name) => [name, true]))
}

/** Whether a card was changed from what is kept (ACC-02). */
export const isChanged = (card: Card, fields: CardFields, kept: CardFields): boolean =>
  CARD_FIELDS[card].some((name) => (fields[name] ?? '').trim() !== (kept[name] ?? ''))

/** Whether a card can be saved: it was changed, and all of it is right (ACC-02). */
export const isSavable = (card: Card, fields: CardFields, kept: CardFields, rules: CardRules): boolean =>
  isChanged(card, fields, kept) && Object.keys(problemsIn(card, fields, rules)).length === 0

/** The change a card asks for; street and number are told apart (ACC-02). The phone number has a way of its own. */
export function changeOf(card: Card, fields: CardFields): AccountChange {
  const { firstName = '', middleName = '', lastName = '', email = '', birthDate = '' } = fields
  if (card === 'personal') {
    return { firstName: firstName.trim(), middleName: middleName.trim() || null, lastName: lastName.trim(), emailPrimary: email.trim(), birthDate: birthDate.trim() || null }
  }
  const { address1 = '', entrance = '', floor = '', apartment = '', zipCode = '', city = '' } = fields
  const { streetName, streetNumber = null, streetLetter = null } = splitStreet(address1)
  return { streetName, streetNumber, streetLetter, entrance: entrance.trim(), floor: floor.trim(), apartment: apartment.trim(), postalCode: zipCode, city: city.trim() }
}

/** One's own account as its page shows it, and what the rules of its cards depend on. */
export type AccountView = { account: Account; rules: CardRules }
