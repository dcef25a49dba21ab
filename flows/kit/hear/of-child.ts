import type { Correction } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { FlowContext } from '../flow.ts'
import { contrastsIn } from './contrast.ts'
import { anyOf } from './forms.ts'
import { holdsDay } from './other-day.ts'

const CHILD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('child')})(?!\p{L})`, 'giu')
const POSSESSIVE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('childPossessive')})(?!\p{L})`, 'giu')
/** "I" is a preposition in Norwegian. */
const SELF = { english: /(?<!\p{L})(?:i|my own)(?!\p{L})/iu, norwegian: /(?<!\p{L})(?:jeg|eg|æ|mitt)(?!\p{L})/iu }
const AS_SAID = { english: { subject: 'i', possessive: 'my' }, norwegian: { subject: 'jeg', possessive: 'mitt' } }

/** An utterance about the child, reworded as if the child said it, and the child's facts in place of the visitor's. */
export type OfChild = { utterance: string; flowContext: FlowContext }

/**
 * "Gutten er født 3. november, og han heter Jonas Lie" beside the name and the birth date of whoever orders: what is said
 * is about the child. Undefined where it is about the visitor (HEAR-04).
 */
export function ofChild(utterance: string, flowContext: FlowContext, awaited?: FactName): OfChild | undefined {
  const { childName, childBirthDate, name, birthDate, ...facts } = flowContext.facts
  const language = flowContext.locale === 'en_US' ? 'english' : 'norwegian'
  if (childName === undefined || SELF[language].test(utterance)) return undefined
  // Where the name of whoever orders is asked for, a date beside it is theirs.
  const isOnly = name === undefined && birthDate === undefined && awaited !== 'name'
  const isDay = contrastsIn(utterance).some(
    ({ denied }) => holdsDay(denied, childBirthDate, true) && !holdsDay(denied, birthDate, true),
  )
  const asSaidByChild = utterance
    .replace(POSSESSIVE, AS_SAID[language].possessive)
    .replace(CHILD, AS_SAID[language].subject)
  if (asSaidByChild === utterance && !isOnly && !isDay) return undefined
  const own = { ...facts, name: childName, ...(childBirthDate !== undefined && { birthDate: childBirthDate }) }
  return { utterance: asSaidByChild, flowContext: { ...flowContext, facts: own } }
}

const FACTS = { name: 'childName', birthDate: 'childBirthDate' } as const

/** A correction of the child's own facts; undefined for one of anything else. */
export function asCorrectionOfChild(correction: Correction | undefined, words: string): Correction | undefined {
  const { fact } = correction ?? {}
  return correction && (fact === 'name' || fact === 'birthDate')
    ? { ...correction, fact: FACTS[fact], words: words.trim() }
    : undefined
}
