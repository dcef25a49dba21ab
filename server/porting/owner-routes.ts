import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { html, smallPage } from '#server/edge/small-page.ts'
import { newSignIn, SignIn, type IdentityPort } from '#server/gateways/identity/port.ts'
import { logFailure } from '#server/log-failure.ts'
import { APPROVAL_PATH, approve, readApproval, type OwnerApproval } from './approvals.ts'
import { RETURN_PATHS } from '#server/identity/return-paths.ts'

const PURPOSE = 'number owner'
const AWAY = 15 * 60
const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const Away = v.object({ token: Token, ...SignIn.entries })

const ENDS = ['wrongPerson', 'cancelled', 'failed'] as const
type End = (typeof ENDS)[number] | 'approved' | 'gone'

type OwnerDeps = StoreDeps & {
  cookies: Cookies
  translate: Translate
  brand: string
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  bankIdAt: (origin: string) => IdentityPort | undefined
  /** Origins of the identity providers. */
  formTargets: readonly string[]
}

/**
 * The page of the link that a number's owner gets (BEY-08). `back` takes the return from BankID where this browser
 * left from that page, and passes every other one on.
 */
export function ownerRoutes(deps: OwnerDeps): { page: Hono; back: MiddlewareHandler } {
  const { cookies, translate, brand, localeOf, originOf, bankIdAt, formTargets, runtime } = deps

  const page = new Hono()
  page.get('/:token', async (c) => {
    const token = v.safeParse(Token, c.req.param('token'))
    const asked = token.success ? await readApproval(deps, token.output) : undefined
    const ended = ENDS.find((end) => end === c.req.query('ended'))
    return asked ? ownerPage(localeOf(c.req.raw), asked, ended) : gonePage(localeOf(c.req.raw))
  })
  page.post('/:token', async (c) => {
    const token = v.safeParse(Token, c.req.param('token'))
    const asked = token.success ? await readApproval(deps, token.output) : undefined
    if (!token.success || asked?.state !== 'open') return gonePage(localeOf(c.req.raw))
    const origin = originOf(c.req.raw)
    const signIn = newSignIn(`${origin}${RETURN_PATHS.bankid}`)
    try {
      const address = await bankIdAt(origin)?.addressOf(signIn, localeOf(c.req.raw))
      if (address !== undefined) {
        const away = await seal(deps, PURPOSE, { token: token.output, ...signIn }, AWAY)
        c.header('set-cookie', cookies.write('numberOwner', away, AWAY), { append: true })
        return c.redirect(address, 303)
      }
    } catch (error) {
      logFailure(runtime.log, 'an identity provider cannot be reached', error)
    }
    return c.redirect(`${APPROVAL_PATH}/${token.output}?ended=failed`, 303)
  })

  const back: MiddlewareHandler = async (c, next) => {
    const away = await unseal(deps, PURPOSE, Away, cookies.read(c.req.raw.headers, 'numberOwner'))
    const returned = new URL(c.req.url)
    if (!away || away.state !== returned.searchParams.get('state')) return next()
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    c.header('set-cookie', cookies.write('numberOwner', '', 0), { append: true })
    const end = await endOf(away, returned, originOf(c.req.raw))
    const query = end === 'approved' || end === 'gone' ? '' : `?ended=${end}`
    return c.redirect(`${APPROVAL_PATH}/${away.token}${query}`, 303)
  }

  async function endOf(away: v.InferOutput<typeof Away>, returned: URL, origin: string): Promise<End> {
    const error = returned.searchParams.get('error')
    if (error) return error === 'access_denied' ? 'cancelled' : 'failed'
    try {
      const person = await bankIdAt(origin)?.identityOf(away, `${away.redirectUri}${returned.search}`)
      return person ? await approve(deps, away.token, person.name) : 'failed'
    } catch (failure) {
      logFailure(runtime.log, 'an identity provider did not say who came', failure)
      return 'failed'
    }
  }

  function ownerPage(
    locale: Locale,
    { state, phone, firstName }: OwnerApproval,
    ended: (typeof ENDS)[number] | undefined,
  ) {
    const number = formatPhoneInFull(phone)
    if (state === 'approved') {
      const title = translate(locale, 'owner.approved.title')
      const body = html`<h1>${title}</h1>
        <p>${translate(locale, 'owner.approved.text', { number, name: firstName, brand })}</p>`
      return smallPage({ locale, title, body })
    }
    const title = translate(locale, 'owner.title', { number })
    const body = html`<h1>${title}</h1>
      ${ended && html`<p role="alert"><strong>${translate(locale, `owner.ended.${ended}`)}</strong></p>`}
      <p>${translate(locale, 'owner.text', { name: firstName, number, brand })}</p>
      <form method="post"><button class="go">${translate(locale, 'owner.approve')}</button></form>
      <p class="soft">${translate(locale, 'owner.otherwise')}</p>`
    return smallPage({ locale, title, body, formTargets })
  }

  function gonePage(locale: Locale): Response {
    const title = translate(locale, 'owner.gone.title')
    const body = html`<h1>${title}</h1>
      <p>${translate(locale, 'owner.gone.text')}</p>`
    return smallPage({ locale, title, body, status: 410 })
  }

  return { page, back }
}
