import * as v from 'valibot'
import { localeOfCountry, type Country } from '../kernel/country.ts'
import { formatDay, type Day } from '../kernel/days.ts'
import { lineOfText } from '../kernel/line-of-text.ts'
import { readBirthDate, readPostalCode, splitStreet } from './rules.ts'
import { Email, NamePart, readPhone } from './sign-in.ts'

/** The two cards of /account (ACC-01, ACC-03). */
export const CARDS = ['personal', 'address'] as const
export type Card = (typeof CARDS)[number]

/** What the rules depend on: the account's country, and today in Oslo. */
export type CardRules = { country: Country; today: Day }

/** A value kept of a person: a column of the account, a member of the PATCH body (CALL-05) under the name it stands by in `keeps`. */
export type PersonalValue = {
  column: string
  /** What may be sent; the form's text is held against the same rule. */
  rule: v.GenericSchema<string | null, string | null>
  /** Where the rule depends on country or day: what is stored, or `undefined`, which is refused with the message. Else the text, '' as null. */
  reading?: { read: (value: string | null, rules: CardRules) => string | null | undefined; message: string }
  /** How the stored value is written on the wire. */
  show?: (stored: string) => string
  /** `codes`: only by the codes sent to the old and the new phone number. */
  changedBy: 'holder' | 'codes'
  /** Where the wire's Account has it: a member of its own, under the value's name, or one of the lists, which server/accounts/to-account.ts fills. */
  inAccount: 'member' | 'contactInfo' | 'addresses'
  /** What the column holds after the erasure, until which it is kept; `kept`: it stays as long as the books. It is in the archive either way. */
  erasure: 'kept' | { emptied: string | null | ((account: string) => string) }
}

/** Several fields that the closed card shows in one row. */
export type CombinedRow = 'name' | 'phone' | 'address2' | 'place'

/** A field as it stands in a card's form. Its words in every locale: locales/account-fields.ts. */
type PersonalField = {
  card: Card
  input: {
    type?: 'email' | 'tel'
    inputMode?: 'email' | 'tel' | 'numeric'
    autoComplete?: string
    maxLength?: number
    placeholder?: string
  }
  /** Without it, the closed card shows the field in a row of its own. */
  row?: CombinedRow
  keeps: Readonly<Record<string, PersonalValue>>
  /** How the text becomes values, where it keeps other than one. */
  split?: (written: string) => Readonly<Record<string, string | null>>
  /** Whether the text is right, where the rules of its values do not say. */
  fits?: (written: string, fields: Readonly<Record<string, string | undefined>>) => boolean
}

/** The prefixes a phone number may have, the default first. */
export const PHONE_PREFIXES = ['+47', '+46', '+45'] as const

/** A phone number in full from its prefix and its digits: digits only, at least eight (VAL-02). */
export function phoneOf({
  prefix = '',
  number = '',
}: {
  prefix?: string | undefined
  number?: string | undefined
}): string | undefined {
  const digits = number.replaceAll(' ', '')
  return /^\d{8,}$/.test(digits) && PHONE_PREFIXES.some((known) => known === prefix)
    ? readPhone(`${prefix}${digits}`)
    : undefined
}

const OWN = { changedBy: 'holder', inAccount: 'member', erasure: { emptied: null } } as const
const CONTACT = { ...OWN, inAccount: 'contactInfo' } as const
const ADDRESS = { ...OWN, inAccount: 'addresses' } as const
const short = v.nullable(lineOfText(0, 10))

/**
 * Every personal field of the account, declared once (ONE-02), in the order of the forms. The cards, the rules of browser and server,
 * the PATCH body, the account's row, the archive and the erasure are derived from it: docs/recipes/account-field.md adds one.
 */
export const ACCOUNT_FIELDS = {
  firstName: {
    card: 'personal',
    row: 'name',
    input: { autoComplete: 'given-name', maxLength: 60 },
    keeps: { firstName: { ...OWN, column: 'firstName', rule: NamePart, erasure: { emptied: '' } } },
  },
  middleName: {
    card: 'personal',
    row: 'name',
    input: { autoComplete: 'additional-name', maxLength: 60 },
    keeps: { middleName: { ...OWN, column: 'middleName', rule: v.nullable(v.union([v.literal(''), NamePart])) } },
  },
  lastName: {
    card: 'personal',
    row: 'name',
    input: { autoComplete: 'family-name', maxLength: 60 },
    keeps: { lastName: { ...OWN, column: 'lastName', rule: NamePart, erasure: { emptied: '' } } },
  },
  email: {
    card: 'personal',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
    keeps: { emailPrimary: { ...CONTACT, column: 'email', rule: Email } },
  },
  prefix: {
    card: 'personal',
    row: 'phone',
    input: { autoComplete: 'tel-country-code' },
    keeps: {},
    fits: (written) => PHONE_PREFIXES.some((known) => known === written),
  },
  number: {
    card: 'personal',
    row: 'phone',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 16 },
    keeps: {
      phoneNumber: {
        ...CONTACT,
        column: 'phone',
        rule: v.string(),
        changedBy: 'codes',
        erasure: { emptied: (account) => `erased:${account}` },
      },
    },
    fits: (_, fields) => phoneOf(fields) !== undefined,
  },
  birthDate: {
    card: 'personal',
    input: { inputMode: 'numeric', autoComplete: 'bday', maxLength: 10, placeholder: 'account.field.birthDate.form' },
    keeps: {
      birthDate: {
        ...OWN,
        column: 'birthDate',
        rule: v.nullable(v.string()),
        reading: {
          read: (written, { today }) => (written ? readBirthDate(written, today) : null),
          message: 'must be a day in the past, DD/MM/YYYY',
        },
        show: formatDay,
      },
    },
  },
  address1: {
    card: 'address',
    input: { autoComplete: 'address-line1', maxLength: 100 },
    keeps: {
      streetName: { ...ADDRESS, column: 'streetName', rule: lineOfText(1, 100) },
      streetNumber: { ...ADDRESS, column: 'streetNumber', rule: short },
      streetLetter: { ...ADDRESS, column: 'streetLetter', rule: v.nullable(lineOfText(0, 2)) },
    },
    split: (written) => ({ streetNumber: null, streetLetter: null, ...splitStreet(written) }),
    fits: (written) => v.is(lineOfText(1, 100), written),
  },
  entrance: {
    card: 'address',
    row: 'address2',
    input: { maxLength: 10 },
    keeps: { entrance: { ...ADDRESS, column: 'entrance', rule: short } },
  },
  floor: {
    card: 'address',
    row: 'address2',
    input: { maxLength: 10 },
    keeps: { floor: { ...ADDRESS, column: 'floor', rule: short } },
  },
  apartment: {
    card: 'address',
    row: 'address2',
    input: { maxLength: 10 },
    keeps: { apartment: { ...ADDRESS, column: 'apartment', rule: short } },
  },
  zipCode: {
    card: 'address',
    row: 'place',
    input: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 7 },
    keeps: {
      postalCode: {
        ...ADDRESS,
        column: 'postalCode',
        rule: v.pipe(v.string(), v.maxLength(10)),
        reading: {
          read: (written, { country }) => readPostalCode(written ?? '', localeOfCountry(country)),
          message: 'must be the digits of a postal code',
        },
      },
    },
  },
  city: {
    card: 'address',
    row: 'place',
    input: { autoComplete: 'address-level2', maxLength: 60 },
    keeps: { city: { ...ADDRESS, column: 'city', rule: lineOfText(1, 60) } },
  },
} as const satisfies Readonly<Record<string, PersonalField>>

type Fields = typeof ACCOUNT_FIELDS
export type CardField = keyof Fields
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type Values = Merged<Fields[CardField]['keeps']>

/** A value by its name on the wire. */
export type ValueName = keyof Values
type WithPlace<Place> = { [Name in ValueName]: Values[Name] extends { inAccount: Place } ? Name : never }[ValueName]
/** Values that the wire's Account has as members of their own. */
export type MemberName = WithPlace<'member'>
export type PersonalColumn = Values[ValueName]['column']
/** The columns a field keeps. */
export type ColumnsOf<Field extends CardField> = Extract<ColumnIn<Fields[Field]['keeps']>, PersonalColumn>
type ColumnIn<Kept> = { [Name in keyof Kept]: Kept[Name] extends { column: infer Column } ? Column : never }[keyof Kept]
/** The personal part of an account's row. */
export type PersonalRow = {
  -readonly [Name in ValueName as Values[Name]['column']]: v.InferOutput<Values[Name]['rule']>
}
type Erasures = { [Name in ValueName as Values[Name]['column']]: Values[Name]['erasure'] }

const VALUES: Values = Object.assign({}, ...Object.values(ACCOUNT_FIELDS).map(({ keeps }) => keeps))
const isValueName = (name: string): name is ValueName => name in VALUES
export const isCardField = (name: string): name is CardField => name in ACCOUNT_FIELDS
export const fieldOf = (name: CardField): PersonalField => ACCOUNT_FIELDS[name]

type NamedValue = PersonalValue & { name: ValueName; column: PersonalColumn }

/** Every value with its name, in the order of the forms. */
export const PERSONAL_VALUES: readonly NamedValue[] = Object.keys(VALUES).flatMap((name) => {
  if (!isValueName(name)) return []
  const value: Omit<NamedValue, 'name'> = VALUES[name]
  return [{ ...value, name }]
})

/** What the erasure makes of each personal column. */
export const PERSONAL_ERASURES: Erasures = Object.assign(
  {},
  ...PERSONAL_VALUES.map(({ column, erasure }) => ({ [column]: erasure })),
)

/** What is stored of a value that passed its rule; `undefined` when country or day refuse it. */
export const stored = ({ reading }: PersonalValue, value: string | null, rules: CardRules): string | null | undefined =>
  reading ? reading.read(value, rules) : value || null

type ChangeEntries = { [Name in ValueName]: v.OptionalSchema<Values[Name]['rule'], undefined> }
const changeEntries: ChangeEntries = Object.assign(
  {},
  ...PERSONAL_VALUES.map(({ name, rule }) => ({ [name]: v.optional(rule) })),
)

/** PATCH of an account by id (CALL-05): any of these. `birthDate` as DD/MM/YYYY, null to remove it. */
export const AccountChange = v.strictObject({
  ...changeEntries,
  acceptanceTags: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20))),
})
export type AccountChange = v.InferOutput<typeof AccountChange>
