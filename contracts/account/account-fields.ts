import * as v from 'valibot'
import { localeOfCountry, type Country } from '../kernel/country.ts'
import { formatDay, type Day } from '../kernel/days.ts'
import { lineOfText } from '../kernel/line-of-text.ts'
import { readBirthDate, readPostalCode, splitStreet } from './rules.ts'
import { phoneOf, PHONE_PREFIXES } from './phone-of-fields.ts'
import { Email, NamePart } from './sign-in.ts'

export const CARDS = ['personal', 'address'] as const
export type Card = (typeof CARDS)[number]

export type CardRules = { country: Country; today: Day }

export type PersonalValue = {
  column: string
  rule: v.GenericSchema<string | null, string | null>
  /**
   * For values that depend on country or day: returns the value to store, or `undefined` to reject it with `message`.
   */
  reading?: { read: (value: string | null, rules: CardRules) => string | null | undefined; message: string }
  show?: (stored: string) => string
  /** `codes`: only changeable with the codes sent to the old and the new phone number. */
  changedBy: 'holder' | 'codes'
  /**
   * Only changed with a fresh proof (TRU-03): who the account belongs to, and where they are told of changes. With
   * another name and birth date, another person's BankID would be such a proof.
   */
  needsProof: boolean
  /** Where the API's Account holds the value; the two lists are filled by server/accounts/to-account.ts. */
  inAccount: 'member' | 'contactInfo' | 'addresses'
  /**
   * The column's value after erasure; `kept` retains it as long as the accounting records. The data archive always
   * includes it.
   */
  erasure: 'kept' | { emptied: string | null | ((account: string) => string) }
}

/** Stands before the account's id where an erased customer's phone number was; no number begins like this. */
export const ERASED_PHONE = 'erased:'

export type CombinedRow = 'name' | 'phone' | 'address2' | 'place'

type PersonalField = {
  card: Card
  input: {
    type?: 'email' | 'tel'
    inputMode?: 'email' | 'tel' | 'numeric'
    autoComplete?: string
    maxLength?: number
    placeholder?: 'account.field.birthDate.form'
  }
  row?: CombinedRow
  keeps: Readonly<Record<string, PersonalValue>>
  split?: (written: string) => Readonly<Record<string, string | null>>
  fits?: (written: string, fields: Readonly<Record<string, string | undefined>>) => boolean
}

const OWN = { changedBy: 'holder', needsProof: false, inAccount: 'member', erasure: { emptied: null } } as const
const IDENTITY = { ...OWN, needsProof: true } as const
const CONTACT = { ...OWN, inAccount: 'contactInfo' } as const
const ADDRESS = { ...OWN, inAccount: 'addresses' } as const
const short = v.nullable(lineOfText(0, 10))

/**
 * Single source for cards, validation, PATCH body, database columns, archive and erasure (ONE-02). To add a field, see
 * docs/recipes/account-field.md.
 */
export const ACCOUNT_FIELDS = {
  firstName: {
    card: 'personal',
    row: 'name',
    input: { autoComplete: 'given-name', maxLength: 60 },
    keeps: { firstName: { ...IDENTITY, column: 'firstName', rule: NamePart, erasure: { emptied: '' } } },
  },
  middleName: {
    card: 'personal',
    row: 'name',
    input: { autoComplete: 'additional-name', maxLength: 60 },
    keeps: { middleName: { ...IDENTITY, column: 'middleName', rule: v.nullable(v.union([v.literal(''), NamePart])) } },
  },
  lastName: {
    card: 'personal',
    row: 'name',
    input: { autoComplete: 'family-name', maxLength: 60 },
    keeps: { lastName: { ...IDENTITY, column: 'lastName', rule: NamePart, erasure: { emptied: '' } } },
  },
  email: {
    card: 'personal',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
    keeps: { emailPrimary: { ...CONTACT, column: 'email', rule: Email, needsProof: true } },
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
        needsProof: true,
        erasure: { emptied: (account) => `${ERASED_PHONE}${account}` },
      },
    },
    fits: (_, fields) => phoneOf(fields) !== undefined,
  },
  birthDate: {
    card: 'personal',
    input: { inputMode: 'numeric', autoComplete: 'bday', maxLength: 10, placeholder: 'account.field.birthDate.form' },
    keeps: {
      birthDate: {
        ...IDENTITY,
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

export type ValueName = keyof Values
type WithPlace<Place> = { [Name in ValueName]: Values[Name] extends { inAccount: Place } ? Name : never }[ValueName]
export type MemberName = WithPlace<'member'>
export type PersonalColumn = Values[ValueName]['column']
export type ColumnsOf<Field extends CardField> = Extract<ColumnIn<Fields[Field]['keeps']>, PersonalColumn>
type ColumnIn<Kept> = { [Name in keyof Kept]: Kept[Name] extends { column: infer Column } ? Column : never }[keyof Kept]
export type PersonalRow = {
  -readonly [Name in ValueName as Values[Name]['column']]: v.InferOutput<Values[Name]['rule']>
}
type Erasures = { [Name in ValueName as Values[Name]['column']]: Values[Name]['erasure'] }

const VALUES: Values = Object.assign({}, ...Object.values(ACCOUNT_FIELDS).map(({ keeps }) => keeps))
const isValueName = (name: string): name is ValueName => name in VALUES
export const isCardField = (name: string): name is CardField => name in ACCOUNT_FIELDS
export const fieldOf = (name: CardField): PersonalField => ACCOUNT_FIELDS[name]

export type OwnRow = {
  [Name in CardField]: (typeof ACCOUNT_FIELDS)[Name] extends { row: CombinedRow } ? never : Name
}[CardField]
export const hasOwnRow = (name: CardField): name is OwnRow => fieldOf(name).row === undefined

type NamedValue = PersonalValue & { name: ValueName; column: PersonalColumn }

export const PERSONAL_VALUES: readonly NamedValue[] = Object.keys(VALUES).flatMap((name) => {
  if (!isValueName(name)) return []
  const value: Omit<NamedValue, 'name'> = VALUES[name]
  return [{ ...value, name }]
})

export const PERSONAL_ERASURES: Erasures = Object.assign(
  {},
  ...PERSONAL_VALUES.map(({ column, erasure }) => ({ [column]: erasure })),
)

export const stored = ({ reading }: PersonalValue, value: string | null, rules: CardRules): string | null | undefined =>
  reading ? reading.read(value, rules) : value || null

type ChangeEntries = { [Name in ValueName]: v.OptionalSchema<Values[Name]['rule'], undefined> }
const changeEntries: ChangeEntries = Object.assign(
  {},
  ...PERSONAL_VALUES.map(({ name, rule }) => ({ [name]: v.optional(rule) })),
)

/** PATCH body of an account; every field is optional (CALL-05). `birthDate` is DD/MM/YYYY, or null to remove it. */
export const AccountChange = v.strictObject({
  ...changeEntries,
  acceptanceTags: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20))),
})
export type AccountChange = v.InferOutput<typeof AccountChange>
