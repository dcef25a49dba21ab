import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { ownPath } from '#contracts/account/access.ts'
import { VIPPS_TROUBLES, type VippsLogin, type VippsTrouble } from '#contracts/account/provider-sign-in.ts'
import { PersonName } from '#contracts/kernel/person-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { newSignIn, SignIn, type IdentityPort, type VippsIdentity } from '#server/gateways/identity/port.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { logFailure } from '#server/log-failure.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { findByPhone } from '#server/accounts/find-customer.ts'
import { proveHolder } from './account-holder.ts'
import { type LoginDeps } from './logins.ts'
import { RETURN_PATHS } from './return-paths.ts'
import { openLogin } from './login-lifetime.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'

const PURPOSE = 'vipps sign-in'
const KEPT_FOR = 3600
const AWAY = 900

const Person = v.object({
  phone: v.string(),
  name: PersonName,
  email: v.optional(v.string()),
  birthDate: v.optional(v.string()),
})
const Away = v.object({
  stage: v.literal('away'),
  ...SignIn.entries,
  until: v.number(),
})
const Back = v.object({
  stage: v.literal('back'),
  id: v.string(),
  key: v.string(),
  until: v.number(),
  trouble: v.optional(v.picklist(VIPPS_TROUBLES)),
  person: v.optional(Person),
})
const AuthorizationRequest = v.variant('stage', [Away, Back])
type Back = v.InferOutput<typeof Back>

export type VippsDeps = LoginDeps & {
  cookies: Cookies
  vippsAt: (origin: string) => IdentityPort<VippsIdentity> | undefined
}

type Visitor = { headers: Headers; locale: Locale; here: string }

export type Led = { to: string; cookies: string[] }

/** Sign-in with Vipps; the return must come once and in the same browser (CALL-14, AUTH-10). */
export type VippsService = {
  offered: boolean
  begin: () => Promise<Led>
  back: (returned: URL) => Promise<Led>
  read: (key: string) => Promise<VippsLogin | undefined>
  /** Signs in the person Vipps identified. New customers must accept the terms before an account is created. */
  finish: (
    id: string,
    accepts: boolean,
  ) => Promise<{ accessToken: string; entity: string; cookies: string[]; to: string } | undefined>
}

export function createVipps(deps: VippsDeps, { headers, locale, here }: Visitor): VippsService {
  const { cookies, runtime } = deps
  const port = deps.vippsAt(here)
  const opened = () => unseal(deps, PURPOSE, AuthorizationRequest, cookies.read(headers, 'vipps'))
  const keep = async (authorizationRequest: v.InferOutput<typeof AuthorizationRequest>) => [
    cookies.write('vipps', await seal(deps, PURPOSE, authorizationRequest, KEPT_FOR), KEPT_FOR),
  ]
  const cameBack = async (came: Pick<Back, 'trouble' | 'person'>): Promise<Led> => {
    const key = randomBytes(16).toString('base64url')
    return {
      to: `/login/${key}`,
      cookies: await keep({ stage: 'back', id: runtime.id(), key, until: runtime.now() + AWAY * 1000, ...came }),
    }
  }

  async function whoCame(
    authorizationRequest: v.InferOutput<typeof Away>,
    returned: URL,
  ): Promise<Pick<Back, 'trouble' | 'person'>> {
    const state = returned.searchParams.get('state')
    if (state !== authorizationRequest.state) return { trouble: 'replayed' }
    if (authorizationRequest.until <= runtime.now()) return { trouble: 'timedOut' }
    const error = returned.searchParams.get('error')
    if (error) return { trouble: error === 'access_denied' ? 'cancelled' : 'failed' }
    try {
      const person = await port?.identityOf(
        authorizationRequest,
        `${authorizationRequest.redirectUri}${returned.search}`,
      )
      if (!person) return { trouble: 'failed' }
      const known = await findByPhone(deps, person.phone)
      const holding = known && (await proveHolder(deps, known, person, 'vipps'))
      return holding === 'otherPerson' ? { trouble: holding } : { person }
    } catch (failure) {
      logFailure(runtime.log, 'Vipps did not say who came', failure)
      return { trouble: 'failed' }
    }
  }

  async function back(): Promise<Back | undefined> {
    const authorizationRequest = await opened()
    return authorizationRequest?.stage === 'back' && authorizationRequest.until > runtime.now()
      ? authorizationRequest
      : undefined
  }

  return {
    offered: port !== undefined,
    begin: async () => {
      const authorizationRequest = newSignIn(`${here}${RETURN_PATHS.vipps}`)
      try {
        const to = await port?.addressOf(authorizationRequest, locale)
        if (to !== undefined)
          return {
            to,
            cookies: await keep({ stage: 'away', ...authorizationRequest, until: runtime.now() + AWAY * 1000 }),
          }
      } catch (failure) {
        logFailure(runtime.log, 'Vipps cannot be reached', failure)
      }
      return cameBack({ trouble: 'failed' })
    },
    back: async (returned) => {
      const authorizationRequest = await opened()
      return cameBack(
        authorizationRequest?.stage === 'away'
          ? await whoCame(authorizationRequest, returned)
          : { trouble: 'replayed' },
      )
    },
    read: async (key) => {
      const authorizationRequest = await back()
      if (!authorizationRequest || authorizationRequest.key !== key) return undefined
      const { id, person, trouble } = authorizationRequest
      if (!person) return { id, status: trouble ?? ('failed' satisfies VippsTrouble) }
      if (await findByPhone(deps, person.phone)) return { id, status: 'known' }
      return {
        id,
        status: 'new',
        name: fullNameOf(person.name),
        phone: person.phone,
        email: person.email,
      }
    },
    finish: async (id, accepts) => {
      const authorizationRequest = await back()
      if (authorizationRequest?.id !== id || !authorizationRequest.person) return undefined
      const known = await findByPhone(deps, authorizationRequest.person.phone)
      if (!known && (!accepts || authorizationRequest.person.email === undefined)) return undefined
      const { phone, name, email = '', birthDate } = authorizationRequest.person
      const proven = { phone, name, email, birthDate, locale, provenBy: 'identityProvider' } as const
      const entity = known?.id ?? (await createCustomer(deps, { ...proven, consentThrough: 'vipps' })).id
      const login = await openLogin(deps, entity, {
        method: 'vipps',
        headers,
        holds: (_, account) => account.phone === phone,
      })
      if (!login) return undefined
      const origin = cookies.read(headers, 'origin')
      return {
        accessToken: login.accessToken,
        entity,
        to: origin === undefined ? '/welcome' : ownPath(origin),
        cookies: [
          cookies.write('login', login.accessToken, deps.env.LOGIN_HOURS * 3600),
          cookies.write('vipps', '', 0),
          cookies.write('origin', '', 0),
          cookies.write('signup', '', 0),
        ],
      }
    },
  }
}
