import { addDays } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { anyCallTime, callTimeWords, wordsForPart } from './call-time-words.ts'
import { anyDayWord, WEEKDAY_NAMES } from './day-words.ts'
import { AND, numberOf } from './numbers.ts'
import { tokensOf } from './tokens.ts'
import { isSlipOf } from './typo.ts'

export type Slot = { day: Day; from: number; to: number }

/** Includes times after closing, so that they can be answered as not available. */
const PARTS: readonly (readonly [names: ReadonlySet<string>, from: number, to: number])[] = [
  [wordsForPart('morning'), 8, 10],
  // "Mandag formiddag" and "Monday morning" last until noon.
  [wordsForPart('forenoon'), 8, 12],
  [wordsForPart('noon'), 11, 13],
  [wordsForPart('afternoon'), 12, 16],
  [wordsForPart('late'), 14, 16],
  [wordsForPart('evening'), 17, 24],
]
const CLOCK = callTimeWords('clock')
const HALF_TO = callTimeWords('half')
const AFTER = callTimeWords('after')
/** Of these, what begins behind the day or the hour it names. */
const PAST = callTimeWords('deniedAfter')
const BEFORE = callTimeWords('before')
const BETWEEN = callTimeWords('between')
const BEFORE_HOUR = [CLOCK, HALF_TO, AFTER, BEFORE, BETWEEN]
const FREE = new RegExp(
  String.raw`\b(?:${anyCallTime('anyTimePhrases')}|(?:${anyCallTime('soon')}) som (?:${anyCallTime('possible')}))\b`,
  'u',
)
const ASKS = new RegExp(String.raw`^(?:${anyCallTime('opensQuestion')})\b|\b(?:${anyCallTime('asks')})\b`, 'u')
const NOT = String.raw`\b(?:${anyCallTime('not')})`
const DENIES = new RegExp(String.raw`${NOT}\b`)
const NOT_BEFORE = new RegExp(String.raw`${NOT} (?:${anyCallTime('deniedBefore')})\b`, 'u')
const NOT_AFTER = new RegExp(String.raw`${NOT} (?:${anyCallTime('deniedAfter')})\b`, 'u')

type Span = readonly [from: number, to: number]

/**
 * Indexes of the slots a text means ("mandag morgen", "etter 14"). Empty for another time, undefined for a text without
 * a time; without a day, the first matching slot counts.
 */
export function callTimesIn(text: string, slots: readonly Slot[], today: Day): number[] | undefined {
  const phrase = straight(text)
  if (FREE.test(phrase)) return slots.length > 0 ? [0] : []
  if (ASKS.test(phrase) || DENIES.test(phrase) || phrase.replace(/\D/g, '').length > MOST_DIGITS) return undefined
  const { isDay, rest } = dayIn(phrase.split(' '), today)
  const range = rangeIn(text)
  const spans = range.length > 0 ? range : spansIn(rest)
  if (!isDay && spans.length === 0) return undefined
  const fitting = slots.flatMap(({ day, from, to }, at) =>
    (isDay?.(day) ?? true) && (spans.length === 0 || spans.some(([a, b]) => from < b && to > a)) ? [at] : [],
  )
  const first = slots[fitting[0] ?? -1]?.day
  return fitting.filter((at) => slots[at]?.day === first)
}

/** Whether a day is named, beside a time or alone. */
export const namesDay = (text: string, today: Day): boolean =>
  dayIn(straight(text).split(' '), today).isDay !== undefined

/** A text with more digits than a date and two hours is a phone number. */
const MOST_DIGITS = 6

const firstOf = ([first = '']: Iterable<string>) => first
const FROM = firstOf([...AFTER].filter((word) => !PAST.has(word)))
const straight = (text: string) =>
  tokensOf(text.replace(/(\d{1,2})[.:][0-5]\d(?!\d)/g, '$1'))
    .join(' ')
    .replace(NOT_BEFORE, FROM)
    .replace(NOT_AFTER, firstOf(BEFORE))

const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()

const wholly = (phrases: string) => new RegExp(` (?:${phrases}) `)
const NEXT_WEEK = wholly(`(?:${anyCallTime('beforeWeekend')}) (?:${anyCallTime('weekend')})|${anyCallTime('nextWeek')}`)
/** Today, tomorrow and the day after. */
const DAYS_AHEAD = [anyCallTime('todayPhrases'), anyCallTime('tomorrowPhrases'), anyDayWord('dayAfterTomorrow')].map(
  wholly,
)
const TOMORROW_IN_TWO = new RegExp(`^(?:${anyCallTime('tomorrowInTwoPhrases')})`)

const isWeekday = (word: string) => WEEKDAY_NAMES.some((names) => names.includes(word))

function dayIn(said: readonly string[], today: Day): { isDay?: (day: Day) => boolean; rest: string[] } {
  const named = said.flatMap(
    (word) =>
      WEEKDAY_NAMES.findIndex((names) =>
        names.some((name) => word === name || (name.length > 5 && isSlipOf(word, name))),
      ) + 1 || [],
  )
  const rest = said.filter((word) => !isWeekday(word))
  const phrase = ` ${said.join(' ')} `
  const [only, ...others] = named
  if (only !== undefined && others.length === 0 && PAST.has(said[said.findIndex(isWeekday) - 1] ?? '')) {
    const past = addDays(today, (only - 1 - weekdayOf(today) + 7) % 7)
    return { isDay: (day) => day > past, rest: rest.filter((word) => !AFTER.has(word)) }
  }
  if (named.length > 0) return { isDay: (day) => named.includes(weekdayOf(day) + 1), rest }
  if (NEXT_WEEK.test(phrase)) {
    const monday = addDays(today, (8 - weekdayOf(today)) % 7 || 7)
    return { isDay: (day) => day >= monday, rest: rest.filter((word) => !AFTER.has(word)) }
  }
  const days = DAYS_AHEAD.findLastIndex((ahead) => ahead.test(phrase))
  if (days < 0) return { rest }
  const meant = addDays(today, days)
  return {
    isDay: (day) => day === meant,
    rest: rest.filter((word, at) => !TOMORROW_IN_TWO.test(`${rest[at - 1]} ${word}`)),
  }
}

/** "2 to 4", "12-14": before seven it is the afternoon. */
const FROM_TO = new RegExp(
  String.raw`(?<![\d.:/-])(\d{1,2})(?:\s?[-–]\s?|\s(?:${anyCallTime('upTo')})\s)(\d{1,2})(?![\d.:/-])`,
  'u',
)
function rangeIn(text: string): Span[] {
  const [, from, to] = FROM_TO.exec(text.replace(/(\d{1,2})[.:][0-5]\d(?!\d)/g, '$1')) ?? []
  const [one, two] = [from, to].map((hour) => (Number(hour) < 7 ? Number(hour) + 12 : Number(hour)))
  return one !== undefined && two !== undefined && one < two && two <= 24 ? [[one, two]] : []
}

function spansIn(said: readonly string[]): Span[] {
  const hours = said.flatMap((word, at) => {
    const before = said[at - 1] ?? ''
    const isTold = BEFORE_HOUR.some((words) => words.has(before))
    const hour = /^\d{1,2}$/.test(word) || isTold ? numberOf(word) : undefined
    if (hour === undefined || hour > 24 || (!isTold && hour < 7 && said.length > 1 && !AND.has(before))) return []
    // Hours before 7 mean the afternoon, since no calls are made at night.
    return [{ at, isTold, hour: (hour < 7 ? hour + 12 : hour) - (HALF_TO.has(before) ? 1 : 0) }]
  })
  const told = hours.find(({ isTold }) => isTold)
  const [one, two] = hours.filter(({ at }) => at >= (told?.at ?? 0) - 2)
  if (one && two && (said.some((word) => BETWEEN.has(word)) || two.at - one.at <= 2)) return [[one.hour, two.hour]]
  if (one) return bounded(said, one.at, one.hour, one.hour + HALF)
  const parts = PARTS.flatMap(([names, from, to]) =>
    said.flatMap((word, at) => (names.has(word) ? bounded(said, at, from, to) : [])),
  )
  // "Sent på formiddagen" is the later part of it, and "early in the morning" the earlier.
  const [whole, ...more] = parts.filter(([, to]) => to < AFTERNOON)
  if (whole && more.length === 0 && said.some((word) => LATE.has(word))) return [[whole[1] - 2, whole[1]]]
  return parts.filter(([from, to]) => !parts.some(([a, b]) => a >= from && b <= to && b - a < to - from))
}

const HALF = 0.5
const LATE = wordsForPart('late')
const AFTERNOON = 14

function bounded(said: readonly string[], at: number, from: number, to: number): Span[] {
  const last = said.slice(Math.max(0, at - 2), at).findLast((word) => !CLOCK.has(word)) ?? ''
  if (AFTER.has(last)) return [[to - from > HALF ? to - 1 : from, 24]]
  return BEFORE.has(last) ? [[0, from]] : [[from, to]]
}
