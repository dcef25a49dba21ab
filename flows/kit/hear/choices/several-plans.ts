import { LANGUAGES } from '../../languages/languages.ts'
import { anyLink } from '../../words/language-words.ts'
import type { Act } from '#contracts/chat/act.ts'
import { matchOf } from '../sentence/cues.ts'
import { clausesSaid } from '../sentence/clauses.ts'
import { ONESELF, SOMEBODY_ELSE } from './for-whom.ts'
import { saysInstead } from './choice-corrections.ts'
import { heard, type Reader } from '../heard.ts'
import type { Reading } from '../reading.ts'
import { understand } from '../../understand.ts'
import { isNot } from '../../words/everyday.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { anyOf } from '../sentence/forms.ts'

const SEVERAL = new RegExp(String.raw`(?<!\p{L})(?:${anyLink('severalPlansPhrases')})(?!\p{L})`, 'u')

const FOR = anyLink('leadsToUser')
/** "12 gb til meg og 6 gb til sønnen min", "meg og sønnen min". */
const FOR_TWO = new RegExp(
  String.raw`(?<!\S)(?:(?:${FOR}) (?:${ONESELF} (?:\S+ ){0,6}(?:${FOR}) ${SOMEBODY_ELSE}|${SOMEBODY_ELSE} (?:\S+ ){0,6}(?:${FOR}) ${ONESELF})(?!\S)|(?:(?:${FOR}) )?${ONESELF} (?:${anyOf('and')}) ${SOMEBODY_ELSE}(?: (?:${anyOf('behindPerson')}))?$)`,
  'u',
)

/**
 * "Jeg skal ha to abonnement, ett til meg og ett til dattera": one plan is ordered at a time, so none is chosen of both.
 * A child's plan beside an order of one's own is another one, unless it is said to be instead.
 */
export const bySeveralPlans: Reader = (reading) => {
  const { utterance, candidates, flowContext, words } = reading
  const phrase = phraseOf(utterance)
  const isForTwo =
    candidates.some(({ plan, ages }) => plan ?? ages) &&
    FOR_TWO.test(phrase) &&
    !tokensOf(utterance).some((word) => isNot(word, flowContext.locale))
  const isAbout = candidates.some(({ plan }) => plan) && (SEVERAL.test(phrase) || isForAnother(reading, phrase))
  if (!isAbout && !isForTwo) return undefined
  const act: Act = { kind: 'question', words, sure: 0.9, why: 'more than one plan' }
  const question = LANGUAGES[flowContext.locale].plans.asksForSeveral
  // Of two users neither is chosen ahead.
  return isForTwo
    ? { event: { type: 'visitor.answered', utterance, acts: [act] }, lookUp: true, asked: true, question }
    : heard(reading, {}, [act], { lookUp: true, asked: true, question })
}

function isForAnother({ utterance, candidates, flowContext, flow, step }: Reading, phrase: string): boolean {
  const { locale, facts } = flowContext
  if (!flow.steps[step]?.summary || facts.forWhom !== 'adult' || saysInstead(utterance)) return false
  if (matchOf(phrase, locale, 'corrects') !== undefined) return false
  const named = [utterance, ...clausesSaid(utterance)].map((said) => understand(said, candidates, locale))
  const isChosen = (payload: string) => named.some((one) => one?.kind === 'chosen' && one.payload === payload)
  return candidates.some(({ payload, plan }) => plan?.kind === 'child' && isChosen(payload))
}
