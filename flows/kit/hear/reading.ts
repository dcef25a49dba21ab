import type { Act, Correction } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Ask, FlowContext } from '../flow.ts'
import { SURE, WEAK } from '../heard-answer.ts'
import { inputRule, type InputRuleName } from '../input-rules.ts'
import { optionsAt } from '../options.ts'
import type { Candidate } from '../understand.ts'
import { ofTheirAge } from './choices/by-age.ts'
import type { Evidence } from '../values/registers.ts'
import { asksOutright, isQuestion } from '../words/everyday.ts'
import { candidatesAt } from './choices/candidates.ts'
import { AND, partsOf } from './sentence/clauses.ts'
import { correctedValue } from './corrections/corrections.ts'
import { DATE } from './days/dates-said.ts'
import { houseAlone } from './addresses/house-number.ts'
import { factsBeside } from './told/facts-beside.ts'
import { isDoubted, withoutDenied } from './sentence/doubts.ts'
import { anyOf } from './sentence/forms.ts'
import { otherToCall, saidOfCustomer } from './names/of-customer.ts'
import { tellsOwnBirth } from './names/of-child.ts'
import { weighOpenValue } from './open-values/open-value.ts'
import { restated } from './corrections/restated.ts'
import { tellsDayBehind } from './days/start-day.ts'
import { isOnlyLedTo, partsBeside } from './told/without-commas.ts'
import { withToldAhead } from './told/told-ahead.ts'
import type { Place } from './place.ts'

/** An utterance at an asking step, with what every reader needs to know of it. */
export type Reading = Place & {
  ask: Ask<string>
  utterance: string
  words: string
  /** The part that answers, where the answer was put right in the same breath. */
  telling: string
  candidates: Candidate[]
  isAsking: boolean
  /** Asks for an answer, not for leave ("kan jeg ta 6 gb i stedet"). */
  asksOutright: boolean
  rule: InputRuleName | undefined
  awaited: FactName | undefined
  open: Evidence | undefined
  /** Facts of other questions told in the same breath. */
  besides: Act[]
  corrected: ReturnType<typeof correctedValue>
}

export function openReading(place: Place, ask: Ask<string>, utterance: string): Reading {
  const { flow, step, flowContext, registers } = place
  const { rule, write: awaited } = ask.input ?? {}
  const said = rule ?? ruleOfChoice(ask)
  const whole =
    (said && restated(said, utterance, flowContext, registers)) ??
    (rule ? withoutDenied(rule, utterance, flowContext.locale) : utterance)
  const besides = factsBeside(place, awaited, utterance)
  const isDay = rule === 'supplier' && besides.some((act) => act.kind === 'answer' && act.fact === 'startDate')
  const alone = rule && weighBeside(rule, whole, besides, place)
  // "Den 1. januar" is no name of a supplier.
  const weighed = alone && isDay && alone.sure < SURE ? { ...alone, sure: 0 } : alone
  const open = rule === 'name' && weighed ? ofTwoPeople(weighed, utterance) : weighed
  const isDayBehind = rule === 'startDate' && tellsDayBehind(utterance, open)
  const isAsking = isQuestion(utterance, flowContext.locale) && !isDayBehind
  const asks = isAsking && asksOutright(utterance, flowContext.locale)
  // "Olsn@…, nei, olsen@…" puts right what is answered, and nothing else.
  const corrected =
    asks || (whole !== utterance && (open?.sure ?? 0) >= SURE)
      ? undefined
      : besideAnswer(
          houseToldAlone(place, awaited, utterance) ??
            otherToCall(place, utterance) ??
            notInPassing(
              place,
              utterance,
              notDoubted(
                correctedValue(
                  saidOfCustomer(place, utterance),
                  awaited,
                  withToldAhead(flowContext),
                  registers,
                  whatToChange(place),
                ),
                utterance,
                flowContext,
              ),
            ),
          utterance,
          open,
        )
  const beside = rule && !open && !corrected ? clauseBeside(rule, whole, besides, flowContext) : undefined
  return {
    ...place,
    ask,
    utterance,
    words: utterance.trim(),
    telling: beside ?? whole,
    candidates: ofTheirAge(candidatesAt(optionsAt(flow, step, flowContext), place), utterance),
    isAsking,
    asksOutright: asks,
    rule,
    awaited,
    open,
    besides,
    corrected,
  }
}

const TWO_PEOPLE = new RegExp(
  String.raw`^(\p{Lu}[\p{L}-]+)\s+(?:&|${anyOf('and')})\s+\p{Lu}[\p{L}-]+((?:\s\p{Lu}\p{L}+)*)[\s.!]*$`,
  'u',
)
const ONE_OF_TWO = 0.6

/** "Erik & Sara Lindholm": Erik Lindholm is asked back, for an agreement has one customer. */
function ofTwoPeople(weighed: Evidence, said: string): Evidence {
  const [, first = '', family = ''] = TWO_PEOPLE.exec(said) ?? []
  if (first === '') return weighed
  const value = family === '' ? weighed.value : `${first}${family}`
  return { ...weighed, value, sure: Math.min(weighed.sure, ONE_OF_TWO) }
}

/** "Mitt gamla nummer var 070 123 45 67" puts no number right. */
function notDoubted(corrected: Reading['corrected'], utterance: string, { locale }: FlowContext) {
  const { fact, value } = corrected ?? {}
  return fact !== undefined && value !== undefined && isDoubted(fact, value, utterance, locale) ? undefined : corrected
}

/** "Nej 4000" behind a yearly use is another use, and no postal code. */
function notInPassing({ flow, flowContext }: Place, utterance: string, corrected: Reading['corrected']) {
  const isInPassing = Object.keys(flow.toldInPassing?.(utterance, flowContext.facts) ?? {}).length > 0
  return isInPassing && corrected?.fact === 'postalCode' ? undefined : corrected
}

/** "Det er 14", where the question behind that of the street is asked (HEAR-04). */
function houseToldAlone(
  { flowContext: { facts, locale } }: Place,
  awaited: FactName | undefined,
  utterance: string,
): Correction | undefined {
  if (facts.street === undefined || (awaited !== 'postalCode' && awaited !== 'city')) return undefined
  const value = houseAlone(utterance, facts.street, locale)
  return value === undefined || value === facts.street
    ? undefined
    : {
        kind: 'correction',
        fact: 'street',
        value,
        words: utterance.trim(),
        sure: 0.9,
        why: 'another number of the house',
      }
}

/** Where it is asked what to change, every option forgets something, and a value is another answer ("Lia 9"). */
export function whatToChange({ flow, step, flowContext }: Place): string | undefined {
  const taught = optionsAt(flow, step, flowContext).flatMap(({ learn }) => (learn ? [Object.values(learn)] : []))
  const forgets = taught.length > 0 && taught.flat().every((value) => value === undefined)
  return forgets && !flow.steps[step]?.summary ? 'asked what to change' : undefined
}

/** What answers the question is no other answer put right ("Lia 112, trur eg det heiter"). */
function besideAnswer(corrected: ReturnType<typeof correctedValue>, utterance: string, open: Evidence | undefined) {
  if (corrected?.value === undefined || !open || open.sure < WEAK) return corrected
  const isWhole = open.value.toLowerCase() === utterance.replace(/\s/g, '').toLowerCase()
  return isWhole || open.value.includes(corrected.value) ? undefined : corrected
}

export const readsAs = ({ flowContext }: Reading, rule: InputRuleName, value: string): boolean =>
  inputRule(rule).read(value, flowContext) !== undefined

/** The date of birth of whoever orders, where that of the child is asked for. */
export const tellsBirthOfParent = ({ awaited, utterance, flowContext, besides }: Reading): boolean =>
  awaited === 'childBirthDate' &&
  besides.some((act) => act.kind === 'answer' && act.fact === 'birthDate') &&
  tellsOwnBirth(utterance, flowContext)

/** "1. januar, og min mail er mette@holm.dk": a clause without other facts that the rule reads, and no other value. */
function clauseBeside(rule: InputRuleName, said: string, besides: readonly Act[], flowContext: FlowContext) {
  const read = (text: string) => inputRule(rule).read(text, flowContext)
  if (besides.length === 0 || read(said) !== undefined) return undefined
  const told = besides.map(({ words }) => words)
  const apart = partsOf(said)
    .map(({ text }) => text.replace(AND, '').replace(/[\s,.;!]+$/, ''))
    .filter((text) => !told.some((words) => text.includes(words)))
  const clauses = [apart, partsBeside(said, told)]
    .map((parts) => parts.filter((text) => read(text) !== undefined))
    .find((parts) => parts.length > 0)
  if (clauses === undefined) return undefined
  const values = new Set(clauses.map((text) => JSON.stringify(read(text))))
  return values.size === 1 ? clauses.at(-1) : undefined
}

/** What is asked for may stand beside other facts: "Fortum, vill börja 15 december". */
function weighBeside(
  rule: InputRuleName,
  telling: string,
  besides: readonly Act[],
  { flowContext, registers }: Place,
): Evidence | undefined {
  const whole = weighOpenValue(rule, telling, flowContext, registers)
  if (!whole || whole.sure >= SURE || besides.length === 0) return whole
  const values = besides.map(({ words }) => words)
  const rest = partsOf(telling).filter(({ text }) => !values.some((value) => text.includes(value)))
  const left = rest.map(({ text, end }) => `${text}${end}`).join('')
  const bare = left.replace(AND, '').replace(/[\s,.;]+$/, '')
  const alone = bare === '' || bare === telling ? undefined : weighOpenValue(rule, bare, flowContext, registers)
  if (alone && alone.sure > whole.sure) return alone
  const sureIn = (parts: readonly string[]) =>
    parts.flatMap((text) => {
      const one = weighOpenValue(rule, text, flowContext, registers)
      return one && one.sure >= SURE ? [{ ...one, text }] : []
    })
  const [first, ...others] = sureIn(rest.map(({ text }) => text))
  if (first) return others.length === 0 ? first : whole
  const [only, ...more] = sureIn(partsBeside(telling, rule === 'startDate' ? values : [...values, DATE]))
  return only && more.length === 0 && isOnlyLedTo(only.value, only.text) ? only : whole
}

const ruleOfChoice = ({ choices = {} }: Ask<string>) =>
  Object.values(choices).flatMap(({ reads }) => reads?.rule ?? [])[0]
