import { Hono, type Context, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { PROVIDER_NAMES, type ProviderName } from '#contracts/chat/providers.ts'
import type { ProofTrouble } from '#contracts/account/step-up.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { newSignIn, SignIn, type IdentityPort } from '#server/gateways/identity/port.ts'
import { proveHolder, type ProvenPerson } from '#server/identity/account-holder.ts'
import { keepFreshProof } from '#server/identity/fresh-proof.ts'
import type { Login } from '#server/identity/logins.ts'
import { logFailure } from '#server/log-failure.ts'
import { RETURN_PATHS } from '#server/identity/return-paths.ts'
import { withReturnedPerson } from '#server/identity/returned-person.ts'

const PURPOSE = 'proof by an identity provider'
/** In seconds. */
const AWAY = 15 * 60
const Away = v.object({
  login: v.string(),
  provider: v.picklist(PROVIDER_NAMES),
  /** Proven to sign in with it from now on, not for an act. */
  connects: v.boolean(),
  ...SignIn.entries,
})
type Away = v.InferOutput<typeof Away>

export type ProofPort = (provider: ProviderName, origin: string) => IdentityPort<ProvenPerson> | undefined

type ProofDeps = StoreDeps & {
  cookies: Cookies
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  loginOf: (request: Request) => Promise<Login | undefined>
  portOf: ProofPort
}

/**
 * A fresh proof by BankID or Vipps (TRU-03): the form that leaves, and the return, which counts once, in the browser
 * and the sign-in that left. `back` passes returns on that belong to something else.
 */
export function proofRoutes(deps: ProofDeps): { leave: Hono; back: MiddlewareHandler } {
  const { cookies, localeOf, originOf, loginOf, portOf, runtime } = deps

  const leave = new Hono()
  leave.post('/:provider', (c) => leaveFor(c, false))
  leave.post('/:provider/connect', (c) => leaveFor(c, true))

  async function leaveFor(c: Context, connects: boolean): Promise<Response> {
    const request = c.req.raw
    const provider = PROVIDER_NAMES.find((known) => known === c.req.param('provider'))
    const [login, origin] = [await loginOf(request), originOf(request)]
    const port = provider && portOf(provider, origin)
    if (!login || !port) return c.redirect(pathTo(connects ? 'security' : 'confirm'), 303)
    const signIn = newSignIn(`${origin}${RETURN_PATHS[provider]}`)
    try {
      const address = await port.addressOf(signIn, localeOf(request))
      const away = await seal(deps, PURPOSE, { login: login.jti, provider, connects, ...signIn } satisfies Away, AWAY)
      c.header('set-cookie', cookies.write('proof', away, AWAY), { append: true })
      return c.redirect(address, 303)
    } catch (error) {
      logFailure(runtime.log, 'an identity provider cannot be reached', error)
      return c.redirect(connects ? connected('failed') : ended('failed'), 303)
    }
  }

  const back: MiddlewareHandler = async (c, next) => {
    const away = await unseal(deps, PURPOSE, Away, cookies.read(c.req.raw.headers, 'proof'))
    const returned = new URL(c.req.url)
    if (!away || away.state !== returned.searchParams.get('state')) return next()
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    c.header('set-cookie', cookies.write('proof', '', 0), { append: true })
    const trouble = await prove(away, returned, await loginOf(c.req.raw), originOf(c.req.raw))
    if (away.connects) return c.redirect(connected(trouble), 303)
    return c.redirect(trouble === undefined ? pathTo('confirm') : ended(trouble), 303)
  }

  async function prove(
    away: Away,
    returned: URL,
    login: Login | undefined,
    origin: string,
  ): Promise<ProofTrouble | undefined> {
    const account = login?.jti === away.login ? await findCustomer(deps, login.legalEntityId) : undefined
    if (!login || !account) return 'failed'
    return withReturnedPerson(
      runtime,
      { provider: portOf(away.provider, origin), away, address: returned },
      async (person) => {
        const holding = await proveHolder(deps, account, person, away.provider)
        if (holding !== 'holder') return holding
        await keepFreshProof(deps, login)
        return undefined
      },
    )
  }

  return { leave, back }
}

const connected = (trouble: ProofTrouble | undefined) =>
  `${pathTo('security')}?done=${trouble === undefined ? 'bankIdConnected' : 'noBankId'}`

const ended = (trouble: ProofTrouble) => `${pathTo('confirm')}?ended=${trouble}`
