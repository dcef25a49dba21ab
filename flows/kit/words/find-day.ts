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

export const monthOf = (word: string) => MONTHS.findIndex((names) => names.includes(word)) + 1

type Century = 'past' | 'coming'

function yearOf(written: string, today: Day, century: Century): number {
  if (written.length === 4) return Number(written)
  const now = Number(today.slice(0, 4))
  const year = now - (now % 100) + Number(written)
  return century === 'past' && year > now ? year - 100 : year
}

/**
 * Finds a date ("jeg er født 24. desember 90", "24.12.90", "241290") and returns it as DD/MM/YYYY, not validated;
 * undefined when missing or ambiguous.
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
  const words = tokensOf(written)
  const whole = named(words, said) ?? inOrdinals(words, said) ?? feast(words, said)
  return whole ?? (century === 'coming' ? coming(written, words, today) : undefined)
}

type Said = (date: number, month: number, year: string) => string

const dateOf = (word: string) => ordinalOf(word) ?? numberOf(word)

function named(words: readonly string[], said: Said): string | undefined {
  const at = words.findIndex((word) => monthOf(word) > 0)
  const month = monthOf(words[at] ?? '')
  if (month === 0) return undefined
  const before = words.slice(0, at).findLast((word) => dateOf(word) !== undefined)
  const rest = words.slice(at + 1).filter((word) => !['th', 'st', 'nd', 'rd', 'i', 'in', 'år'].includes(word))
  const [first = '', ...behind] = rest
  const date = dateOf(before ?? first)
  const year = yearSaid(before === undefined ? behind : rest) ?? yearBefore(words.slice(0, at))
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

const yearBefore = (words: readonly string[]) => words.find((word) => /^(?:19|20)\d\d$/.test(word))

/** "Første i første nitti". */
function inOrdinals(words: readonly string[], said: Said): string | undefined {
  const at = words.findIndex(
    (word, index) => ordinalOf(word) !== undefined && ['i', 'in'].includes(words[index + 1] ?? ''),
  )
  const [date, month] = [ordinalOf(words[at] ?? ''), ordinalOf(words[at + 2] ?? '')]
  const year = yearSaid(words.slice(at + 3))
  return at >= 0 && date && month && month <= 12 && year !== undefined ? said(date, month, year) : undefined
}

const FEASTS: Record<string, readonly [date: number, month: number]> = Object.fromEntries(
  [
    ['julaften julafton juleaften julaftan', 24, 12] as const,
    ['nyttårsaften nyårsafton nytårsaften', 31, 12] as const,
    ['nyttår nytår nyår årsskiftet årsskifte nyttårsdag', 1, 1] as const,
  ].flatMap(([names, date, month]) => names.split(' ').map((name) => [name, [date, month]])),
)

function feast(words: readonly string[], said: Said): string | undefined {
  const [date, month] = FEASTS[words.find((word) => FEASTS[word]) ?? ''] ?? []
  const year = words.find((word) => /^(?:19|20)\d\d$/.test(word))
  return date && month && year ? said(date, month, year) : undefined
}

const SOON: Record<string, number> = {
  'i dag': 0,
  idag: 0,
  today: 0,
  'i morgen': 1,
  imorgen: 1,
  'i morgon': 1,
  imorgon: 1,
  'i morra': 1,
  tomorrow: 1,
}

const WEEKDAYS = [
  'søndag søndagen söndag söndagen sunday',
  'mandag mandagen måndag måndagen monday',
  'tirsdag tirsdagen tysdag tisdag tisdagen tuesday',
  'onsdag onsdagen wednesday',
  'torsdag torsdagen thursday',
  'fredag fredagen friday',
  'lørdag lørdagen laurdag lördag lördagen saturday',
].map((names) => names.split(' '))

const SPANS: Record<string, number> = Object.fromEntries(
  [
    ['dag dager dagar dage day days', 1] as const,
    ['uke uker veke veker vecka veckor uge uger week weeks', 7] as const,
  ].flatMap(([names, days]) => names.split(' ').map((name) => [name, days])),
)
const NOT_WHOLE = new Set(
  'ikke ikkje inte not eller or mellom mellan mellem before før före inden etter efter after'.split(' '),
)

/** "Den 15:e december", "the 15th". */
const SUFFIXES = new Set(['e', 'a', 'th', 'st', 'nd', 'rd'])

/** A day to come, said without its year: the next one there is. */
function coming(written: string, words: readonly string[], today: Day): string | undefined {
  const [now = ''] = today.split('-')
  const days = SOON[words.join(' ')]
  if (days !== undefined) return onDay(addDays(today, days))
  if (words.length > 8 || words.some((word) => NOT_WHOLE.has(word))) return undefined
  const next = (date: number, month: number) => {
    const day = (year: number) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
    return onDay(day(Number(now)) >= today ? day(Number(now)) : day(Number(now) + 1))
  }
  const [, date, month] = /(?<![\d.:])(\d{1,2})[./](\d{1,2})(?![\d/:]|\.\d)/.exec(written) ?? []
  if (date && month && Number(month) <= 12) return next(Number(date), Number(month))
  const [feastDate, feastMonth] = FEASTS[words.find((word) => FEASTS[word]) ?? ''] ?? []
  if (feastDate && feastMonth) return next(feastDate, feastMonth)
  const dated = words.filter((word) => !SUFFIXES.has(word))
  const at = dated.findIndex((word) => monthOf(word) > 0)
  const named = dateOf(dated[at - 1] ?? '') ?? dateOf(dated[at + 1] ?? '')
  if (at >= 0) return named !== undefined && named <= 31 ? next(named, monthOf(dated[at] ?? '')) : undefined
  const weekday = WEEKDAYS.findIndex((names) => words.some((word) => names.includes(word)))
  if (weekday >= 0) return onDay(addDays(today, (weekday - dayOfWeek(today) + 7) % 7 || 7))
  const span = words.findIndex((word) => SPANS[word] !== undefined)
  const count = numberOf(words[span - 1] ?? '')
  return ['om', 'in'].includes(words[span - 2] ?? '') && count !== undefined
    ? onDay(addDays(today, count * (SPANS[words[span] ?? ''] ?? 0)))
    : undefined
}

const dayOfWeek = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()

function onDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${date}/${month}/${year}`
}
