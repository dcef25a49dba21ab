import { VAT_PERCENT } from '#contracts/catalogue/terms.ts'
import { formatDayIn, osloDay } from '#contracts/kernel/days.ts'
import { DEFAULT_LOCALE, languageTag, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { formatMeteringPoint } from '#contracts/kernel/metering-point.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { invoice, InvoiceLine } from '../../db/schema/billing.ts'
import type { Translate } from '../deps.ts'
import { accountNumberOf } from './seller.ts'

type Row = typeof invoice.$inferSelect
/** Who sends it, as the pages about customer service have it. */
export type Sender = Pick<CustomerService, 'companyName' | 'org' | 'address' | 'postalCode' | 'city' | 'phone' | 'email'>
type Pair = { label: string; value: string }

/** An invoice in words, in the language its customer had: what the PDF shows, nothing else. */
export type InvoiceSheet = {
  locale: Locale
  title: string
  from: { name: string; lines: string[] }
  to: { name: string; lines: string[] }
  facts: Pair[]
  columns: { what: string; amount: string }
  groups: { heading: string; rows: { what: string; detail: string; amount: string }[] }[]
  sums: Pair[]
  total: Pair
  payHeading: string
  pay: Pair[]
  note: string
  page: (at: number, of: number) => string
}

/** Puts an invoice into words. */
export function invoiceSheet(row: Row, sender: Sender, translate: Translate): InvoiceSheet {
  const locale = readLocale(row.address.locale) ?? DEFAULT_LOCALE
  const say = (id: string, values?: Record<string, string | number>) => translate(locale, `invoice.${id}`, values)
  const money = (amount: Ore) => decimals(amount / 100, locale, 2)
  const day = (written: string) => formatDayIn(locale, written)
  const inCurrency = (amount: Ore) => `${money(amount)} ${row.currency}`
  const groups = Map.groupBy(row.lines, (line) => headingOf(line, say)).entries()
  const credit = row.total < 0
  return {
    locale,
    title: say(credit ? 'credit' : 'title', { number: String(row.number) }),
    from: { name: sender.companyName, lines: [sender.address, `${sender.postalCode} ${sender.city}`, say('org', { org: sender.org }), sender.email, sender.phone] },
    to: { name: row.address.name, lines: [row.address.street, `${row.address.postalCode} ${row.address.city}`.trim()].filter(Boolean) },
    facts: [
      { label: say('number'), value: String(row.number) },
      { label: say('date'), value: day(osloDay(row.createdAt.getTime())) },
      { label: say('period'), value: monthName(row.month, locale) },
      ...(row.total > 0 ? [{ label: say('due'), value: day(row.dueDate) }] : []),
    ],
    columns: { what: say('what'), amount: say('amount', { currency: row.currency }) },
    groups: [...groups].map(([heading, lines]) => ({ heading, rows: lines.map((line) => ({ ...wordsOf(line, locale, say), amount: money(line.amount) })) })),
    sums: [
      { label: say('exclVat'), value: inCurrency(row.total - row.vat) },
      { label: say('vat', { percent: VAT_PERCENT }), value: inCurrency(row.vat) },
    ],
    total: { label: say(credit ? 'toYou' : 'toPay'), value: inCurrency(Math.abs(row.total)) },
    payHeading: say('payHeading'),
    pay:
      row.total > 0
        ? [
            { label: say(`account.${row.currency}`), value: accountNumberOf(row.currency) },
            { label: say(`kid.${row.currency}`), value: row.kid },
            { label: say('due'), value: day(row.dueDate) },
            { label: say('toPay'), value: inCurrency(row.total) },
          ]
        : [],
    note: row.total > 0 ? say('note') : say(credit ? 'creditNote' : 'nothingToPay'),
    page: (at, of) => say('page', { at, of }),
  }
}

type Say = (id: string, values?: Record<string, string | number>) => string

function headingOf({ values: { phone, meteringPoint } }: InvoiceLine, say: Say): string {
  if (phone !== undefined) return say('phone', { phone: formatPhone(String(phone)) })
  return meteringPoint === undefined ? say('other') : say('meter', { meteringPoint: formatMeteringPoint(String(meteringPoint)) })
}

/** A line of an invoice: what it is for, and how much of it. */
export function wordsOf({ label, values }: InvoiceLine, locale: Locale, say: Say): { what: string; detail: string } {
  const { plan = '', from, to, zone = 0, row = '' } = values
  const days = from !== undefined && to !== undefined ? say('days', { from: formatDayIn(locale, String(from)), to: formatDayIn(locale, String(to)) }) : ''
  return { what: say(`line.${label}`, { plan, zone, row: row === '' ? '' : say(`special.${row}`) }), detail: days || quantityOf(label, values, locale, say) }
}

/** How much of it: kilowatt-hours, data, minutes and calls, or pieces. */
function quantityOf(label: string, { quantity, count, wattHours, rate }: InvoiceLine['values'], locale: Locale, say: Say): string {
  if (wattHours !== undefined) return say('energy', { kwh: decimals(Number(wattHours) / 1_000, locale, 2), rate: decimals(Number(rate) / 100, locale, 2) })
  if (quantity === undefined || Number(quantity) === 0) return ''
  if (/Data$|^data$/.test(label)) return say('megabytes', { mb: decimals(Number(quantity) / 1_000, locale, 2) })
  if (/[sS]ms$|[mM]ms$/.test(label)) return say('pieces', { count: Number(quantity) })
  const seconds = Number(quantity)
  return say('calls', { count: Number(count), time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` })
}

const decimals = (amount: number, locale: Locale, digits: number): string =>
  new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount).replace('−', '-').replace(/[\u202f\u00a0]/g, ' ')

const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-15T00:00:00Z`))
