import * as v from 'valibot'
import { Country } from '../kernel/country.ts'
import { norwegianPhone, PhoneNumber } from '../kernel/phone.ts'
import { readLocale } from '../kernel/locale.ts'
import { readCode, readEmail, readNamePart } from './rules.ts'

/** A phone number in full from how it is written; Norwegian ones have exactly eight digits (VAL-02) and may lack the prefix. */
export function readPhone(written: string): PhoneNumber | undefined {
  const norwegian = norwegianPhone(written)
  if (norwegian !== undefined) return norwegian
  const parsed = v.safeParse(PhoneNumber, written)
  return parsed.success && !parsed.output.startsWith('+47') ? parsed.output : undefined
}

/** A schema of a text that `read` understands; anything else is answered with `message`. */
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

/** POST {auth}/register/ (CALL-01). Without a country or a locale, those of the phone number. */
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

/** POST {auth}/send-user-otp/ (CALL-02). */
export const SendCodeBody = v.strictObject({ phoneNumber: Phone })

/** POST {auth}/login/ (CALL-03); the password is the code of the SMS. */
export const LoginBody = v.strictObject({
  phoneNumber: Phone,
  password: reads(readCode, 'must be the six digits of the message'),
})

/** What a login answers (CALL-03). `token` equals `accessToken`. */
export type LoginAnswer = { accessToken: string; tokenType: 'Bearer'; token: string; user: { legalEntityId: string } }
