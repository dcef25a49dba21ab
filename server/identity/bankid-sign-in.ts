import { Hono, type MiddlewareHandler } from 'hono'
import { ownPath } from '#contracts/account/access.ts'
import type { BankIdTrouble } from '#contracts/account/provider-sign-in.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Tx } from '#server/db/database.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { newSignIn, SignIn, type Identity, type IdentityPort } from '#server/gateways/identity/port.ts'
import { logFailure } from '#server/log-failure.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { accountOfPerson, endDoubt, hashPerson } from './account-holder.ts'
import { openLogin } from './login-lifetime.ts'
import type { LoginDeps } from './logins.ts'
import { withReturnedPerson } from './returned-person.ts'
import { RETURN_PATHS } from './return-paths.ts'

const PURPOSE = 'BankID sign-in'
/** In seconds. */
const AWAY = 15 * 60

type BankIdDeps = LoginDeps & {
  cookies: Cookies
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  bankIdAt: (origin: string) => IdentityPort | undefined
}

/**
 * Sign-in with BankID (TRU-03): the form that leaves, and the return, which counts once and in the browser that left. It
 * opens the account that the person's BankID was proven for before. `back` passes on returns of something else.
 */
export function bankIdSignIn(deps: BankIdDeps): { leave: Hono; back: MiddlewareHandler } {
  const { cookies, localeOf, originOf, bankIdAt, runtime } = deps

  const leave = new Hono()
  leave.post('/', async (c) => {
    const origin = originOf(c.req.raw)
    const signIn = newSignIn(`${origin}${RETURN_PATHS.bankid}`)
    try {
      const address = await bankIdAt(origin)?.addressOf(signIn, localeOf(c.req.raw))
      if (address === undefined) return c.redirect(pathTo('login'), 303)
      c.header('set-cookie', cookies.write('bankid', await seal(deps, PURPOSE, signIn, AWAY), AWAY), { append: true })
      return c.redirect(address, 303)
    } catch (error) {
      logFailure(runtime.log, 'an identity provider cannot be reached', error)
      return c.redirect(ended('failed'), 303)
    }
  })

  const back: MiddlewareHandler = async (c, next) => {
    const { headers } = c.req.raw
    const away = await unseal(deps, PURPOSE, SignIn, cookies.read(headers, 'bankid'))
    const returned = new URL(c.req.url)
    if (!away || away.state !== returned.searchParams.get('state')) return next()
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    c.header('set-cookie', cookies.write('bankid', '', 0), { append: true })
    const outcome = await withReturnedPerson(
      runtime,
      { provider: bankIdAt(originOf(c.req.raw)), away, address: returned },
      (identity) => signIn(identity, headers),
    )
    if (typeof outcome === 'string') return c.redirect(ended(outcome), 303)
    for (const cookie of [
      cookies.write('login', outcome.accessToken, deps.env.LOGIN_HOURS * 3600),
      cookies.write('origin', '', 0),
      cookies.write('signup', '', 0),
    ])
      c.header('set-cookie', cookie, { append: true })
    const origin = cookies.read(headers, 'origin')
    return c.redirect(origin === undefined ? pathTo('welcome') : ownPath(origin), 303)
  }

  async function signIn(identity: Identity, headers: Headers): Promise<{ accessToken: string } | BankIdTrouble> {
    const person = await hashPerson(deps, identity.nationalId)
    const account = await accountOfPerson(deps.database.db, person)
    if (account === undefined) {
      recordEvent(deps, { name: 'authn_login_fail', details: { what: 'bankid', reason: 'unknown' } })
      return 'unknown'
    }
    const holds = async (tx: Tx) => (await accountOfPerson(tx, person)) === account
    const login = await openLogin(deps, account, { method: 'bankid', headers, holds })
    if (!login) return 'failed'
    await endDoubt(deps, account)
    return login
  }

  return { leave, back }
}

const ended = (trouble: BankIdTrouble) => `${pathTo('login')}?bankid=${trouble}`
