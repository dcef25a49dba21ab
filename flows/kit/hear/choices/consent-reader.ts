import { SURE } from '../../heard-answer.ts'
import { optionSaying } from '../../likeness.ts'
import type { Flow } from '../../flow.ts'
import { isNot, isQuestion, yesOrNo } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'
import { matchOf } from '../sentence/cues.ts'
import { anyOf } from '../sentence/forms.ts'
import { chose, heard, unsure, type Reader } from '../heard.ts'
import { byOption, byOtherNamed, THANKS } from './option-readers.ts'
import { BINDS } from './said-to-choose.ts'

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
    BINDS.test(utterance) ||
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

const ATTORNEY = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('attorney')})`, 'iu')
const WITHDRAWS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('withdraws')})(?!\p{L})`, 'iu')
const FETCHES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('fetches')})(?!\p{L})`, 'iu')

/** A power of attorney that was given is withdrawn in words, or one that was refused is to be given (CHAT-10, HEAR-04). */
export const byConsentChanged: Reader = (reading) => {
  const { flow, step, flowContext, utterance, words } = reading
  const { powerOfAttorney } = flowContext.facts
  const isAsked = step in flow.steps && asksAttorney(flow, step)
  if (powerOfAttorney === undefined || isAsked || isQuestion(utterance, flowContext.locale)) return undefined
  const isDenied = tokensOf(utterance).some((word) => isNot(word, flowContext.locale))
  const isOf = ATTORNEY.test(utterance)
  const isChanged = powerOfAttorney
    ? isOf && (isDenied || WITHDRAWS.test(utterance))
    : !isDenied && (isOf || FETCHES.test(utterance))
  return isChanged
    ? heard(reading, {}, [
        {
          kind: 'correction',
          fact: 'powerOfAttorney',
          words,
          sure: 0.9,
          why: 'the power of attorney is to be another',
        },
      ])
    : undefined
}

const asksAttorney = ({ steps }: Flow, name: string): boolean => {
  const step = steps[name]
  return (
    step !== undefined &&
    'ask' in step &&
    Object.values(step.ask.choices ?? {}).some(({ learn }) => learn?.powerOfAttorney !== undefined)
  )
}
