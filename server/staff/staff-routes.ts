import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Translate } from '#server/deps.ts'
import { isForeign } from '#server/edge/prove-origin.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readForm } from '#server/edge/read-form.ts'
import { html, smallPage } from '#server/edge/small-page.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { look, resolve, retry, type StaffDeps } from './mend.ts'
import { createStaffSessions, staffActor, type Staff, type StaffSessionDeps } from './staff-session.ts'
import { itemPage, listPage } from './staff-pages.ts'
import { findItem, ITEM_KINDS, listWork } from './work-items.ts'

export const STAFF_PATH = '/staff'

const TOLD = ['retried', 'resolved', 'gone'] as const

const ItemForm = v.object({
  kind: v.picklist(ITEM_KINDS),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(5, 'must be a reason of at least 5 characters'), v.maxLength(500)),
})

type Signed = { Variables: { staff: Staff } }
type Deps = StaffDeps & StaffSessionDeps & { translate: Translate; localeOf: (request: Request) => Locale }
type Paths = Deps & { originOf: (request: Request) => string }

/** Staff's pages (ORD-07): 404 unless staff are named, 403 for anybody else. Every look and act is logged. */
export function staffRoutes(deps: Paths): { pages: Hono<Signed>; back: Hono } {
  const { localeOf, originOf, translate, runtime, named } = deps
  const sessions = createStaffSessions(deps)
  const pages = new Hono<Signed>()

  pages.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    if (named.length === 0) throw new HttpProblem(404, 'not_found', 'There is nothing here.')
    await next()
  })

  pages.get('/login', async (c) => {
    if (isForeign(c.req.raw)) throw new HttpProblem(403, 'foreign_origin', 'A sign-in begins on a page of this portal.')
    const led = await sessions.begin(originOf(c.req.raw), localeOf(c.req.raw))
    if (!led) return sentence(c, 'staff.unreachable', 503)
    c.header('set-cookie', led.cookie, { append: true })
    return c.redirect(led.to, 303)
  })
  pages.post('/logout', async (c) => {
    c.header('set-cookie', await sessions.end(c.req.raw), { append: true })
    return c.redirect(`${STAFF_PATH}/orders`, 303)
  })

  pages.use(async (c, next) => {
    const staff = await sessions.staffOf(c.req.raw)
    if (staff === undefined) return signInPage(c)
    if (staff === 'stranger') return refused(c, 'staff.stranger', undefined)
    c.set('staff', staff)
    return next()
  })
  pages.get('/orders', async (c) =>
    listPage({
      locale: localeOf(c.req.raw),
      translate,
      items: await listWork(deps),
      now: runtime.now(),
      staff: c.var.staff,
      told: TOLD.find((one) => one === c.req.query('told')),
    }),
  )
  pages.post('/orders/show', async (c) => {
    const { reason, ...named } = await readForm(c.req.raw, ItemForm)
    const item = await findItem(deps, named.kind, named.id)
    if (!item) return c.redirect(`${STAFF_PATH}/orders?told=gone`, 303)
    const person = await look(deps, item, c.var.staff, reason)
    return itemPage({ locale: localeOf(c.req.raw), translate, item, person, staff: c.var.staff, now: runtime.now() })
  })
  for (const [path, act, told] of [
    ['/orders/retry', retry, 'retried'],
    ['/orders/resolve', resolve, 'resolved'],
  ] as const)
    pages.post(path, async (c) => {
      if (c.var.staff.role !== 'mend') return refused(c, 'staff.onlySees', c.var.staff)
      const { reason, ...item } = await readForm(c.req.raw, ItemForm)
      const isDone = await act(deps, item, c.var.staff, reason)
      return c.redirect(`${STAFF_PATH}/orders?told=${isDone ? told : 'gone'}`, 303)
    })

  const back = new Hono()
  back.get('/', async (c) => {
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    const led = await sessions.back(c.req.raw, originOf(c.req.raw))
    if (!led) return c.redirect(`${STAFF_PATH}/orders`, 303)
    c.header('set-cookie', led.cookie, { append: true })
    return c.redirect(led.to, 303)
  })

  function refused(c: Context, why: 'staff.stranger' | 'staff.onlySees', staff: Staff | undefined): Response {
    recordEvent(deps, {
      name: 'authz_fail',
      ...(staff && staffActor(staff.person)),
      details: { status: 403, reason: why },
    })
    return sentence(c, why, 403)
  }

  function signInPage(c: Context): Response {
    const locale = localeOf(c.req.raw)
    const title = translate(locale, 'staff.title')
    const body = html`<h1>${title}</h1>
      <p>${translate(locale, 'staff.signIn.text')}</p>
      <p><a class="button go" href="${STAFF_PATH}/login">${translate(locale, 'staff.signIn.go')}</a></p>`
    return smallPage({ locale, title, body, status: 403 })
  }

  function sentence(c: Context, id: 'staff.stranger' | 'staff.unreachable' | 'staff.onlySees', status: 403 | 503) {
    const locale = localeOf(c.req.raw)
    const title = translate(locale, 'staff.title')
    const body = html`<h1>${title}</h1>
      <p>${translate(locale, id)}</p>
      <form method="post" action="${STAFF_PATH}/logout"><button>${translate(locale, 'staff.signOut')}</button></form>`
    return smallPage({ locale, title, body, status })
  }

  return { pages, back }
}
