import type { Correction } from '#contracts/chat/act.ts'
import { LANGUAGES } from '../../languages/languages.ts'
import { factsTakenAt } from '../told/facts-taken.ts'
import { changesKnown } from '../corrections/changes-known.ts'
import { customerNamed } from './customer-named.ts'
import { anyOf, speaksOfOthers } from '../sentence/forms.ts'
import type { Place } from '../place.ts'

export const OTHER_TO_CALL = 'who is to be called'

/** "Ring mannen min i stedet, Odd Østby": where an adviser calls, whom is put right (HEAR-04). */
export function otherToCall({ flow, flowContext, registers }: Place, utterance: string): Correction | undefined {
  if (flow.adviserNotes === undefined) return undefined
  const value = ['called', 'customer'] as const
  const name = value
    .map((cue) => customerNamed(utterance, flowContext.locale, registers, cue))
    .find((one) => one !== undefined)
  return name !== undefined && changesKnown('name', name, flowContext)
    ? { kind: 'correction', fact: 'name', value: name, words: utterance.trim(), sure: 0.9, why: OTHER_TO_CALL }
    : undefined
}

const THEIRS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('theirs')})(?!\p{L})`, 'giu')

/** "Nummeret hans er …" at a summary that names one person is that person's. */
export function saidOfCustomer({ flow, step, flowContext }: Place, utterance: string): string {
  const asOwn = utterance.replace(THEIRS, LANGUAGES[flowContext.locale].names.asSelf.possessive)
  const isOfOne = !Object.keys(flow.steps).some((name) => factsTakenAt(flow, name).includes('portNumber'))
  return flow.steps[step]?.summary !== undefined && isOfOne && !speaksOfOthers(asOwn) ? asOwn : utterance
}
