import * as v from 'valibot'
import { Locale } from '../kernel/locale.ts'

const text = v.optional(v.string(), '')

/** A postal address; `postFormat` holds its parts. */
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

/** An account, also called legal entity (CALL-05, CALL-06). `birthDate` as DD/MM/YYYY; kind 'primary' marks the main one. */
export const Account = v.object({
  id: v.string(),
  name: v.string(),
  fullName: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  middleName: v.optional(v.string()),
  locale: Locale,
  birthDate: v.optional(v.string()),
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
