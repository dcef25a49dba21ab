import * as v from 'valibot'
import { lineOfText } from '../kernel/line-of-text.ts'
import { Email, NamePart } from './sign-in.ts'

/** A part of an address; null or '' empties it. */
const part = (longest: number) => v.optional(v.nullable(lineOfText(0, longest)))
const needed = (longest: number) => v.optional(lineOfText(1, longest))

/** PATCH of an account by id (CALL-05): any of these. `birthDate` as DD/MM/YYYY, null to remove it. */
export const AccountChange = v.strictObject({
  emailPrimary: v.optional(Email),
  firstName: v.optional(NamePart),
  lastName: v.optional(NamePart),
  middleName: v.optional(v.nullable(v.union([v.literal(''), NamePart]))),
  phoneNumber: v.optional(v.string()),
  birthDate: v.optional(v.nullable(v.string())),
  streetName: needed(100),
  streetNumber: part(10),
  streetLetter: part(2),
  entrance: part(10),
  floor: part(10),
  apartment: part(10),
  postalCode: v.optional(v.pipe(v.string(), v.maxLength(10))),
  city: needed(60),
  acceptanceTags: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20))),
})
export type AccountChange = v.InferOutput<typeof AccountChange>
