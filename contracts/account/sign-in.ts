import * as v from 'valibot'
import { Country } from '../kernel/country.ts'
import { norwegianPhone, PhoneNumber } from '../kernel/phone.ts'
import { readLocale } from '../kernel/locale.ts'
import { readCode, readEmail, readNamePart } from './rules.ts'

/** Returns the full phone number; Norwegian numbers have exactly eight digits and may omit the prefix (VAL-02). */
export function readPhone(written: string): PhoneNumber | undefined {
  const norwegian = norwegianPhone(written)
  if (norwegian !== undefined) return norwegian
  const parsed = v.safeParse(PhoneNumber, written)
  return parsed.success && !parsed.output.startsWith('+47') ? parsed.output : undefined
}

function reads<T extends string>(read: (written: string) => T | undefined, message: string) {
  return v.pipe(
    v.string(),
    v.maxLength(254, message),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== undefined) return value
      addIssue({ message })
      return NEVER
    }),
  )
}

export const Phone = reads(readPhone, 'must be a phone number with its country prefix')
export const Email = reads(readEmail, 'must be an e-mail address')
export const NamePart = reads(readNamePart, 'must be a name of at least two letters')
const emptyAsNone = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)

/** Body of POST {auth}/register/ (CALL-01). Country and locale default to those of the phone number. */
export const RegisterBody = v.strictObject({
  country: v.optional(Country),
  email: Email,
  firstName: NamePart,
  lastName: NamePart,
  middleName: v.nullish(v.union([emptyAsNone, NamePart])),
  locale: v.optional(reads(readLocale, 'must be one of nb_NO, sv_SE, da_DK, en_US')),
  phoneNumber: Phone,
})
export type RegisterBody = v.InferOutput<typeof RegisterBody>

/** Body of POST {auth}/send-user-otp/ (CALL-02). */
export const SendCodeBody = v.strictObject({ phoneNumber: Phone })

/** Body of POST {auth}/login/; the password is the one-time code from the SMS (CALL-03). */
export const LoginBody = v.strictObject({
  phoneNumber: Phone,
  password: reads(readCode, 'must be the six digits of the message'),
})

/** Response to a login; `token` duplicates `accessToken` (CALL-03). */
export type LoginAnswer = { accessToken: string; tokenType: 'Bearer'; token: string; user: { legalEntityId: string } }
