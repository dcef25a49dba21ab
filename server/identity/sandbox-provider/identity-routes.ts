import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readForm } from '#server/edge/read-form.ts'
import { html, smallPage } from '#server/edge/small-page.ts'
import type { MessageWith } from '#locales/message-id.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { RETURN_PATHS } from '#server/identity/return-paths.ts'
import {
  IDENTITY_PATH,
  openSandboxProvider,
  SANDBOX_CLIENT,
  SANDBOX_STAFF_CLIENT,
  SANDBOX_VIPPS_CLIENT,
  type SandboxProvider,
} from './sandbox-provider.ts'
import { TEST_PERSONS } from './test-persons.ts'

const ChoiceForm = v.object({ person: v.picklist([...TEST_PERSONS.map(({ id }) => id), 'cancel']) })
const KEPT = 8

type IdentityDeps = StoreDeps & {
  translate: Translate
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  staffReturnPath: string
  brand: string
}

export type SandboxIdentity = { routes: Hono; ask: (request: Request) => Promise<Response> }

export function sandboxIdentity(deps: IdentityDeps): SandboxIdentity {
  const { translate, localeOf, originOf, staffReturnPath, brand } = deps
  const open = new Map<string, Promise<SandboxProvider>>()

  function providerOf(origin: string): Promise<SandboxProvider> {
    const known = open.get(origin)
    if (known) return known
    const provider = openSandboxProvider(
      deps,
      origin,
      {
        [SANDBOX_CLIENT]: `${origin}${RETURN_PATHS.bankid}`,
        [SANDBOX_VIPPS_CLIENT]: `${origin}${RETURN_PATHS.vipps}`,
        [SANDBOX_STAFF_CLIENT]: `${origin}${staffReturnPath}`,
      },
      async () => goneFor('nb_NO'),
    )
    open.set(origin, provider)
    provider.catch(() => open.delete(origin))
    const [oldest] = open.keys()
    if (open.size > KEPT && oldest !== undefined) open.delete(oldest)
    return provider
  }

  function goneFor(locale: Locale): Response {
    const t = (id: MessageWith<'brand'>) => translate(locale, id, { brand })
    const title = t('identity.gone.title')
    const body = html`<p class="mark">${t('identity.gone.sandbox')}</p>
      <h1>${title}</h1>
      <p>${t('identity.gone.text')}</p>
      <p><a class="button go" href="${RETURN_PATHS.bankid}">${t('identity.back')}</a></p>`
    return smallPage({ locale, title, body, status: 410 })
  }

  function choicePage(locale: Locale, uid: string, isVipps: boolean): Response {
    const t = (id: MessageWith<'brand'>) => translate(locale, id, { brand })
    const title = t('identity.title')
    const action = `${IDENTITY_PATH}/interaction/${uid}`
    const persons = TEST_PERSONS.map(
      ({ id, firstName, lastName, shows, phone }) =>
        html`<button name="person" value="${id}">
          ${firstName} ${lastName}<span>${isVipps ? formatPhoneInFull(`+${phone}`) : t(shows)}</span>
        </button>`,
    )
    const body = html`<p class="mark">${t(isVipps ? 'identity.vipps.sandbox' : 'identity.sandbox')}</p>
      <h1>${title}</h1>
      <p>${t(isVipps ? 'identity.vipps.text' : 'identity.text')}</p>
      <form method="post" action="${action}">
        ${persons}<button name="person" value="cancel">${t('identity.cancel')}</button>
      </form>
      <p class="soft">${t('identity.fictitious')}</p>`
    return smallPage({ locale, title, body })
  }

  const uidOf = (c: Context): string => {
    const uid = c.req.param('uid')
    if (!uid || !/^[\w-]{10,60}$/.test(uid)) throw new HttpProblem(404, 'not_found', 'There is no such sign-in.')
    return uid
  }

  const routes = new Hono()
  routes.get('/interaction/:uid', async (c) => {
    const [uid, locale] = [uidOf(c), localeOf(c.req.raw)]
    const provider = await providerOf(originOf(c.req.raw))
    const client = await provider.clientOf(c.req.raw)
    return client === undefined ? goneFor(locale) : choicePage(locale, uid, client === SANDBOX_VIPPS_CLIENT)
  })
  routes.post('/interaction/:uid', async (c) => {
    uidOf(c)
    const { person } = await readForm(c.req.raw, ChoiceForm)
    const chosen = TEST_PERSONS.find(({ id }) => id === person)
    const provider = await providerOf(originOf(c.req.raw))
    return (await provider.finish(c.req.raw, chosen ? { person: chosen } : 'cancelled')) ?? goneFor(localeOf(c.req.raw))
  })
  routes.all('/*', async (c) => (await providerOf(originOf(c.req.raw))).answer(c.req.raw))

  return { routes, ask: async (request) => (await providerOf(new URL(request.url).origin)).answer(request) }
}
