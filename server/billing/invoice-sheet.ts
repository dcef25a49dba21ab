import { VAT_PERCENT } from '#contracts/catalogue/terms.ts'
import { formatDayOnPaper, osloDay, type Day } from '#contracts/kernel/days.ts'
import { formatData } from '#contracts/kernel/format-data.ts'
import { DEFAULT_LOCALE, languageTag, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import { type Ore, formatPerKwh, type Currency } from '#contracts/kernel/money.ts'
import { formatMeteringPoint } from '#contracts/kernel/metering-point.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Text } from '#locales/message-id.ts'
import type { Translate } from '#server/deps.ts'
import type { invoice, InvoiceLine } from './tables.ts'
import { chargedOn, isCreditLine, taxedOn } from './credits.ts'
import { accountNumberOf, registrationOf } from './seller.ts'
import { isSpecial } from './rate-event.ts'
import { isMessage } from './invoice-lines.ts'

type Row = typeof invoice.$inferSelect
type Sender = Pick<CustomerService, 'companyName' | 'org' | 'address' | 'postalCode' | 'city' | 'phone' | 'email'>
type Pair = { label: string; value: string }

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

export function invoiceSheet(row: Row, sender: Sender, translate: Translate): InvoiceSheet {
  const locale = readLocale(row.address.locale) ?? DEFAULT_LOCALE
  const say: Text = (id, ...values) => translate(locale, id, ...values)
  const day = (written: string) => formatDayOnPaper(locale, written)
  const inCurrency = (amount: Ore) => `${money(amount, locale)} ${row.currency}`
  const words = (line: InvoiceLine) => wordsOf(line, { locale, currency: row.currency, day, say })
  const [credits, lines] = [row.lines.filter(isCreditLine), row.lines.filter((line) => !isCreditLine(line))]
  const [charged, taxed] = [chargedOn(row.lines), taxedOn(row.lines)]
  const groups = Map.groupBy(lines, (line) => headingOf(line, say)).entries()
  const kind = kindOf(row, charged)
  return {
    locale,
    title: say(`invoice.${kind}`),
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
      { label: say('invoice.number'), value: String(row.number) },
      { label: say('invoice.date'), value: day(osloDay(row.createdAt.getTime())) },
      { label: say('invoice.period'), value: monthName(row.month, locale) },
      ...(row.total > 0 ? [{ label: say('invoice.due'), value: day(row.dueDate) }] : []),
    ],
    columns: {
      what: say('invoice.what'),
      quantity: say('invoice.quantity'),
      price: say('invoice.price'),
      amount: say('invoice.amount', { currency: row.currency }),
    },
    groups: [...groups].map(([heading, own]) => ({
      heading,
      rows: own.map((line) => ({ ...words(line), amount: money(line.amount, locale) })),
    })),
    sums: [
      ...(lines.length > 0
        ? [
            { label: say('invoice.exclVat'), value: inCurrency(taxed - row.vat) },
            { label: say('invoice.vat', { percent: VAT_PERCENT }), value: inCurrency(row.vat) },
            ...(charged === taxed ? [] : [{ label: say('invoice.deposit'), value: inCurrency(charged - taxed) }]),
          ]
        : []),
      ...(lines.length > 0 && credits.length > 0
        ? [{ label: say('invoice.charged'), value: inCurrency(charged) }]
        : []),
      ...credits.map((line) => ({ label: words(line).what, value: inCurrency(line.amount) })),
    ],
    total: {
      label: say(row.total >= 0 ? 'invoice.toPay' : row.paidOut ? 'invoice.paidOut' : 'invoice.toYou'),
      value: inCurrency(Math.abs(row.total)),
    },
    payHeading: say('invoice.payHeading'),
    pay:
      row.total > 0
        ? [
            { label: say(`invoice.account.${row.currency}`), value: accountNumberOf(row.currency) },
            { label: say(`invoice.kid.${row.currency}`), value: row.kid },
            { label: say('invoice.due'), value: day(row.dueDate) },
            { label: say('invoice.toPay'), value: inCurrency(row.total) },
          ]
        : [],
    note: notesOf(row, credits)
      .map((id) => say(id, { day: day(row.dueDate), phone: sender.phone, left: inCurrency(leftAfter(credits)) }))
      .join(' '),
    page: (at, of) => say('invoice.page', { at, of }),
  }
}

const postalCodeOf = ({ country, postalCode }: Row['address']): string =>
  country === 'SE' ? postalCode.replace(/^(\d{3})(\d{2})$/, '$1 $2') : postalCode

/** A credit note refunds earlier charges; a settlement charges nothing and pays out earlier credit. */
function kindOf({ lines, total }: Row, charged: Ore): 'title' | 'credit' | 'settlement' {
  if (charged < 0) return 'credit'
  return total < 0 && lines.every(isCreditLine) ? 'settlement' : 'title'
}

function notesOf({ total, paidOut }: Row, credits: readonly InvoiceLine[]) {
  if (total < 0) return [paidOut ? 'invoice.payoutNote' : 'invoice.creditNote'] as const
  const left = leftAfter(credits) > 0 ? (['invoice.creditLeft'] as const) : []
  if (total > 0) return ['invoice.note', ...left] as const
  return [credits.length > 0 ? 'invoice.coveredNote' : 'invoice.nothingToPay', ...left] as const
}

const leftAfter = (credits: readonly InvoiceLine[]): Ore => Number(credits.at(-1)?.values['left'] ?? 0)

function headingOf({ values: { phone, meteringPoint } }: InvoiceLine, say: Text): string {
  if (phone !== undefined) return say('invoice.phone', { phone: formatPhone(String(phone)) })
  return meteringPoint === undefined
    ? say('invoice.other')
    : say('invoice.meter', { meteringPoint: formatMeteringPoint(String(meteringPoint)) })
}

const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  )
type Wording = { locale: Locale; currency: Currency; day: (day: Day) => string; say: Text }

type LineWords = { what: string; quantity: string; price: string }

export function wordsOf({ label, values }: InvoiceLine, wording: Wording): LineWords {
  const { plan = '', zone = 0, row = '', number = '', free = 0, exchange = 0, markup = 0, mb = 0 } = values
  const { say, locale, currency } = wording
  const perKwh = {
    exchange: formatPerKwh(Number(exchange), locale, currency),
    markup: formatPerKwh(Number(markup), locale, currency),
  }
  const charged = quantityOf(label, values, wording)
  const quantity = Number(free) > 0 ? say('invoice.free', { charged, count: Number(free) }) : charged
  return {
    what: say(`invoice.line.${label}`, {
      plan,
      zone,
      number,
      ...perKwh,
      row: specialName(String(row), say),
      data: formatData(Number(mb), locale),
    }),
    quantity,
    price: priceOf(label, values, wording),
  }
}

const specialName = (row: string, say: Text): string =>
  isSpecial(row) || row === 'ship' || row === 'aircraft' ? say(`invoice.special.${row}`) : ''

function quantityOf(
  label: string,
  { quantity, count, wattHours, from, to }: InvoiceLine['values'],
  { locale, day, say }: Wording,
): string {
  if (from !== undefined && to !== undefined)
    return say('invoice.days', { from: day(String(from)), to: day(String(to)) })
  if (wattHours !== undefined) return say('invoice.energy', { kwh: decimals(Number(wattHours) / 1_000, locale) })
  if (quantity === undefined || Number(quantity) === 0) return ''
  if (isData(label)) return say('invoice.megabytes', { mb: decimals(Number(quantity) / 1_000, locale) })
  if (isPieces(label)) return say('invoice.pieces', { count: Number(quantity) })
  const time = `${Math.floor(Number(quantity) / 60)}:${String(Number(quantity) % 60).padStart(2, '0')}`
  return Number(count) === 0 ? say('invoice.minutes', { time }) : say('invoice.calls', { count: Number(count), time })
}

function priceOf(
  label: string,
  { quantity, rate, start, unit }: InvoiceLine['values'],
  { locale, currency, say }: Wording,
): string {
  if (rate !== undefined) return formatPerKwh(Number(rate), locale, currency)
  if (unit === undefined) return isData(label) && Number(quantity) > 0 ? say('invoice.byTable') : ''
  const each = money(Number(unit), locale)
  if (label === 'monthly' || label === 'powerFee') return say('invoice.perMonth', { price: each })
  if (isData(label)) return say('invoice.perMegabyte', { price: each })
  if (isPieces(label)) return each
  return Number(start ?? 0) > 0
    ? say('invoice.startAndMinute', { start: money(Number(start), locale), price: each })
    : say('invoice.perMinute', { price: each })
}

const ONE_BY_ONE: ReadonlySet<string> = new Set(['setUp', 'dataPack', 'dataPackZone2', 'deposit'])

const isPieces = (label: string): boolean => isMessage(label) || ONE_BY_ONE.has(label)

const isData = (label: string): boolean => /(^d|D)ata$/.test(label)

const money = (amount: Ore, locale: Locale): string => decimals(amount / 100, locale)

const decimals = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(amount)
    .replace('−', '-')
    .replace(/[\u202f\u00a0]/g, ' ')
