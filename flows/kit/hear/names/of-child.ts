import type { Correction } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { LANGUAGES } from '../../languages/languages.ts'
import type { FlowContext } from '../../flow.ts'
import { inputRule } from '../../input-rules.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { partsOf } from '../sentence/clauses.ts'
import { contrastsIn } from '../sentence/contrast.ts'
import { anyOf } from '../sentence/forms.ts'
import { holdsDay, isOfChild } from '../days/other-day.ts'

const CHILD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('child')})(?!\p{L})`, 'giu')
const POSSESSIVE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('childPossessive')})(?!\p{L})`, 'giu')
/** Words of the conversation alone: "i" is a preposition in Norwegian. */
const tellsOfSelf = (said: string, locale: Locale): boolean =>
  LANGUAGES[locale].names.self.some((word) => ` ${phraseOf(said)} `.includes(` ${word} `))
const IS = `(?:${anyOf('is', 'calls')})`
/** "Nora er født", "Leo's birthday", "Noras nummer". */
const namesChild = (firstName: string) => {
  const name = firstName.replace(/[^\p{L}\p{M} -]/gu, '.')
  return {
    subject: new RegExp(String.raw`(?<!\p{L})${name}(?=\s+${IS}(?!\p{L}))`, 'iu'),
    possessive: new RegExp(String.raw`(?<!\p{L})${name}['’]?s(?=\s+\p{L})`, 'iu'),
  }
}

/** Says whose the value is: the child's, and not one's own. */
export function isSaidOfChild(utterance: string, { facts: { childName, name }, locale }: FlowContext): boolean {
  if (childName === undefined || tellsOfSelf(utterance, locale)) return false
  const { subject, possessive } = namesChild(childName.firstName)
  const isNamed = childName.firstName !== name?.firstName && (subject.test(utterance) || possessive.test(utterance))
  return isNamed || utterance.search(POSSESSIVE) >= 0
}

/** An utterance about the child, reworded as if the child said it, and the child's facts in place of the visitor's. */
export type OfChild = { utterance: string; flowContext: FlowContext }

/**
 * "Gutten er født 3. november, og han heter Jonas Lie" beside the name and the birth date of whoever orders: what is said
 * is about the child. Undefined where it is about the visitor (HEAR-04).
 */
export function ofChild(utterance: string, flowContext: FlowContext, awaited?: FactName): OfChild | undefined {
  const { childName, childBirthDate, name, birthDate, ...facts } = flowContext.facts
  const { locale } = flowContext
  if (childName === undefined || tellsOfSelf(utterance, locale)) return undefined
  // Where the name of whoever orders is asked for, a date beside it is theirs.
  const isOnly = name === undefined && birthDate === undefined && awaited !== 'name'
  const isDay = contrastsIn(utterance).some(
    ({ denied }) => holdsDay(denied, childBirthDate, true) && !holdsDay(denied, birthDate, true),
  )
  const named = childName.firstName === name?.firstName ? undefined : namesChild(childName.firstName)
  const own = LANGUAGES[locale].names.asSelf
  const asSaidByChild = (named ? withoutName(utterance, named, locale) : utterance)
    .replace(POSSESSIVE, own.possessive)
    .replace(CHILD, own.subject)
  if (asSaidByChild === utterance && !isOnly && !isDay) return undefined
  const ownFacts = { ...facts, name: childName, ...(childBirthDate !== undefined && { birthDate: childBirthDate }) }
  return { utterance: asSaidByChild, flowContext: { ...flowContext, facts: ownFacts } }
}

function withoutName(
  utterance: string,
  { subject, possessive }: ReturnType<typeof namesChild>,
  locale: Locale,
): string {
  const own = LANGUAGES[locale].names.asSelf
  return utterance.replace(possessive, own.possessive).replace(subject, own.subject)
}

/** "Jeg er født 5/6-85", "Tomasz Nowak, born 12/11/1984" where the date of birth of the child is asked for. */
export function tellsOwnBirth(utterance: string, flowContext: FlowContext): boolean {
  const { locale, facts } = flowContext
  if (facts.childName === undefined || isOfChild(utterance, flowContext)) return false
  if (inputRule('birthDate').read(utterance, flowContext) === undefined) return false
  if (tellsOfSelf(utterance, locale)) return true
  const [named = ''] = partsOf(utterance).map(({ text }) => text)
  return GIVEN_NAMES.has(tokensOf(named)[0] ?? '') && !tokensOf(named).includes(facts.childName.firstName.toLowerCase())
}

const FACTS = { name: 'childName', birthDate: 'childBirthDate' } as const

/** A correction of the child's own facts; undefined for one of anything else. */
export function asCorrectionOfChild(correction: Correction | undefined, words: string): Correction | undefined {
  const { fact } = correction ?? {}
  return correction && (fact === 'name' || fact === 'birthDate')
    ? { ...correction, fact: FACTS[fact], words: words.trim() }
    : undefined
}
