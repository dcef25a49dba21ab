import { VAT_PERCENT } from '#contracts/catalogue/terms.ts'
import { formatDayOnPaper, osloDay, type Day } from '#contracts/kernel/days.ts'
import { DEFAULT_LOCALE, languageTag, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import { type Ore, formatPerKwh, type Currency } from '#contracts/kernel/money.ts'
import { formatMeteringPoint } from '#contracts/kernel/metering-point.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Translate } from '#server/deps.ts'
import type { invoice, InvoiceLine } from './tables.ts'
import { chargedOn, isCreditLine } from './credits.ts'
import { accountNumberOf, registrationOf, type Say } from './seller.ts'
import { isMessage } from './invoice-lines.ts'

type Row = typeof invoice.$inferSelect
/** Who sends it, as the pages about customer service have it. */
type Sender = Pick<CustomerService, 'companyName' | 'org' | 'address' | 'postalCode' | 'city' | 'phone' | 'email'>
type Pair = { label: string; value: string }

/** An invoice in words, in the language its customer had: what the PDF shows, nothing else. */
export type InvoiceSheet = {
  locale: Locale
  title: string
  from: { name: string; lines: string[] }
  to: { name: string; lines: string[] }
  facts: Pair[]
  columns: LineWords & { amount: string }
  groups: { heading: string; rows: (LineWords & { amount: string })[] }[]
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
  const day = (written: string) => formatDayOnPaper(locale, written)
  const inCurrency = (amount: Ore) => `${money(amount, locale)} ${row.currency}`
  const words = (line: InvoiceLine) => wordsOf(line, { locale, currency: row.currency, day, say })
  const [credits, lines] = [row.lines.filter(isCreditLine), row.lines.filter((line) => !isCreditLine(line))]
  const charged = chargedOn(row.lines)
  const groups = Map.groupBy(lines, (line) => headingOf(line, say)).entries()
  const kind = kindOf(row, charged)
  return {
    locale,
    title: say(kind),
    from: {
      name: sender.companyName,
      lines: [
        sender.address,
        `${sender.postalCode} ${sender.city}`,
        registrationOf(sender, say),
        sender.email,
        sender.phone,
      ],
    },
    to: {
      name: row.address.name,
      lines: [row.address.street, `${postalCodeOf(row.address)} ${row.address.city}`.trim()].filter(Boolean),
    },
    facts: [
      { label: say('number'), value: String(row.number) },
      { label: say('date'), value: day(osloDay(row.createdAt.getTime())) },
      { label: say('period'), value: monthName(row.month, locale) },
      ...(row.total > 0 ? [{ label: say('due'), value: day(row.dueDate) }] : []),
    ],
    columns: {
      what: say('what'),
      quantity: say('quantity'),
      price: say('price'),
      amount: say('amount', { currency: row.currency }),
    },
    groups: [...groups].map(([heading, own]) => ({
      heading,
      rows: own.map((line) => ({ ...words(line), amount: money(line.amount, locale) })),
    })),
    sums: [
      ...(lines.length > 0
        ? [
            { label: say('exclVat'), value: inCurrency(charged - row.vat) },
            { label: say('vat', { percent: VAT_PERCENT }), value: inCurrency(row.vat) },
          ]
        : []),
      ...(lines.length > 0 && credits.length > 0 ? [{ label: say('charged'), value: inCurrency(charged) }] : []),
      ...credits.map((line) => ({ label: words(line).what, value: inCurrency(line.amount) })),
    ],
    total: {
      label: say(row.total >= 0 ? 'toPay' : row.paidOut ? 'paidOut' : 'toYou'),
      value: inCurrency(Math.abs(row.total)),
    },
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
    note: notesOf(row, credits)
      .map((id) => say(id, { day: day(row.dueDate), phone: sender.phone, left: inCurrency(leftAfter(credits)) }))
      .join(' '),
    page: (at, of) => say('page', { at, of }),
  }
}

/** A postal code as it is written there: "118 46" in Sweden. */
const postalCodeOf = ({ country, postalCode }: Row['address']): string =>
  country === 'SE' ? postalCode.replace(/^(\d{3})(\d{2})$/, '$1 $2') : postalCode

/** A credit note takes back what was charged; a settlement charges nothing and pays earlier credit out. */
function kindOf({ lines, total }: Row, charged: Ore): 'title' | 'credit' | 'settlement' {
  if (charged < 0) return 'credit'
  return total < 0 && lines.every(isCreditLine) ? 'settlement' : 'title'
}

/** What is said below: how to pay, or what becomes of what is the customer's. */
function notesOf({ total, paidOut }: Row, credits: readonly InvoiceLine[]): string[] {
  if (total < 0) return [paidOut ? 'payoutNote' : 'creditNote']
  const left = leftAfter(credits) > 0 ? ['creditLeft'] : []
  if (total > 0) return ['note', ...left]
  return [credits.length > 0 ? 'coveredNote' : 'nothingToPay', ...left]
}

/** What the customer still has to their credit after this invoice. */
const leftAfter = (credits: readonly InvoiceLine[]): Ore => Number(credits.at(-1)?.values['left'] ?? 0)

function headingOf({ values: { phone, meteringPoint } }: InvoiceLine, say: Say): string {
  if (phone !== undefined) return say('phone', { phone: formatPhone(String(phone)) })
  return meteringPoint === undefined
    ? say('other')
    : say('meter', { meteringPoint: formatMeteringPoint(String(meteringPoint)) })
}

const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  )
/** What the words of a line depend on beside the line: language, currency, and how days are written. */
type Wording = { locale: Locale; currency: Currency; day: (day: Day) => string; say: Say }

/** A line of an invoice: what it is for, how much of it is charged and what each costs; free ones are said apart. */
type LineWords = { what: string; quantity: string; price: string }

/** Puts a line of an invoice into words. */
export function wordsOf({ label, values }: InvoiceLine, wording: Wording): LineWords {
  const { plan = '', zone = 0, row = '', number = '', free = 0, exchange = 0, markup = 0 } = values
  const { say, locale, currency } = wording
  const perKwh = {
    exchange: formatPerKwh(Number(exchange), locale, currency),
    markup: formatPerKwh(Number(markup), locale, currency),
  }
  const charged = quantityOf(label, values, wording)
  const quantity = Number(free) > 0 ? say('free', { charged, count: Number(free) }) : charged
  return {
    what: say(`line.${label}`, { plan, zone, number, ...perKwh, row: row === '' ? '' : say(`special.${row}`) }),
    quantity,
    price: priceOf(label, values, wording),
  }
}

/** How much of it: days, kilowatt-hours, data, minutes and calls, or pieces. */
function quantityOf(
  label: string,
  { quantity, count, wattHours, from, to }: InvoiceLine['values'],
  { locale, day, say }: Wording,
): string {
  if (from !== undefined && to !== undefined) return say('days', { from: day(String(from)), to: day(String(to)) })
  if (wattHours !== undefined) return say('energy', { kwh: decimals(Number(wattHours) / 1_000, locale) })
  if (quantity === undefined || Number(quantity) === 0) return ''
  if (isData(label)) return say('megabytes', { mb: decimals(Number(quantity) / 1_000, locale) })
  if (isMessage(label) || label === 'setUp') return say('pieces', { count: Number(quantity) })
  const time = `${Math.floor(Number(quantity) / 60)}:${String(Number(quantity) % 60).padStart(2, '0')}`
  return Number(count) === 0 ? say('minutes', { time }) : say('calls', { count: Number(count), time })
}

/** What each costs: a month, a kilowatt-hour, a megabyte, a message, or a call's start and its minutes. */
function priceOf(
  label: string,
  { quantity, rate, start, unit }: InvoiceLine['values'],
  { locale, currency, say }: Wording,
): string {
  if (rate !== undefined) return formatPerKwh(Number(rate), locale, currency)
  if (unit === undefined) return isData(label) && Number(quantity) > 0 ? say('byTable') : ''
  const each = money(Number(unit), locale)
  if (label === 'monthly' || label === 'powerFee') return say('perMonth', { price: each })
  if (isData(label)) return say('perMegabyte', { price: each })
  if (isMessage(label) || label === 'setUp') return each
  return Number(start ?? 0) > 0
    ? say('startAndMinute', { start: money(Number(start), locale), price: each })
    : say('perMinute', { price: each })
}

const isData = (label: string): boolean => /(^d|D)ata$/.test(label)

/** An amount in øre with two decimals. */
const money = (amount: Ore, locale: Locale): string => decimals(amount / 100, locale)

const decimals = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(amount)
    .replace('−', '-')
    .replace(/[\u202f\u00a0]/g, ' ')
