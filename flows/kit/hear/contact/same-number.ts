import { isCorrection } from '#contracts/chat/act.ts'
import type { Heard } from '../heard.ts'
import { isSaidOfChild } from '../names/of-child.ts'
import type { Place } from '../place.ts'
import { namesOneUse } from './uses-named.ts'

/**
 * Where the number to call is also the number to move, correcting one corrects both, unless the visitor names one of the
 * two uses (HEAR-04).
 */
export function withSameNumber(heard: Heard, { flowContext }: Place): Heard {
  const { facts } = flowContext
  const { event } = heard
  const { acts = [], utterance = '' } = event
  const corrected = acts.filter(isCorrection).filter(({ fact }) => fact === 'phone' || fact === 'portNumber')
  const [only, ...others] = corrected
  if (only?.value === undefined || others.length > 0 || facts.phone === undefined || facts.phone !== facts.portNumber)
    return heard
  if (namesOneUse(utterance) || isSaidOfChild(utterance, flowContext)) return heard
  const fact = only.fact === 'phone' ? 'portNumber' : 'phone'
  return { ...heard, event: { ...event, acts: [...acts, { ...only, fact }] } }
}
