import { Hono } from 'hono'
import * as v from 'valibot'
import { ownPath } from '#contracts/account/access.ts'
import { ChatId } from '#contracts/chat/call.ts'
import { DEFAULT_LOCALE, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import type { Brain } from '../../brain/brain.ts'
import type { Caller } from '../../brain/caller.ts'
import { factsOf } from '../../brain/session-row.ts'
import { findSession } from '../../brain/sessions.ts'
import { HttpProblem } from '../../http/problem.ts'
import { isForeign } from '../../http/prove-origin.ts'
import { html, smallPage } from '../../http/small-page.ts'
import { logFailure } from '../../log-failure.ts'
import type { StoreDeps, Translate } from '../deps.ts'
import { readRegister } from './debt-register.ts'
import { openDebtView, takeDebtView } from './debt-views.ts'
import { viewPage } from './view-page.ts'

const VIEW_PATH = '/services/debt-register/view'

type DebtRoutes = StoreDeps & {
  brain: Brain
  callerOf: (request: Request) => Promise<Caller>
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  translate: Translate
}

/**
 * The register's own view (CHAT-08): `open` is where the chat's frame begins, and makes an address that is good once; `view`
 * answers there, on a page with a policy of its own, told apart from ours by its sandboxed frame.
 */
export function debtRoutes(deps: DebtRoutes): { open: Hono; view: Hono } {
  const { brain, callerOf, localeOf, originOf, translate } = deps

  const open = new Hono()
  open.get('/', async (c) => {
    if (isForeign(c.req.raw)) throw new HttpProblem(403, 'foreign_origin', 'The view of the register opens in a conversation of this portal.')
    c.header('x-frame-options', 'SAMEORIGIN')
    c.header('cache-control', 'no-store')
    const session = v.safeParse(ChatId, c.req.query('session'))
    const row = session.success ? await findSession(brain, session.output, (await callerOf(c.req.raw)).proof) : undefined
    const reading = row && factsOf(row).debtReading
    const token = reading && (await openDebtView(deps, { reading, session: row.id, locale: row.locale, page: ownPath(c.req.query('from')) }))
    return token ? c.redirect(`${VIEW_PATH}/${token}`, 303) : closed(localeOf(c.req.raw), 'gone')
  })

  const view = new Hono()
  view.get('/:token', async (c) => {
    const token = c.req.param('token')
    const opened = /^[\w-]{43}$/.test(token) ? await takeDebtView(deps, token) : undefined
    if (!opened) return closed(localeOf(c.req.raw), 'gone')
    const locale = readLocale(opened.locale) ?? DEFAULT_LOCALE
    try {
      const debts = await readRegister(deps, opened.person)
      return viewPage({ debts, locale, t: (id, values) => translate(locale, id, values), page: opened.page, parent: originOf(c.req.raw) })
    } catch (error) {
      logFailure(deps.world.log, 'the debt register does not answer', error)
      return closed(locale, 'down')
    }
  })

  function closed(locale: Locale, why: 'gone' | 'down'): Response {
    const title = translate(locale, `register.${why}.title`)
    const body = html`<h1>${title}</h1><p>${translate(locale, `register.${why}.text`)}</p>`
    return smallPage({ locale, title, body, status: why === 'gone' ? 410 : 503, framed: true })
  }

  return { open, view }
}
