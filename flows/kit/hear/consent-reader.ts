import { SURE } from '../heard-answer.ts'
import { optionSaying } from '../likeness.ts'
import { isNot, yesOrNo } from '../words/everyday.ts'
import { tokensOf } from '../words/tokens.ts'
import { matchOf } from './cues.ts'
import { anyOf } from './forms.ts'
import { chose, unsure, type Reader } from './heard.ts'
import { byOption, byOtherNamed, THANKS } from './option-readers.ts'

/**
 * "Nei, det vil jeg ikke ha noe av": agrees or refuses in more words than the options have. With a yes or a no before it
 * an option is chosen, without one it is asked back.
 */
export const byConsent: Reader = (reading) => {
  const { utterance, candidates, rule, isAsking, flowContext, ask } = reading
  const { locale } = flowContext
  const words = tokensOf(utterance.replace(OPENING_WAIT, ''))
  if (
    rule ||
    isAsking ||
    ask.offer ||
    TAKES_BACK.test(utterance) ||
    THANKS.test(utterance) ||
    words.length > MOST_OF_CONSENT
  )
    return undefined
  const phrase = words.join(' ')
  const refuses = matchOf(phrase, locale, 'refuses') !== undefined
  const denies = yesOrNo(words.slice(0, 1), locale) === 'no' || words.some((word) => isNot(word, locale))
  if (!refuses && (denies || matchOf(phrase, locale, 'agrees') === undefined)) return undefined
  const named = byOption(reading)
  if (named?.event.payload !== undefined) return named
  // "Ja, så kjør med spotpris" agrees to another order.
  const other = byOtherNamed(reading)
  if (other) return other
  const answer = refuses ? 'no' : 'yes'
  const payload = optionSaying(answer, candidates, locale)
  if (payload === undefined) return undefined
  const isExact = candidates.some((one) => one.payload === payload && one.exact)
  return !isExact && yesOrNo(words.slice(0, 1), locale) === answer
    ? chose(reading, payload, refuses ? 'refuses' : 'agrees', SURE)
    : unsure(reading, [payload])
}

/** "No wait, go ahead" refuses nothing. */
const OPENING_WAIT = /^no,? wait(?=\W)/iu
const MOST_OF_CONSENT = 12
const TAKES_BACK = new RegExp(String.raw`^(?:${anyOf('forget')})(?!\p{L})`, 'iu')
