import type { Correction } from '#contracts/chat/act.ts'
import type { FlowContext } from '../flow.ts'
import { contrastsIn } from './contrast.ts'
import { anyOf } from './forms.ts'
import { holdsDay } from './other-day.ts'

const CHILD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('child')})(?!\p{L})`, 'giu')
const CHILDS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('childs')})(?!\p{L})`, 'giu')
const SELF = /(?<!\p{L})(?:jeg|eg|æ|jag|i|mitt|my own)(?!\p{L})/iu

/** What is said of the child, as if the child said it, with the child's facts as those of the visitor. */
export type OfChild = { utterance: string; flowContext: FlowContext }

/**
 * "Gutten er født 3. november, og han heter Jonas Lie" beside the name and the birth date of whoever orders: what is said
 * is about the child. Undefined where it is about the visitor (HEAR-04).
 */
export function ofChild(utterance: string, flowContext: FlowContext): OfChild | undefined {
  const { childName, childBirthDate, name, birthDate, ...facts } = flowContext.facts
  if (childName === undefined || SELF.test(utterance)) return undefined
  const isOnly = name === undefined && birthDate === undefined
  const isDay = contrastsIn(utterance).some(
    ({ denied }) => holdsDay(denied, childBirthDate, true) && !holdsDay(denied, birthDate, true),
  )
  const asSaidByChild = utterance.replace(CHILDS, 'mitt').replace(CHILD, 'jeg')
  if (asSaidByChild === utterance && !isOnly && !isDay) return undefined
  const own = { ...facts, name: childName, ...(childBirthDate !== undefined && { birthDate: childBirthDate }) }
  return { utterance: asSaidByChild, flowContext: { ...flowContext, facts: own } }
}

const FACTS = { name: 'childName', birthDate: 'childBirthDate' } as const

/** A correction of the child's own facts; undefined for one of anything else. */
export function asChilds(correction: Correction | undefined, words: string): Correction | undefined {
  const { fact } = correction ?? {}
  return correction && (fact === 'name' || fact === 'birthDate')
    ? { ...correction, fact: FACTS[fact], words: words.trim() }
    : undefined
}
