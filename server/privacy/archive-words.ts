import { getTableName } from 'drizzle-orm'
import * as v from 'valibot'
import { PlanId, planOf } from '#contracts/catalogue/plans.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import { CurrencyCode, toKroner, type Currency } from '#contracts/kernel/money.ts'
import { LINE_LABELS } from '#contracts/products/rated.ts'
import { columnsDecided } from '#server/db/personal-data.ts'
import type { PlainMessage, Text } from '#locales/message-id.ts'
import { readCatalogue } from '#server/translations/po-files.ts'
import { wordsOf } from '#server/billing/invoice-sheet.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

const Line = v.object({
  subscription: v.nullable(v.string()),
  label: v.picklist(LINE_LABELS),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
  amount: v.number(),
})
/** The names of tables, columns and values, which are known by what the schema has. */
type ArchiveWord = Extract<PlainMessage, `archive.${string}`>

const decisions = PERSONAL_TABLES.flatMap(({ columns }) => Object.entries(columns))
const told = new Set(decisions.flatMap(([name, decision]) => (decision === 'technical' ? [] : [name])))
const TECHNICAL_INSIDE: ReadonlySet<string> = new Set(decisions.flatMap(([name]) => (told.has(name) ? [] : [name])))

const MONEY: ReadonlySet<string> = new Set([
  'monthly',
  'setUp',
  'deposit',
  'total',
  'vat',
  'amount',
  'price',
  'originalAmount',
  'remainingAmount',
  'fees',
  'interestBearing',
  'notInterestBearing',
  'limit',
  'instalmentLoans',
  'creditLines',
  'chargeCards',
])

const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

export function archiveWords(locale: Locale, t: Text) {
  const money = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const time = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Oslo',
  })

  const name = (column: string): string => said(`archive.column.${column}`) ?? column

  const catalogue = readCatalogue(locale, 'server')
  const isKnown = (id: `archive.${string}`): id is ArchiveWord => id in catalogue
  const said = (id: `archive.${string}`): string | undefined => (isKnown(id) ? t(id) : undefined)

  const used = (kind: unknown, quantity: number): string => {
    if (kind === 'data') return `${money.format(quantity / 1_000)} MB`
    return kind === 'call' || kind === 'video'
      ? `${Math.floor(quantity / 60)}:${String(quantity % 60).padStart(2, '0')} min`
      : String(quantity)
  }

  const line = (told: unknown, currency: Currency): string => {
    const { success, output } = v.safeParse(Line, told)
    if (!success) return ''
    const { what, quantity, price } = wordsOf(output, {
      locale,
      currency,
      day: (day) => formatDayIn(locale, day),
      say: t,
    })
    const detail = [quantity, price].filter(Boolean).join(', ')
    return `${what}${detail && ` (${detail})`} ${money.format(toKroner(output.amount))}`
  }

  function value(column: string, told: unknown): string {
    if (told instanceof Date) return time.format(told)
    if (typeof told === 'boolean') return t('archive.yes')
    if (typeof told === 'number')
      return MONEY.has(column)
        ? money.format(toKroner(told))
        : column === 'perKwh'
          ? money.format(toKroner(told) / 100)
          : String(told)
    if (typeof told === 'string' && DAY.test(told)) return formatDayIn(locale, told)
    if (typeof told === 'string' && INSTANT.test(told)) return time.format(Date.parse(told))
    if (typeof told === 'string')
      return (v.is(PlanId, told) ? planOf(told).name : said(`archive.value.${told}`)) ?? told
    if (Array.isArray(told)) return told.map((one) => value(column, one)).join('; ')
    return pairs(told)
      .map(([label, said]) => `${label}: ${said}`)
      .join(', ')
  }

  function pairs(row: unknown, technical: ReadonlySet<string> = TECHNICAL_INSIDE): [label: string, value: string][] {
    if (typeof row !== 'object' || row === null) return []
    const kind = 'kind' in row ? row.kind : undefined
    const currency = 'currency' in row && v.is(CurrencyCode, row.currency) ? row.currency : 'NOK'
    return Object.entries(row).flatMap(([column, told]): [string, string][] => {
      if (technical.has(column) || isEmpty(told)) return []
      if (column === 'lines' && Array.isArray(told))
        return [[name(column), told.map((one) => line(one, currency)).join('; ')]]
      return [
        [name(column), column === 'quantity' && typeof told === 'number' ? used(kind, told) : value(column, told)],
      ]
    })
  }

  const row = (table: string, told: unknown) => pairs(told, technicalIn(table))

  return { table: (table: string) => said(`archive.table.${table}`) ?? table, row }
}

function technicalIn(table: string): ReadonlySet<string> {
  const personal = PERSONAL_TABLES.find((one) => getTableName(one.table) === table)
  return new Set(personal ? columnsDecided(personal, 'technical') : [])
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0)
