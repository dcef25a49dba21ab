import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { RecoveryTrouble } from '#contracts/account/recovery.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { newSignIn, type IdentityPort } from '#server/gateways/identity/port.ts'
import { rememberProven } from '#server/identity/proven-numbers.ts'
import { logFailure } from '#server/log-failure.ts'
import { withReturnedPerson } from '#server/identity/returned-person.ts'
import { endRecovery, keepRecovery, openRecovery, type Kept } from './create-recovery.ts'
import { recover, type RecoverDeps } from './recover.ts'
import { RETURN_PATHS } from '#server/identity/return-paths.ts'

type RecoveryRoutes = RecoverDeps & {
  cookies: Cookies
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  countedAddress: (c: Context) => string | null
  bankIdAt: (origin: string) => IdentityPort | undefined
}

/**
 * The form that leaves for BankID once the new number is proven, and the return, which counts once and in the browser
 * that left (TRU-04). `back` passes on returns that belong to something else.
 */
export function recoveryRoutes(deps: RecoveryRoutes): { leave: Hono; back: MiddlewareHandler } {
  const { cookies, localeOf, originOf, bankIdAt, runtime } = deps

  const leave = new Hono()
  leave.post('/', async (c) => {
    const request = c.req.raw
    const [kept, origin] = [await openRecovery(deps, request.headers), originOf(request)]
    const bankId = bankIdAt(origin)
    if (kept?.stage !== 'identity' || !bankId) return c.redirect(pathTo('recover'), 303)
    const away = newSignIn(`${origin}${RETURN_PATHS.bankid}`)
    try {
      const address = await bankId.addressOf(away, localeOf(request))
      c.header('set-cookie', await keepRecovery(deps, { ...kept, away, trouble: undefined }), { append: true })
      return c.redirect(address, 303)
    } catch (error) {
      logFailure(runtime.log, 'an identity provider cannot be reached', error)
      return ended(c, kept, 'failed')
    }
  })

  const back: MiddlewareHandler = async (c, next) => {
    const kept = await openRecovery(deps, c.req.raw.headers)
    const returned = new URL(c.req.url)
    if (!kept?.away || kept.stage !== 'identity' || kept.away.state !== returned.searchParams.get('state'))
      return next()
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    const { from, to, away } = kept
    const outcome = await withReturnedPerson(
      runtime,
      { provider: bankIdAt(originOf(c.req.raw)), away, address: returned },
      (identity) =>
        recover(deps, identity, {
          key: away.state,
          from,
          to,
          headers: c.req.raw.headers,
          network: deps.countedAddress(c),
        }),
    )
    if (typeof outcome === 'string') return ended(c, kept, outcome)
    if ('trouble' in outcome) return ended(c, kept, outcome.trouble)
    const written = [
      cookies.write('login', outcome.accessToken, deps.env.LOGIN_HOURS * 3600),
      endRecovery(deps),
      await rememberProven(deps, c.req.raw.headers, to),
    ]
    for (const cookie of written) c.header('set-cookie', cookie, { append: true })
    return c.redirect(`${pathTo('security')}?done=recovered`, 303)
  }

  async function ended(c: Context, kept: Kept, trouble: RecoveryTrouble): Promise<Response> {
    c.header('set-cookie', await keepRecovery(deps, { ...kept, away: undefined, trouble }), { append: true })
    return c.redirect(pathTo('recover'), 303)
  }

  return { leave, back }
}
