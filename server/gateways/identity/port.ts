import type { FullName } from '#contracts/account/rules.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

export type Identity = { nationalId: string; name: FullName; birthDate: Day }

/** The verifier and the nonce must not leave the server; only a hash of the verifier is sent (PKCE). */
export type SignIn = { redirectUri: string; state: string; nonce: string; verifier: string }

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
