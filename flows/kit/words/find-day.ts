import { addDays } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { numberOf, ordinalOf } from './numbers.ts'
import { tokensOf } from './tokens.ts'

const MONTHS = [
  'januar jan january januari',
  'februar feb february februari',
  'mars mar march marts',
  'april apr',
  'mai may maj',
  'juni jun june',
  'juli jul july',
  'august aug augusti',
  'september sep sept',
  'oktober okt october oct',
  'november nov',
  'desember des december dec',
].map((names) => names.split(' '))

const monthOf = (word: string) => MONTHS.findIndex((names) => names.includes(word)) + 1

/** Which century a year of two digits is in: the last that has passed, or the one that comes. */
type Century = 'past' | 'coming'

function yearOf(written: string, today: Day, century: Century): number {
  if (written.length === 4) return Number(written)
  const now = Number(today.slice(0, 4))
  const year = now - (now % 100) + Number(written)
  return century === 'past' && year > now ? year - 100 : year
}

/**
 * Finds a day in words ("jeg er født 24. desember 90", "1 mai 1980", "24.12.90", "241290", "1990-12-24") and gives it as DD/MM/YYYY
 * for the rule to check; undefined where there is none, or more than one could be meant.
 */
export function findDay(written: string, today: Day, locale: Locale, century: Century): string | undefined {
  if (written.length > 120) return undefined
  const said = (date: string | number, month: string | number, year: string) =>
    `${date}/${month}/${yearOf(year, today, century)}`
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(written)
  if (iso) return said(iso[3] ?? '', iso[2] ?? '', iso[1] ?? '')
  const numbers = [...written.matchAll(/(?<![\d.])(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4}|\d{2})(?![\d.]*\d)/g)]
  if (numbers.length > 1) return undefined
  const [, date = '', month = '', year = ''] = numbers[0] ?? []
  if (numbers.length === 1) return said(date, month, year)
  const short = /^\D*(\d{2})(\d{2})(\d{2})\D*$/.exec(written)
  if (short)
    return locale === 'sv_SE'
      ? said(short[3] ?? '', short[2] ?? '', short[1] ?? '')
      : said(short[1] ?? '', short[2] ?? '', short[3] ?? '')
  return century === 'coming' ? (soon(written, today) ?? named(written, said)) : named(written, said)
}

/** A day with its month by name, the date before or behind it, the year last: in digits, or in words in two halves ("nitten åtti"). */
function named(written: string, said: (date: number, month: number, year: string) => string): string | undefined {
  const words = tokensOf(written)
  const at = words.findIndex((word) => monthOf(word) > 0)
  const month = monthOf(words[at] ?? '')
  if (month === 0) return undefined
  const dateOf = (word: string) => ordinalOf(word) ?? numberOf(word)
  const before = words.slice(0, at).findLast((word) => dateOf(word) !== undefined)
  const rest = words.slice(at + 1).filter((word) => !['th', 'st', 'nd', 'rd', 'i', 'in', 'år'].includes(word))
  const [first = '', ...behind] = rest
  const date = dateOf(before ?? first)
  const year = yearSaid(before === undefined ? behind : rest)
  return date !== undefined && year !== undefined ? said(date, month, year) : undefined
}

function yearSaid(words: readonly string[]): string | undefined {
  const [one = '', two = ''] = words
  if (/^(\d{4}|\d{2})$/.test(one)) return one
  const short = numberOf(one)
  if (short !== undefined && short > 20 && two === '') return String(short)
  const halves = one.startsWith('nitten') && one.length > 6 ? ['nitten', one.slice(6)] : [one, two]
  const [high, low] = halves.map((word) => numberOf(word))
  return (high === 19 || high === 20) && low !== undefined ? `${high}${String(low).padStart(2, '0')}` : undefined
}

const SOON: Record<string, number> = {
  'i dag': 0,
  idag: 0,
  today: 0,
  'i morgen': 1,
  imorgen: 1,
  'i morgon': 1,
  imorgon: 1,
  tomorrow: 1,
}

function soon(written: string, today: Day): string | undefined {
  const days = SOON[tokensOf(written).join(' ')]
  const [year, month, date] = days === undefined ? [] : addDays(today, days).split('-')
  return date && `${date}/${month}/${year}`
}
