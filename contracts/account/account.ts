import * as v from 'valibot'
import { Locale } from '../kernel/locale.ts'
import { PERSONAL_VALUES, type MemberName } from './account-fields.ts'

const text = v.optional(v.string(), '')

const AccountAddress = v.object({
  kind: v.string(),
  address1: v.string(),
  address2: text,
  zipCode: v.string(),
  city: v.string(),
  postFormat: v.object({
    streetName: v.string(),
    streetNumber: text,
    streetLetter: text,
    postalCode: v.string(),
    city: v.string(),
    entrance: text,
    floor: text,
    apartment: text,
  }),
})

type Members = { [Name in MemberName]: v.OptionalSchema<v.StringSchema<undefined>, undefined> }
const members: Members = Object.assign(
  {},
  ...PERSONAL_VALUES.filter(({ inAccount }) => inAccount === 'member').map(({ name }) => ({
    [name]: v.optional(v.string()),
  })),
)

/**
 * An account, also called legal entity (CALL-05, CALL-06). `birthDate` is DD/MM/YYYY; `kind` 'primary' marks the main
 * entry.
 */
export const Account = v.object({
  ...members,
  id: v.string(),
  name: v.string(),
  fullName: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  locale: Locale,
  acceptanceTags: v.array(v.string()),
  addresses: v.array(AccountAddress),
  contactPoints: v.array(v.object({ kind: v.picklist(['email', 'phone']), value: v.string() })),
  contactInfo: v.object({
    emails: v.array(v.object({ kind: v.string(), email: v.string() })),
    phoneNumbers: v.array(v.object({ kind: v.string(), prefix: v.string(), number: v.string() })),
    addresses: v.array(AccountAddress),
  }),
})
export type Account = v.InferOutput<typeof Account>
