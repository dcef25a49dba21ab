import * as v from 'valibot'
import type { Claimed } from './openid-identity.ts'

/** `email` is set only where the provider has verified it. */
export type StaffIdentity = { subject: string; email?: string }

const Claims = v.pipe(
  v.object({
    sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    email: v.optional(v.pipe(v.string(), v.maxLength(254))),
    email_verified: v.optional(v.boolean()),
  }),
  v.transform(({ sub, email, email_verified: isVerified }): StaffIdentity => ({
    subject: sub,
    ...(email !== undefined && isVerified === true && { email: email.toLowerCase() }),
  })),
)

/** Scope and claims asked of the staff's identity provider (ORD-07). */
export const STAFF: Claimed<StaffIdentity> = { scope: 'openid email', needs: 'email', claims: Claims }
