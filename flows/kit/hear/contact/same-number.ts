import { isCorrection } from '#contracts/chat/act.ts'
import { lettersApart } from '../../words/typo.ts'
import { withoutAsides } from '../../words/filler-words.ts'
import { phraseOf } from '../../words/tokens.ts'
import type { Heard } from '../heard.ts'
import { matchOf } from '../sentence/cues.ts'
import { isSaidOfChild } from '../names/of-child.ts'
import type { Place } from '../place.ts'
import { namesOneUse } from './uses-named.ts'

const MOST_DIGITS_OF_SLIP = 2

/**
 * Where the number to call is also the number to move, a slip in one is put right in both, unless the visitor names one of
 * the two uses; "tlf 91234567" beside no word that it was wrong is another number to call (HEAR-04).
 */
export function withSameNumber(heard: Heard, { flowContext }: Place): Heard {
  const { facts } = flowContext
  const { event } = heard
  const { acts = [], utterance = '' } = event
  const corrected = acts.filter(isCorrection).filter(({ fact }) => fact === 'phone' || fact === 'portNumber')
  const [only, ...others] = corrected
  if (only?.value === undefined || others.length > 0 || facts.phone === undefined || facts.phone !== facts.portNumber)
    return heard
  const isWrong = matchOf(phraseOf(withoutAsides(utterance)), flowContext.locale, 'corrects') !== undefined
  const isSlip = lettersApart(ending(only.value), ending(facts.phone), MOST_DIGITS_OF_SLIP) <= MOST_DIGITS_OF_SLIP
  if (only.fact === 'phone' && !isWrong && !isSlip) return heard
  if (namesOneUse(utterance) || isSaidOfChild(utterance, flowContext)) return heard
  const fact = only.fact === 'phone' ? 'portNumber' : 'phone'
  return { ...heard, event: { ...event, acts: [...acts, { ...only, fact }] } }
}

const LENGTH = 8
const ending = (phone: string) => phone.replace(/\D/g, '').slice(-LENGTH)
