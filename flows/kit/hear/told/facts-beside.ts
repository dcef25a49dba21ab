import type { Act } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Ask } from '../../flow.ts'
import { isQuestion } from '../../words/everyday.ts'
import { isNumberOfOthers } from '../contact/numbers-of-others.ts'
import { partsOf } from '../sentence/clauses.ts'
import { contrastsIn } from '../sentence/contrast.ts'
import { DATE, DAY } from '../days/dates-said.ts'
import { isOnlyDay } from '../days/day-to-begin.ts'
import { MONTHS_BEGIN } from '../../words/months.ts'
import { weighPlace, weighPostalCode } from '../../values/place.ts'
import { NONE } from '../../values/registers.ts'
import { suppliersIn } from '../../values/suppliers.ts'
import { factsNamed } from '../sentence/cues.ts'
import { isDoubted } from '../sentence/doubts.ts'
import { speaksOfOthers } from '../sentence/forms.ts'
import { phraseOf } from '../../words/tokens.ts'
import { asksFor } from './facts-taken.ts'
import { leadsBack } from '../choices/leads-back.ts'
import { tellsOwnBirth } from '../names/of-child.ts'
import { isOfChild } from '../days/other-day.ts'
import { KEPT, ONLY_CODE, toldFacts, type ToldFact } from './told-facts.ts'
import type { Place } from '../place.ts'

/** Facts of other questions told in the same breath, unless they are known (HEAR-05). */
export function factsBeside(place: Place, awaited: FactName | undefined, utterance: string): Act[] {
  const { flow, step, flowContext, registers } = place
  const asked = flow.steps[step]
  const ownNumber = asked && 'ask' in asked ? numberOfChoice(asked.ask) : undefined
  // A day told in a hand-over is that of the call.
  const isCalled = asked !== undefined && 'ask' in asked && leadsBack(asked.ask, flowContext)
  const isAsked = (fact: FactName) => asksFor(flow, fact) && !(isCalled && fact === 'startDate')
  const isDay =
    isAsked('startDate') && (DAY.test(utterance) || (!isAsked('birthDate') && isOnlyDay(utterance, flowContext)))
  const isShort =
    utterance.length < SHORTEST &&
    !isDay &&
    !DATE.test(utterance) &&
    !utterance.includes('@') &&
    !ADDRESS.test(utterance)
  const isOfStart = isAsked('startDate') && factsNamed(phraseOf(utterance), flowContext.locale).includes('startDate')
  const isMonth = isAsked('startDate') && MONTH_NAMED.test(utterance)
  const isSupplier = isAsked('currentSupplier') && suppliersIn(utterance).length > 0
  const isTelling =
    isDay ||
    /[\d@,]/.test(utterance) ||
    /\s(?:\p{Ll}{2}-)?\p{Lu}/u.test(utterance) ||
    isOfStart ||
    isMonth ||
    isSupplier
  const alone = codeOrTownAlone(place, awaited, utterance, isAsked)
  if (alone.length > 0) return alone
  if ((isShort && !ONLY_PHONE.test(utterance)) || !isTelling) return []
  const denied = contrastsIn(utterance).map((contrast) => contrast.denied)
  const isOfAnother = (number: string) =>
    flow.adviserNotes === undefined &&
    !KEPT.test(utterance) &&
    partsOf(utterance).some(({ text }) => text.includes(number) && isNumberOfOthers(text))
  const isOwnBirth = awaited === 'childBirthDate' && tellsOwnBirth(utterance, flowContext)
  return (
    toldFacts(utterance, flowContext, registers, isAsked)
      .filter(({ fact, value }) => fact === 'currentSupplier' || !denied.some((text) => text.includes(value)))
      .map((told) =>
        told.fact === 'birthDate' &&
        (awaited === 'childName' || (asksFor(flow, 'childBirthDate') && isOfChild(told.value, flowContext)))
          ? ofChild(told)
          : told,
      )
      .filter(({ fact }) => !(fact === 'birthDate' && awaited === 'childBirthDate') || isOwnBirth)
      .map((told) => (told.fact === 'phone' && ownNumber ? { ...told, fact: ownNumber } : told))
      .filter(({ fact }) => !(fact === 'portNumber' && flowContext.facts.numberChoice === 'new'))
      // "13/1-27" where a day to begin is asked is no day of birth.
      .filter(({ fact }) => !(fact === 'birthDate' && awaited === 'startDate'))
      // "Det heter Skövde Energi" is the name of the supplier that is asked for.
      .filter(({ fact }) => !(fact === 'name' && awaited === 'currentSupplier'))
      // "His number is …" takes the place of no number of one's own.
      .filter(
        ({ fact, value }) =>
          fact !== 'phone' || !(isOfAnother(value) || (flowContext.toldAhead?.phone && speaksOfOthers(utterance))),
      )
      .filter(({ fact }) => !(fact === 'currentSupplier' && isQuestion(utterance, flowContext.locale)))
      .filter(({ fact }) => fact !== awaited && flowContext.facts[fact] === undefined)
      .filter(({ fact, value }) => !isDoubted(fact, value, utterance, flowContext.locale))
      .map(({ fact, value, why }) => ({ kind: 'answer', fact, value, words: value, sure: 0.9, why }))
  )
}

/** Where a choice is told by a number ("behold 912 34 567"), a number beside it is that one. */
const numberOfChoice = ({ choices = {} }: Ask<string>) =>
  Object.values(choices).flatMap(({ reads }) => (reads?.rule === 'phone' ? [reads.write] : []))[0]

/** A date beside a child's name is the child's. */
const ofChild = (told: ToldFact): ToldFact => ({ ...told, fact: 'childBirthDate' })

/** "0155" where a name is asked for, and "Moss" where the code is. */
function codeOrTownAlone(
  { flowContext: { facts, locale }, registers }: Place,
  awaited: FactName | undefined,
  utterance: string,
  isAsked: (fact: FactName) => boolean,
): Act[] {
  const words = utterance.trim()
  const told = (fact: 'postalCode' | 'city', value: string): Act[] =>
    isAsked(fact) && facts[fact] === undefined
      ? [{ kind: 'answer', fact, value, words, sure: 0.9, why: 'a code or a town said alone' }]
      : []
  const isName = /^\p{Lu}/u.test(words) || !registers.isOrdinary(words.toLowerCase(), locale)
  const town = awaited === 'postalCode' && !/\d/.test(words) && isName ? weighPlace(words, locale, registers) : NONE
  if (town.sure > 0.9) return told('city', town.value)
  const code = AWAITS_NO_NUMBER.has(awaited) ? weighPostalCode(words, locale, registers) : NONE
  return code.place !== undefined && code.sure > 0.9 && ONLY_CODE.test(words)
    ? [...told('postalCode', code.value), ...told('city', code.place)]
    : []
}
const AWAITS_NO_NUMBER: ReadonlySet<FactName | undefined> = new Set(['name', 'phone', 'email', 'street'])

const SHORTEST = 10
/** "Lia 3", "0257 Oslo". */
const ADDRESS = /^\s*(?:\p{L}{2,}(?: \p{L}+)?\s\d{1,3}\s?\p{L}?|(?:\d{3} ?\d{2}|\d{4})\s\p{L}{3,})[.!]*\s*$/u
const ONLY_PHONE = /^\s*\d(?: ?\d){7,}\s*$/u
const MONTH_NAMED = new RegExp(String.raw`(?<!\p{L})(?:${MONTHS_BEGIN})\p{L}*`, 'iu')
