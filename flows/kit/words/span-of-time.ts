import { addDays, addMonthsTo } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { monthOf } from './months.ts'
import { numberOf } from './numbers.ts'

const SPANS: ReadonlyMap<string, (today: Day, count: number) => Day> = new Map(
  [
    ['dag dager dagar dar dage day days', addDays] as const,
    [
      'uke uker veke veker vecka veckor uge uger week weeks',
      (today: Day, count: number) => addDays(today, 7 * count),
    ] as const,
    ['måned måneden måneder månad månader månedar month months', addMonthsTo] as const,
  ].flatMap(([names, later]) => names.split(' ').map((name) => [name, later] as const)),
)
const wordsOf = (written: string): ReadonlySet<string> => new Set(written.split(' '))
const NEXT = wordsOf('neste nästa næste next')
/** Parts of a month or a year: "i mitten på december". */
export const MIDDLE = wordsOf('mitten midten midt mitt mid middle medio')
export const END = wordsOf('slutten slutet slutningen end ultimo')
const BESIDE_TIME = wordsOf('kommende kommande starten begynnelsen början først först tidigst tidligst')

/** "Nästa månad", "i februari": when, not what. */
export const isOfTime = (word: string): boolean =>
  SPANS.has(word) || monthOf(word) > 0 || [NEXT, MIDDLE, END, BESIDE_TIME].some((some) => some.has(word))

/** Where "neste måned" stands; -1 where it does not. */
export const nextMonthAt = (said: readonly string[]): number =>
  said.findIndex((word, at) => NEXT.has(word) && SPANS.get(said[at + 1] ?? '') === addMonthsTo)

/** Says that it is about so long. */
const ABOUT = new Set(
  'ca cirka circa omtrent omkring omtrentlig ungefär about roughly sånn præcis præcist presis precis exakt exactly nøyaktig nøjagtig'.split(
    ' ',
  ),
)

/** The day after a span of time: "om to uker", "om en måned", "three days from now". */
export function afterSpan(said: readonly string[], today: Day): Day | undefined {
  const words = said.filter((word) => !ABOUT.has(word))
  const at = words.findIndex((word) => SPANS.has(word))
  const count = numberOf(words[at - 1] ?? '')
  const isFromNow = /(?:från|fra|from) (?:nu|nå|no|now|idag|i dag|today)$/u.test(words.join(' '))
  const isSpan = isFromNow || ['om', 'in'].includes(words[at - 2] ?? '')
  return isSpan && count !== undefined ? SPANS.get(words[at] ?? '')?.(today, count) : undefined
}
