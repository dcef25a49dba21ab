import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { formatPerKwh, type Currency, type Ore } from '#contracts/kernel/money.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { InvoiceLine } from '../../db/schema/billing.ts'
import { isMessage } from './mobile-lines.ts'

export type Say = (id: string, values?: Record<string, string | number>) => string
/** What the words of a line depend on beside the line: language, currency, and how days are written. */
export type Wording = { locale: Locale; currency: Currency; day: (day: Day) => string; say: Say }

/** A line of an invoice: what it is for, how much of it is charged and what each costs; free ones are said apart. */
export type LineWords = { what: string; quantity: string; price: string }

/** Puts a line of an invoice into words. */
export function wordsOf({ label, values }: InvoiceLine, wording: Wording): LineWords {
  const { plan = '', zone = 0, row = '', number = '', free = 0, exchange = 0, markup = 0 } = values
  const { say, locale, currency } = wording
  const perKwh = { exchange: formatPerKwh(Number(exchange), locale, currency), markup: formatPerKwh(Number(markup), locale, currency) }
  const charged = quantityOf(label, values, wording)
  const quantity = Number(free) > 0 ? say('free', { charged, count: Number(free) }) : charged
  return { what: say(`line.${label}`, { plan, zone, number, ...perKwh, row: row === '' ? '' : say(`special.${row}`) }), quantity, price: priceOf(label, values, wording) }
}

/** How much of it: days, kilowatt-hours, data, minutes and calls, or pieces. */
function quantityOf(label: string, { quantity, count, wattHours, from, to }: InvoiceLine['values'], { locale, day, say }: Wording): string {
  if (from !== undefined && to !== undefined) return say('days', { from: day(String(from)), to: day(String(to)) })
  if (wattHours !== undefined) return say('energy', { kwh: decimals(Number(wattHours) / 1_000, locale) })
  if (quantity === undefined || Number(quantity) === 0) return ''
  if (isData(label)) return say('megabytes', { mb: decimals(Number(quantity) / 1_000, locale) })
  if (isMessage(label) || label === 'setUp') return say('pieces', { count: Number(quantity) })
  const time = `${Math.floor(Number(quantity) / 60)}:${String(Number(quantity) % 60).padStart(2, '0')}`
  return Number(count) === 0 ? say('minutes', { time }) : say('calls', { count: Number(count), time })
}

/** What each costs: a month, a kilowatt-hour, a megabyte, a message, or a call's start and its minutes. */
function priceOf(label: string, { quantity, rate, start, unit }: InvoiceLine['values'], { locale, currency, say }: Wording): string {
  if (rate !== undefined) return formatPerKwh(Number(rate), locale, currency)
  if (unit === undefined) return isData(label) && Number(quantity) > 0 ? say('byTable') : ''
  const each = money(Number(unit), locale)
  if (label === 'monthly' || label === 'powerFee') return say('perMonth', { price: each })
  if (isData(label)) return say('perMegabyte', { price: each })
  if (isMessage(label) || label === 'setUp') return each
  return Number(start ?? 0) > 0 ? say('startAndMinute', { start: money(Number(start), locale), price: each }) : say('perMinute', { price: each })
}

const isData = (label: string): boolean => /(^d|D)ata$/.test(label)

/** An amount in øre with two decimals. */
export const money = (amount: Ore, locale: Locale): string => decimals(amount / 100, locale)

const decimals = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount).replace('−', '-').replace(/[\u202f\u00a0]/g, ' ')
