import { addDays } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { AND, numberOf } from './numbers.ts'
import { tokensOf } from './tokens.ts'
import { isSlipOf } from './typo.ts'

export type Slot = { day: Day; from: number; to: number }

const words = (written: string) => new Set(written.trim().split(/\s+/))

const WEEKDAYS = [
  'søndag sundag söndag sunday',
  'mandag måndag monday',
  'tirsdag tysdag tisdag tuesday',
  'onsdag wednesday',
  'torsdag thursday',
  'fredag friday',
  'lørdag laurdag lördag saturday',
].map((names) => names.split(' '))

/** Includes times after closing, so that they can be answered as not available. */
const PARTS: readonly (readonly [names: ReadonlySet<string>, from: number, to: number])[] = [
  [
    words(
      'morgen morgenen morges morgon morgonen morra morran mårran morning tidlig tidleg tidlege tidligt tidigt tidig early',
    ),
    8,
    10,
  ],
  [words('formiddag formiddagen førmiddag förmiddag förmiddagen'), 10, 12],
  [words('lunsj lunsjen lunsjtid lunch frokost middagstid midt midday noon'), 11, 13],
  [words('ettermiddag ettermiddagen ettermidda eftermiddag eftermiddagen afternoon'), 12, 16],
  [words('sent seint sen sein senest sist late'), 14, 16],
  [words('kveld kvelden kvelds kväll kvällen aften aftenen evening natt natten tonight'), 17, 24],
]
const CLOCK = words(
  'kl klokka klokken klokkan klokkeslett ca cirka rundt omkring omtrent sånn circa runt about around at',
)
const AFTER = words('etter efter after fra frå från from tidligst tidigst over')
const BEFORE = words('før før innen innan inden before by til till until senest senast')
const BETWEEN = words('mellom mellan mellem between')
const FREE =
  /\b(?:når som helst|når det måtte være|når dere vil|spiller ingen rolle|samme for meg|det samme|hele dagen|når dere åpner|asap|snarest|(?:så )?(?:snart|tidlig|fort|raskt|snarast|tidigt|hurtigt) som (?:mulig|möjligt|muligt)|först möjligt|först|snarast|hvornår som helst|när som helst|any ?time|as soon as possible|whenever)\b/u
const ASKS =
  /^(?:hva|hvor|hvem|hvorfor|hvordan|når|ka|kva|vad|när|varför|hvad|hvornår|what|why|how|when|who)\b|\b(?:åpent|åpner|åpen|stenger|stengt|öppet|öppnar|stänger|åbent|åbner|lukker|open|close|opening|koster|kostar|pris)\b/u

type Span = readonly [from: number, to: number]

/**
 * Indexes of the slots a text means ("mandag morgen", "etter 14"). Empty for another time, undefined for a text without
 * a time; without a day, the first matching slot counts.
 */
export function callTimesIn(text: string, slots: readonly Slot[], today: Day): number[] | undefined {
  const phrase = straight(text)
  if (FREE.test(phrase)) return slots.length > 0 ? [0] : []
  if (ASKS.test(phrase) || /\b(?:ikke|ikkje|inte|not)\b/.test(phrase) || phrase.replace(/\D/g, '').length > MOST_DIGITS)
    return undefined
  const { isDay, rest } = dayIn(phrase.split(' '), today)
  const spans = spansIn(rest)
  if (!isDay && spans.length === 0) return undefined
  const fitting = slots.flatMap(({ day, from, to }, at) =>
    (isDay?.(day) ?? true) && (spans.length === 0 || spans.some(([a, b]) => from < b && to > a)) ? [at] : [],
  )
  const first = slots[fitting[0] ?? -1]?.day
  return fitting.filter((at) => slots[at]?.day === first)
}

/** A text with more digits than a date and two hours is a phone number. */
const MOST_DIGITS = 6

const straight = (text: string) =>
  tokensOf(text.replace(/(\d{1,2})[.:][0-5]\d(?!\d)/g, '$1'))
    .join(' ')
    .replace(/\b(?:ikke|ikkje|inte|not) (?:før|innan|before)\b/u, 'etter')
    .replace(/\b(?:ikke|ikkje|inte|not) (?:etter|efter|after)\b/u, 'før')

const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()

function dayIn(said: readonly string[], today: Day): { isDay?: (day: Day) => boolean; rest: string[] } {
  const named = said.flatMap(
    (word) =>
      WEEKDAYS.findIndex((names) => names.some((name) => word === name || (name.length > 5 && isSlipOf(word, name)))) +
        1 || [],
  )
  const rest = said.filter((word) => !WEEKDAYS.some((names) => names.includes(word)))
  const phrase = ` ${said.join(' ')} `
  if (named.length > 0) return { isDay: (day) => named.includes(weekdayOf(day) + 1), rest }
  if (
    / (?:(?:over|etter|efter) (?:helg|helga|helgen|helgene|weekenden)|neste uke|neste veke|nästa vecka|næste uge|next week) /.test(
      phrase,
    )
  ) {
    const monday = addDays(today, (8 - weekdayOf(today)) % 7 || 7)
    return { isDay: (day) => day >= monday, rest: rest.filter((word) => !AFTER.has(word)) }
  }
  const days = / (?:i )?(?:overmorgen|overmorgon|övermorgon|overimorgen) /.test(phrase)
    ? 2
    : / (?:i ?morgen|i ?morgon|i ?morra|i ?mårra|i ?morn|i ?morgo|tomorrow) /.test(phrase)
      ? 1
      : / (?:i ?dag|today|tonight|i (?:ettermiddag|eftermiddag|formiddag|kveld|kväll|aften)) /.test(phrase)
        ? 0
        : undefined
  if (days === undefined) return { rest }
  const meant = addDays(today, days)
  return {
    isDay: (day) => day === meant,
    rest: rest.filter((word, at) => !(rest[at - 1] === 'i' && /^mo|^må/.test(word))),
  }
}

function spansIn(said: readonly string[]): Span[] {
  const hours = said.flatMap((word, at) => {
    const before = said[at - 1] ?? ''
    const isTold =
      CLOCK.has(before) || AFTER.has(before) || BEFORE.has(before) || BETWEEN.has(before) || before === 'halv'
    const hour = /^\d{1,2}$/.test(word) || isTold ? numberOf(word) : undefined
    if (hour === undefined || hour > 24 || (!isTold && hour < 7 && said.length > 1 && !AND.has(before))) return []
    // Hours before 7 mean the afternoon, since no calls are made at night.
    return [{ at, isTold, hour: (hour < 7 ? hour + 12 : hour) - (before === 'halv' ? 1 : 0) }]
  })
  const told = hours.find(({ isTold }) => isTold)
  const [one, two] = hours.filter(({ at }) => at >= (told?.at ?? 0) - 2)
  if (one && two && (said.some((word) => BETWEEN.has(word)) || two.at - one.at <= 2)) return [[one.hour, two.hour]]
  if (one) return bounded(said, one.at, one.hour, one.hour + HALF)
  return PARTS.flatMap(([names, from, to]) =>
    said.flatMap((word, at) => (names.has(word) ? bounded(said, at, from, to) : [])),
  )
}

const HALF = 0.5

function bounded(said: readonly string[], at: number, from: number, to: number): Span[] {
  const last = said.slice(Math.max(0, at - 2), at).findLast((word) => !CLOCK.has(word)) ?? ''
  if (AFTER.has(last)) return [[to - from > HALF ? to - 1 : from, 24]]
  return BEFORE.has(last) ? [[0, from]] : [[from, to]]
}
