import * as v from 'valibot'
import { readEmail, readName } from '#contracts/account/rules.ts'
import { readPhone } from '#contracts/account/sign-in.ts'
import type { Claimed } from './openid-identity.ts'
import type { VippsIdentity } from './port.ts'

/** Vipps returns the phone number with country code but without a leading +. */
export const VIPPS_SCOPES = ['openid', 'name', 'phoneNumber', 'email', 'birthDate'] as const

const Claims = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.maxLength(200)),
    phone_number: v.pipe(v.string(), v.regex(/^\+?\d{8,15}$/)),
    phone_number_verified: v.optional(v.literal(true)),
    email: v.optional(v.pipe(v.string(), v.maxLength(254))),
    email_verified: v.optional(v.boolean(), true),
    birthdate: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): VippsIdentity => {
    const name = readName(value.name)
    const phone = readPhone(`+${value.phone_number.replace('+', '')}`)
    const email = value.email_verified ? readEmail(value.email ?? '') : undefined
    if (name && phone) return { name, phone, email, birthDate: value.birthdate }
    addIssue({ message: 'no name of two parts, or no number of ours' })
    return NEVER
  }),
)

/** Scope and claims requested from Vipps (CALL-14). */
export const VIPPS: Claimed<VippsIdentity> = { scope: VIPPS_SCOPES.join(' '), needs: 'phone_number', claims: Claims }
