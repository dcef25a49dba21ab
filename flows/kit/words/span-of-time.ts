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
    ['måned måneder månad månader månedar month months', addMonthsTo] as const,
  ].flatMap(([names, later]) => names.split(' ').map((name) => [name, later] as const)),
)
const NEXT = new Set(
  'neste nästa næste next kommende kommande starten begynnelsen början slutten slutet slutningen midten mitten först først tidigst tidligst'.split(
    ' ',
  ),
)

/** "Nästa månad", "i februari": when, not what. */
export const isOfTime = (word: string): boolean => SPANS.has(word) || NEXT.has(word) || monthOf(word) > 0

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
