import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { FullName } from '#contracts/account/rules.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

export type Identity = { nationalId: string; name: FullName; birthDate: Day }

/**
 * Kept while the person is at the provider. The verifier and the nonce must not leave the server; only a hash of the
 * verifier is sent (PKCE).
 */
export const SignIn = v.object({ redirectUri: v.string(), state: v.string(), nonce: v.string(), verifier: v.string() })
export type SignIn = v.InferOutput<typeof SignIn>

export function newSignIn(redirectUri: string): SignIn {
  const secret = () => randomBytes(32).toString('base64url')
  return { redirectUri, state: secret(), nonce: secret(), verifier: secret() }
}

/** The phone number is verified by Vipps. */
export type VippsIdentity = {
  phone: PhoneNumber
  name: FullName
  email: string | undefined
  birthDate: Day | undefined
}

/** OpenID Connect provider. Every call ends within its deadline or throws. */
export type IdentityPort<Who = Identity> = {
  /** Returns the URL to send the person to. */
  addressOf: (signIn: SignIn, locale: Locale) => Promise<string>
  /** `returned` is the full return URL with the provider's query parameters. */
  identityOf: (signIn: SignIn, returned: string) => Promise<Who>
}
