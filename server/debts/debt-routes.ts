import { Hono } from 'hono'
import * as v from 'valibot'
import { ownPath } from '#contracts/account/access.ts'
import { ChatId } from '#contracts/chat/call.ts'
import { DEFAULT_LOCALE, readLocale, type Locale, languageTag } from '#contracts/kernel/locale.ts'
import type { Brain } from '#server/brain/brain.ts'
import { factsOf, findSession } from '#server/brain/sessions/sessions.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { isForeign } from '#server/edge/prove-origin.ts'
import { fact, html, smallPage, type Markup } from '#server/edge/small-page.ts'
import { logFailure } from '#server/log-failure.ts'
import type { PlainMessage, Text } from '#locales/message-id.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { debtTotals, owedOn, type Debt } from '#contracts/debts/debt.ts'
import { formatMoney, type Ore } from '#contracts/kernel/money.ts'
import { readRegister } from './debt-register.ts'
import { openDebtView, takeDebtView } from './debt-views.ts'
import type { Caller } from '#server/brain/sessions/session-credential.ts'

const VIEW_PATH = '/services/debt-register/view'

type DebtRoutes = StoreDeps & {
  brain: Brain
  callerOf: (request: Request) => Promise<Caller>
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  translate: Translate
}

/** The register's own view (CHAT-08): `open` creates a one-use address, `view` serves it with its own policy. */
export function debtRoutes(deps: DebtRoutes): { open: Hono; view: Hono } {
  const { brain, callerOf, localeOf, originOf, translate } = deps

  const open = new Hono()
  open.get('/', async (c) => {
    if (isForeign(c.req.raw))
      throw new HttpProblem(403, 'foreign_origin', 'The view of the register opens in a conversation of this portal.')
    c.header('x-frame-options', 'SAMEORIGIN')
    c.header('cache-control', 'no-store')
    const session = v.safeParse(ChatId, c.req.query('session'))
    const row = session.success
      ? await findSession(brain, session.output, (await callerOf(c.req.raw)).proof)
      : undefined
    const reading = row && factsOf(row).debtReading
    const token =
      reading &&
      (await openDebtView(deps, { reading, session: row.id, locale: row.locale, page: ownPath(c.req.query('from')) }))
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
      return viewPage({
        debts,
        locale,
        t: (id, ...values) => translate(locale, id, ...values),
        page: opened.page,
        parent: originOf(c.req.raw),
      })
    } catch (error) {
      logFailure(deps.runtime.log, 'the debt register does not answer', error)
      return closed(locale, 'down')
    }
  })

  function closed(locale: Locale, why: 'gone' | 'down'): Response {
    const title = translate(locale, `register.${why}.title`)
    const body = html`<h1>${title}</h1>
      <p>${translate(locale, `register.${why}.text`)}</p>`
    return smallPage({ locale, title, body, status: why === 'gone' ? 410 : 503, framed: true })
  }

  return { open, view }
}

type ViewPage = {
  debts: readonly Debt[]
  locale: Locale
  t: Text
  page: string
  parent: string
}

function viewPage({ debts, locale, t, page, parent }: ViewPage): Response {
  const money = (amount: Ore) => formatMoney(amount, locale)
  const percent = (rate: number) =>
    new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100)
  const row = (label: PlainMessage, value: string): Markup => fact(t(label), value)
  const rowsOf = (debt: Debt): Markup[] => {
    if (debt.kind === 'instalmentLoan') {
      return [
        row('register.original', money(debt.originalAmount)),
        row('register.remaining', money(debt.remainingAmount)),
        row('register.rate', percent(debt.nominalRate)),
        row('register.term', t('register.months', { months: debt.termMonths })),
        row('register.fees', money(debt.fees)),
        row('register.coBorrower', t(debt.coBorrower ? 'register.yes' : 'register.no')),
      ]
    }
    const balances = [
      row('register.interestBearing', money(debt.interestBearing)),
      row('register.notInterestBearing', money(debt.notInterestBearing)),
    ]
    if (debt.kind === 'chargeCard') return balances
    return [
      ...balances,
      row('register.limit', money(debt.limit)),
      row('register.rate', percent(debt.nominalRate)),
      row('register.fees', money(debt.fees)),
    ]
  }
  const listed = debts.map(
    (debt) =>
      html`<section>
        <h2>${debt.lender}</h2>
        <p class="soft">${t(`register.${debt.kind}`)}, ${money(owedOn(debt))}</p>
        <dl>${rowsOf(debt)}</dl>
      </section>`,
  )
  const title = t('register.title')
  const body = html`<p class="mark">${t('register.sandbox')}</p>
    <h1>${title}</h1>
    <p>${t('register.all', { sum: money(debtTotals(debts).all) })}</p>
    ${listed}
    <p><a class="button go" id="done" href="${page}#chat">${t('register.done')}</a></p>`
  // Forward Escape, because keys pressed inside the frame do not reach the surrounding dialog.
  const script = `if (parent !== window) {
  const tell = (event) => {
    event.preventDefault()
    parent.postMessage({ from: 'view', happened: 'done' }, ${JSON.stringify(parent)})
  }
  document.getElementById('done').addEventListener('click', tell)
  addEventListener('keydown', (event) => event.key === 'Escape' && tell(event))
}`
  return smallPage({ locale, title, body, script, framed: true })
}
