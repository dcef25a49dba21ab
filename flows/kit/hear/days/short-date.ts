import { inputRule } from '../../input-rules.ts'
import { dayWithoutYear } from '../../words/find-day.ts'
import type { FlowContext } from '../../flow.ts'
import type { NamedFact } from '../../languages/cues.ts'
import { clausesSaid } from '../sentence/clauses.ts'
import { withoutOldAgreement } from './day-to-begin.ts'
import { anyOf, prefers } from '../sentence/forms.ts'
import { datesIn } from './dates-said.ts'
import type { ToldFact } from '../told/told-facts.ts'

const TAKES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('takes')})(?!\p{L})`, 'iu')

const isTaken = (clause: string) => (prefers(clause) || TAKES.test(clause)) && dayWithoutYear(clause) !== undefined

/** "Bundet til 31. januar, så ta heller 1. februar" means the day that is taken. */
const preferred = (utterance: string): string => clausesSaid(utterance).find(isTaken) ?? withoutOldAgreement(utterance)

/** The only date with a year, where it is one to come. */
export function comingDate(said: string, flowContext: FlowContext): string | undefined {
  const [date, ...others] = datesIn(said)
  const isOnly = date !== undefined && others.length === 0
  return isOnly && inputRule('startDate').read(date, flowContext) !== undefined ? date : undefined
}

/** A date, or a day and month alone: the start that was told, or the birth date with the year told before. */
export function shortDate(utterance: string, flowContext: FlowContext, named: readonly NamedFact[]): ToldFact[] {
  const { birthDate, startDate } = flowContext.facts
  const whole = comingDate(preferred(utterance), flowContext)
  if (startDate !== undefined && whole !== undefined) return [{ fact: 'startDate', value: whole, why: 'a date' }]
  const words = dayWithoutYear(preferred(utterance))
  if (words === undefined) return []
  // "Eller heller 1. mars" wishes a day to come.
  const isOfBirth = !named.includes('startDate') && (named.includes('birthDate') || !prefers(utterance))
  return startDate === undefined
    ? birthDate === undefined || !isOfBirth
      ? []
      : [{ fact: 'birthDate', value: `${words} ${birthDate.slice(0, 4)}`, why: 'a day and a month' }]
    : [{ fact: 'startDate', value: words, why: 'a day and a month' }]
}
