import { Hono } from 'hono'
import * as v from 'valibot'
import { ownPath } from '#contracts/account/access.ts'
import { ChatId } from '#contracts/chat/call.ts'
import { DEFAULT_LOCALE, readLocale, type Locale, languageTag } from '#contracts/kernel/locale.ts'
import type { Brain } from '#server/brain/brain.ts'
import { factsOf, findSession, localeOf as localeOfSession } from '#server/brain/sessions/sessions.ts'
import type { SessionRow } from '#server/brain/tables.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { isForeign } from '#server/edge/prove-origin.ts'
import { fact, html, smallPage, type Markup } from '#server/edge/small-page.ts'
import { logFailure } from '#server/log-failure.ts'
import type { PlainMessage, Text } from '#locales/message-id.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { debtTotals, owedOn, type Debt } from '#contracts/debts/debt.ts'
import { formatMoney, type Ore } from '#contracts/kernel/money.ts'
import { readProof } from '#server/identity/identity-proofs.ts'
import type { DebtRegister } from '#server/ports/debts.ts'
import { readRegister } from './debt-register.ts'
import { consentedReading, takeDebtView } from './debt-views.ts'
import type { Caller } from '#server/brain/sessions/session-credential.ts'

class ForeignFrame extends Error {
  readonly code = 'frame_origins'
  constructor() {
    super('FRAME_ORIGINS does not name the origin of the view.')
  }
}

/** `origin` is the portal's own. */
export const mayBeFramed = (address: string, origin: string, frameOrigins: readonly string[]): boolean =>
  [origin, ...frameOrigins].includes(new URL(address, origin).origin)

/** `unproven`: the person's BankID was too long ago for the register. */
type Closed = 'gone' | 'unproven' | 'down'

type DebtRoutes = StoreDeps & {
  brain: Brain
  debtRegister: Pick<DebtRegister, 'view'>
  /** Of other sites whose pages may be shown in a frame. */
  frameOrigins: readonly string[]
  callerOf: (request: Request) => Promise<Caller>
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  translate: Translate
}

/**
 * The register's own view (CHAT-08): `open` leads to it, `view` serves that of the embedded register with a policy of
 * its own.
 */
export function debtRoutes(deps: DebtRoutes): { open: Hono; view: Hono } {
  const { brain, debtRegister, frameOrigins, callerOf, localeOf, originOf, translate } = deps

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
    if (!row) return closed(localeOf(c.req.raw), 'gone')
    const opened = await addressOf(row, originOf(c.req.raw), ownPath(c.req.query('from')))
    return 'address' in opened ? c.redirect(opened.address, 303) : closed(localeOfSession(row), opened.closed)
  })

  async function addressOf(
    row: SessionRow,
    origin: string,
    page: string,
  ): Promise<{ address: string } | { closed: Closed }> {
    const { debtReading: reading, identityProof } = factsOf(row)
    const consented = reading && (await consentedReading(deps, { reading, session: row.id }))
    if (!consented) return { closed: 'gone' }
    try {
      const address = await debtRegister.view({
        ...consented,
        locale: localeOfSession(row),
        origin,
        page,
        nationalId: async () =>
          identityProof === undefined
            ? undefined
            : (await readProof(deps, { id: identityProof, session: row.id, provider: 'bankid' }))?.nationalId,
      })
      if (address === undefined) return { closed: 'unproven' }
      if (!mayBeFramed(address, origin, frameOrigins)) throw new ForeignFrame()
      return { address }
    } catch (error) {
      logFailure(deps.runtime.log, 'the debt register does not open its view', error)
      return { closed: 'down' }
    }
  }

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

  function closed(locale: Locale, why: Closed): Response {
    const title = translate(locale, `register.${why}.title`)
    const body = html`<h1>${title}</h1>
      <p>${translate(locale, `register.${why}.text`)}</p>`
    return smallPage({ locale, title, body, status: why === 'down' ? 503 : 410, framed: true })
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
