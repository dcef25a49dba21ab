import { addDays, addMonthsTo } from '#contracts/kernel/calendar.ts'
import { startWindow } from '#contracts/catalogue/power.ts'
import { formatDayIn, type Day } from '#contracts/kernel/days.ts'
import type { FlowContext } from '../../flow.ts'
import { inputRule } from '../../input-rules.ts'
import type { PlainKitText } from '../../kit-texts.ts'
import { OR } from '../../understand.ts'
import type { Evidence } from '../../values/registers.ts'
import { anyDayWord } from '../../words/day-words.ts'
import { dayWithoutYear } from '../../words/find-day.ts'
import { anyFeastWord } from '../../words/feasts.ts'
import { monthOf } from '../../words/months.ts'
import { phraseOf } from '../../words/tokens.ts'
import { vagueDay } from '../../words/vague-day.ts'
import { beforeReason, clausesSaid } from '../sentence/clauses.ts'
import { DATE } from './dates-said.ts'
import { isOfOldAgreement } from './day-to-begin.ts'
import { anyOf } from '../sentence/forms.ts'

/** More likely than an option that its words are like. */
export const DAY_SAID = 0.7
const ABOUT = 0.5

/**
 * The day to begin where it is not plainly told, to be asked back: the day after another agreement ends, the first of two,
 * about a day. Undefined for a day that the rule reads (HEAR-02).
 */
export function weighStartDay(said: string, flowContext: FlowContext): Evidence | undefined {
  const read = (text: string) => dayRead(text, flowContext)
  const clauses = clausesSaid(said)
  const asked = (day: Day | undefined, why: string, sure = DAY_SAID): Evidence | undefined =>
    day === undefined ? undefined : { value: formatDayIn(flowContext.locale, day), sure, why }
  if (ANY_DAY.test(phraseOf(said)))
    return asked(startWindow(flowContext.facts.powerReason ?? 'switch', flowContext.today).earliest, ALL_THE_SAME)
  if (clauses.some(isOfOldAgreement)) return besideOldAgreement(clauses, flowContext, asked)
  const free = notBefore(said, read)
  if (free !== undefined) return { value: free, sure: 0.95, why: 'not before that day' }
  const day =
    asked(dayBehind(said, flowContext, read), 'the day behind another') ??
    asked(firstOfTwo(said, read), 'one of two days') ??
    asked(takenOver(clauses, read), 'the day it is taken over') ??
    asked(roughDay(clauses, read), 'about a day', ABOUT)
  if (day) return day
  if (read(said) !== undefined) return undefined
  const ahead = beforeReason(said)
  if (read(ahead) !== undefined && !/\d/.test(said.slice(ahead.length)))
    return { value: ahead, sure: 0.95, why: 'a day, and what follows from it' }
  const isBehind = BEHIND.test(said.replace(PREFERS, ' ')) || NOT_BEFORE.test(said)
  const vague = asked(vagueDay(said, flowContext.today), 'about a day', isBehind ? DAY_SAID : ABOUT)
  return vague ?? (isBehind ? { value: said, sure: DAY_SAID, why: 'behind a day that is not known' } : undefined)
}

/** "Efter den 31 januari", "när bindningen går ut, den 31 januari", "när det passar er": tells a day, and asks nothing. */
export const tellsDayBehind = (said: string, weighed: Evidence | undefined): boolean =>
  weighed !== undefined &&
  weighed.sure >= DAY_SAID &&
  !said.includes('?') &&
  (weighed.why === ALL_THE_SAME || (/\d/.test(said) && OPENS_WITH_TIME.test(said)))
const ALL_THE_SAME = 'the day is all the same'
const OPENS_WITH_TIME = new RegExp(String.raw`^(?:${anyFeastWord('after')}|${anyDayWord('thatDay')})\s`, 'iu')

/** "Spelar ingen roll när": whom the day is all the same is proposed the first there is. */
const ANY_DAY = new RegExp(
  String.raw`^(?:(?:${anyOf('opens', 'it')}) )?(?:${anyDayWord('anyDayPhrases')})(?: (?:${anyDayWord('thatDay')}))?$`,
  'u',
)

type Read = (text: string) => Day | undefined

function dayRead(text: string, flowContext: FlowContext): Day | undefined {
  const read = inputRule('startDate').read(text, flowContext)
  return typeof read === 'string' ? read : undefined
}

/** "Så fort som mulig, men ikke før 1. februar" is that day. */
function notBefore(said: string, read: Read): string | undefined {
  const [, behind = ''] = NOT_BEFORE.exec(said) ?? []
  return behind === '' || read(said) !== undefined || read(behind) === undefined ? undefined : behind
}
const NOT_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('denies')})\s+(?:${anyOf('notBefore')})\s+(\S+(?:\s+\S+){0,3})$`,
  'iu',
)

/** "Så fort som möjligt efter den 15 januari". */
function dayBehind(said: string, { today }: FlowContext, read: Read): Day | undefined {
  const [, behind = ''] = BEHIND.exec(said.replace(PREFERS, ' ')) ?? []
  const day = behind === '' || read(said) !== undefined || vagueDay(said, today) ? undefined : read(behind)
  return day === undefined ? undefined : addDays(day, 1)
}
/** A few words behind "efter", without which an option may be meant. */
const BEHIND = new RegExp(String.raw`(?<!\p{L})(?:${anyFeastWord('after')})\s+(\S+(?:\s+\S+){0,3})[.!]*$`, 'iu')
/** "After all". */
const PREFERS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('stead')})(?!\p{L})`, 'giu')

/** "Bindningstiden går ut 31 januari" leads to the day after, unless a day is told beside it. */
function besideOldAgreement(
  clauses: readonly string[],
  flowContext: FlowContext,
  asked: (day: Day | undefined, why: string) => Evidence | undefined,
): Evidence | undefined {
  const free = clauses.find((clause) => !isOfOldAgreement(clause) && dayRead(clause, flowContext) !== undefined)
  const end = clauses.some(pointsAtDay) && free !== undefined ? dayRead(free, flowContext) : undefined
  if (end !== undefined) return asked(addDays(end, 1), 'the day after another agreement ends')
  if (free !== undefined) return { value: free, sure: 0.95, why: 'a day beside the end of another agreement' }
  const bound = clauses.filter(isOfOldAgreement)
  const until = bound.map((clause) => dayRead(clause, flowContext)).find((day) => day !== undefined)
  const month = bound.map((clause) => vagueDay(clause, flowContext.today)).find((day) => day !== undefined)
  return (
    asked(until === undefined ? undefined : addDays(until, 1), 'the day after another agreement ends') ??
    asked(
      month === undefined ? undefined : addMonthsTo(`${month.slice(0, 8)}01`, 1),
      'the month after another agreement ends',
    )
  )
}

/** "10 januari, då går bindningen ut": the day beside it is that of the end. */
const pointsAtDay = (clause: string): boolean => isOfOldAgreement(clause) && AT_DAY.test(clause) && !/\d/.test(clause)
const AT_DAY = new RegExp(
  String.raw`^(?:${anyOf('joins')}\s+)?(?:${anyDayWord('thatDay')})\s|\s(?:${anyDayWord('thatDay')})[.!]*$`,
  'iu',
)

/** "1 mars, eller möjligen 15 mars". */
function firstOfTwo(said: string, read: Read): Day | undefined {
  const days = new Set(said.split(EITHER).flatMap((side) => read(side) ?? []))
  return days.size > 1 ? [...days][0] : undefined
}
const EITHER = new RegExp(String.raw`(?:^|[\s,]+)(?:${[...OR].join('|')})\s+`, 'iu')

/** "Inflytt 1 februari, men tillträdet är 15 januari": from then on power is on one's own account. */
function takenOver(clauses: readonly string[], read: Read): Day | undefined {
  const days = clauses.flatMap((clause) => {
    const day = read(clause)
    return day === undefined ? [] : [{ day, isTakenOver: TAKES_OVER.test(clause) }]
  })
  const own = days.find(({ isTakenOver }) => isTakenOver)
  return days.some(({ day }) => day !== own?.day) ? own?.day : undefined
}
const TAKES_OVER = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('takesOver')})`, 'iu')

/** "Runt lucia", "omkring den 1. marts". */
function roughDay(clauses: readonly string[], read: Read): Day | undefined {
  for (const clause of clauses) {
    const [, behind = ''] = ROUGHLY.exec(clause) ?? []
    const day = behind === '' ? undefined : read(behind)
    if (day !== undefined && read(clause) === day) return day
  }
  return undefined
}
const ROUGHLY = new RegExp(String.raw`(?<!\p{L})(?:${anyDayWord('roughly')})\.?\s+(\S.*)$`, 'iu')

/** What is said of a day that is over, or that no month has; undefined for one that can be read (HEAR-07). */
export function dayRemark(said: string, flowContext: FlowContext): PlainKitText | undefined {
  const { today } = flowContext
  if (dayRead(said, flowContext) !== undefined || /\?\s*$/.test(said)) return undefined
  const [date] = DATE.exec(said) ?? []
  const before = date === undefined ? undefined : inputRule('birthDate').read(date, flowContext)
  if (OVER.test(phraseOf(said)) || (typeof before === 'string' && before < today)) return 'rule.startDate.past'
  const [day = '', month = ''] = dayWithoutYear(said)?.split(' ') ?? []
  const at = monthOf(month)
  return at > 0 && Number(day) > daysIn(at, today) ? 'rule.startDate.none' : undefined
}
/** Of the next such month. */
function daysIn(month: number, today: Day): number {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const OVER = new RegExp(String.raw`(?<!\S)(?:${anyDayWord('over')})(?!\S)`, 'u')
