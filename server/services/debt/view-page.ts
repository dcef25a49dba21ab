import { debtTotals, owedOn, type Debt } from '#contracts/debts/debt.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { formatMoney, type Ore } from '#contracts/kernel/money.ts'
import { html, smallPage, type Markup } from '../../http/small-page.ts'

type ViewPage = { debts: readonly Debt[]; locale: Locale; t: (id: string, values?: Record<string, string | number>) => string; page: string; parent: string }

/** The register's own view of a person's debts, with all it knows of each. It tells the chat around it when the person is done. */
export function viewPage({ debts, locale, t, page, parent }: ViewPage): Response {
  const money = (amount: Ore) => formatMoney(amount, locale)
  const percent = (rate: number) => new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100)
  const row = (label: string, value: string): Markup => html`<div><dt>${t(label)}</dt><dd>${value}</dd></div>`
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
    const balances = [row('register.interestBearing', money(debt.interestBearing)), row('register.notInterestBearing', money(debt.notInterestBearing))]
    if (debt.kind === 'chargeCard') return balances
    return [...balances, row('register.limit', money(debt.limit)), row('register.rate', percent(debt.nominalRate)), row('register.fees', money(debt.fees))]
  }
  const listed = debts.map((debt) => html`<section><h2>${debt.lender}</h2><p class="soft">${t(`register.${debt.kind}`)}, ${money(owedOn(debt))}</p><dl>${rowsOf(debt)}</dl></section>`)
  const title = t('register.title')
  const body = html`<p class="mark">${t('register.sandbox')}</p>
<h1>${title}</h1>
<p>${t('register.all', { sum: money(debtTotals(debts).all) })}</p>
${listed}
<p><a class="button go" id="done" href="${page}#chat">${t('register.done')}</a></p>`
  // A key pressed inside the frame does not reach the dialog around it: Escape is told, too.
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
