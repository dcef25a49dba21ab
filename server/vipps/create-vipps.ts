import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { ownPath } from '#contracts/account/access.ts'
import { GENERAL_CONSENT } from '#contracts/account/consent.ts'
import { VIPPS_TROUBLES, type VippsLogin, type VippsTrouble } from '#contracts/account/vipps.ts'
import { PersonName } from '#contracts/kernel/person-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { IdentityPort, VippsIdentity } from '../gateways/identity/port.ts'
import type { Cookies } from '../http/cookies.ts'
import { seal, unseal } from '../http/sealed.ts'
import { logFailure } from '../log-failure.ts'
import { approveTag } from '../services/account/approve-tag.ts'
import { createCustomer } from '../services/account/create-customer.ts'
import { findByPhone } from '../services/account/find-customer.ts'
import { openLogin } from '../services/auth/logins.ts'
import { fullNameOf } from '../services/account/to-account.ts'
import type { LoginDeps } from '../services/deps.ts'

export const VIPPS_RETURN_PATH = '/services/vipps-return'
const PURPOSE = 'vipps sign-in'
/** How long a sign-in is remembered, and how long the person may be away, in seconds. */
const KEPT_FOR = 3600
const AWAY = 900

const Person = v.object({ phone: v.string(), name: PersonName, email: v.optional(v.string()), birthDate: v.optional(v.string()) })
const Away = v.object({ stage: v.literal('away'), state: v.string(), nonce: v.string(), verifier: v.string(), redirectUri: v.string(), until: v.number() })
const Back = v.object({ stage: v.literal('back'), id: v.string(), key: v.string(), until: v.number(), trouble: v.optional(v.picklist(VIPPS_TROUBLES)), person: v.optional(Person) })
/** One sign-in, sealed in a cookie of the browser that began it: on its way, or come back. */
const Leg = v.variant('stage', [Away, Back])
type Back = v.InferOutput<typeof Back>

export type VippsDeps = LoginDeps & { cookies: Cookies; vippsAt: (origin: string) => IdentityPort<VippsIdentity> | undefined }

/** Whose browser it is: cookies, language, and the origin it sees us by. */
type Visitor = { headers: Headers; locale: Locale; here: string }

export type Led = { to: string; cookies: string[] }

/** Signing in with Vipps (CALL-14, AUTH-10): away to the provider, back once and in the same browser, and in. */
export type VippsDesk = {
  offered: boolean
  /** Where the person is sent; `undefined` when Vipps cannot be reached. */
  begin: () => Promise<Led>
  back: (returned: URL) => Promise<Led>
  read: (key: string) => Promise<VippsLogin | undefined>
  /** Signs in whom Vipps has proven; who is new has accepted the terms, and gets an account. */
  finish: (id: string, accepts: boolean) => Promise<{ accessToken: string; entity: string; cookies: string[]; to: string } | undefined>
}

const secret = () => randomBytes(32).toString('base64url')

/** Opens Vipps for one browser. */
export function createVipps(deps: VippsDeps, { headers, locale, here }: Visitor): VippsDesk {
  const { cookies, world } = deps
  const port = deps.vippsAt(here)
  const opened = () => unseal(deps, PURPOSE, Leg, cookies.read(headers, 'vipps'))
  const keep = async (leg: v.InferOutput<typeof Leg>) => [cookies.write('vipps', await seal(deps, PURPOSE, leg, KEPT_FOR), KEPT_FOR)]
  const cameBack = async (came: Pick<Back, 'trouble' | 'person'>): Promise<Led> => {
    const key = secret().slice(0, 22)
    return { to: `/login/${key}`, cookies: await keep({ stage: 'back', id: world.id(), key, until: world.now() + AWAY * 1000, ...came }) }
  }

  async function whoCame(leg: v.InferOutput<typeof Away>, returned: URL): Promise<Pick<Back, 'trouble' | 'person'>> {
    const state = returned.searchParams.get('state')
    if (state !== leg.state) return { trouble: 'replayed' }
    if (leg.until <= world.now()) return { trouble: 'timedOut' }
    const error = returned.searchParams.get('error')
    if (error) return { trouble: error === 'access_denied' ? 'cancelled' : 'failed' }
    try {
      const person = await port?.identityOf(leg, `${leg.redirectUri}${returned.search}`)
      return person ? { person } : { trouble: 'failed' }
    } catch (failure) {
      logFailure(world.log, 'Vipps did not say who came', failure)
      return { trouble: 'failed' }
    }
  }

  async function back(): Promise<Back | undefined> {
    const leg = await opened()
    return leg?.stage === 'back' && leg.until > world.now() ? leg : undefined
  }

  return {
    offered: port !== undefined,
    begin: async () => {
      const leg = { state: secret(), nonce: secret(), verifier: secret(), redirectUri: `${here}${VIPPS_RETURN_PATH}` }
      try {
        const to = await port?.addressOf(leg, locale)
        if (to !== undefined) return { to, cookies: await keep({ stage: 'away', ...leg, until: world.now() + AWAY * 1000 }) }
      } catch (failure) {
        logFailure(world.log, 'Vipps cannot be reached', failure)
      }
      return cameBack({ trouble: 'failed' })
    },
    back: async (returned) => {
      const leg = await opened()
      return cameBack(leg?.stage === 'away' ? await whoCame(leg, returned) : { trouble: 'replayed' })
    },
    read: async (key) => {
      const leg = await back()
      if (!leg || leg.key !== key) return undefined
      const { id, person, trouble } = leg
      if (!person) return { id, status: trouble ?? ('failed' satisfies VippsTrouble) }
      if (await findByPhone(deps, person.phone)) return { id, status: 'known' }
      return { id, status: 'new', name: fullNameOf({ ...person.name, middleName: person.name.middleName ?? null }), phone: person.phone, email: person.email }
    },
    finish: async (id, accepts) => {
      const leg = await back()
      if (leg?.id !== id || !leg.person) return undefined
      const known = await findByPhone(deps, leg.person.phone)
      if (!known && (!accepts || leg.person.email === undefined)) return undefined
      const { phone, name, email = '', birthDate } = leg.person
      const entity = known?.id ?? (await createCustomer(deps, { phone, name, email, birthDate, locale })).id
      if (!known) await approveTag(deps, entity, GENERAL_CONSENT, 'vipps')
      const { accessToken } = await openLogin(deps, entity)
      const origin = cookies.read(headers, 'origin')
      return {
        accessToken,
        entity,
        to: origin === undefined ? '/welcome' : ownPath(origin),
        cookies: [cookies.write('login', accessToken, deps.env.LOGIN_HOURS * 3600), cookies.write('vipps', '', 0), cookies.write('origin', '', 0), cookies.write('signup', '', 0)],
      }
    },
  }
}
