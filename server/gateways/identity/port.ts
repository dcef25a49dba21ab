import type { FullName } from '#contracts/account/rules.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** Who a provider says a person is. */
export type Identity = { nationalId: string; name: FullName; birthDate: Day }

/** One sign-in at the provider. The verifier (PKCE) and the nonce stay here; of the verifier only a hash leaves. */
export type SignIn = { redirectUri: string; state: string; nonce: string; verifier: string }

/** Who Vipps says a person is; the phone number is proven by Vipps. */
export type VippsIdentity = {
  phone: PhoneNumber
  name: FullName
  email: string | undefined
  birthDate: Day | undefined
}

/** A provider of identities over OpenID Connect. Each call ends within its deadline, or throws. */
export type IdentityPort<Who = Identity> = {
  /** Where the person is sent. */
  addressOf: (signIn: SignIn, locale: Locale) => Promise<string>
  /** Who came back at `returned`, the whole address with what the provider added to it. */
  identityOf: (signIn: SignIn, returned: string) => Promise<Who>
}
