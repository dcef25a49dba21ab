import { Hono } from 'hono'
import * as v from 'valibot'
import { NamedCover, type InsuranceItem } from '#contracts/products/insurance.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { ProviderPort } from '#server/gateways/provider/port.ts'
import { fact, html, smallPage, type Markup } from '#server/edge/small-page.ts'
import { readLogin, type SignedInDeps } from '#server/identity/logins.ts'
import type { PlainMessage } from '#locales/message-id.ts'
import type { Translate } from '#server/deps.ts'

/** Path of the built-in insurer page, used unless INSURER_URL is set (PROD-03). */
export const INSURER_PATH = '/services/insurer'

type InsurerDeps = SignedInDeps & {
  translate: Translate
  localeOf: (request: Request) => Locale
  provider: Pick<ProviderPort, 'insuranceItems'>
}

export function insurerPage(deps: InsurerDeps): Hono {
  const routes = new Hono({ strict: false })
  routes.get('/', async (c) => {
    const locale = deps.localeOf(c.req.raw)
    const token = deps.cookies.read(c.req.raw.headers, 'login')
    const login = token === undefined ? undefined : await readLogin(deps, token)
    if (!login?.ok) return c.redirect('/login')
    const told = await deps.provider.insuranceItems({ id: login.value.legalEntityId })
    return shown(told.ok ? told.value : undefined, locale, (id) => deps.translate(locale, id))
  })
  return routes
}

function shown(items: readonly InsuranceItem[] | undefined, locale: Locale, t: (id: PlainMessage) => string): Response {
  const row = (label: PlainMessage, value: string): Markup => fact(t(label), value)
  const nameOf = (type: string) => (v.is(NamedCover, type) ? t(`products.cover.${type}`) : type)
  const listed = (items ?? []).map(
    ({ productType, numberOfItems, status }) =>
      html`<section>
        <h2>${nameOf(productType)}</h2>
        <dl>${[row('insurer.items', String(numberOfItems)), row('insurer.status', t(`insurer.status.${status}`))]}</dl>
      </section>`,
  )
  const title = t('insurer.title')
  const body = html`<p class="mark">${t('insurer.sandbox')}</p>
    <h1>${title}</h1>
    <p>${t(items === undefined ? 'insurer.down' : items.length === 0 ? 'insurer.none' : 'insurer.text')}</p>
    ${listed}
    <p><a class="button go" href="/products">${t('insurer.back')}</a></p>`
  return smallPage({ locale, title, body, status: items === undefined ? 503 : 200 })
}
