import type { Act, Correction } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { NamedFact } from '../../languages/cues.ts'
import { optionsAt } from '../../options.ts'
import { understand } from '../../understand.ts'
import { EVERYDAY } from '../../words/everyday-words.ts'
import { yesOrNo } from '../../words/everyday.ts'
import { withoutOaths } from '../../words/filler-words.ts'
import { speaksOfBack, wantsBack } from '../../words/requests.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { candidatesAt } from '../choices/candidates.ts'
import { factsTaught } from '../choices/choice-facts.ts'
import { partsOf } from '../sentence/clauses.ts'
import { heard, nothing, type Reader } from '../heard.ts'
import type { Reading } from '../reading.ts'
import { factsNamed } from '../sentence/cues.ts'
import { BACK, leadsBack } from '../choices/leads-back.ts'

/** An option of the question that customer service was asked for at leads back to it: "äh skit samma, teckna el då" (BEY-10). */
export const byWayBack: Reader = (reading) => {
  const { flow, flowContext, ask, utterance, isAsking, words } = reading
  const { cameFrom } = flowContext.facts
  if (isAsking || cameFrom === undefined || !leadsBack(ask, flowContext)) return undefined
  // A mere yes or no answers whether we shall call.
  if (yesOrNo(tokensOf(utterance), flowContext.locale)) return undefined
  const options = optionsAt(flow, cameFrom, flowContext)
  const candidates = candidatesAt(options, reading)
  const said = [utterance, ...partsOf(utterance).map(({ text }) => text)].map(withoutOaths)
  const named = said.map((text) => understand(text, candidates, flowContext.locale))
  const chosen = named.find((one) => one?.kind === 'chosen')
  if (chosen?.kind !== 'chosen') return undefined
  const evidence = { words, sure: 0.9, why: `an answer to ${cameFrom}` }
  const [fact] = factsTaught(options.find(({ payload }) => payload === chosen.payload)?.learn)
  const answer: Act[] = fact === undefined ? [] : [{ kind: 'answer', fact, payload: chosen.payload, ...evidence }]
  return heard(reading, { payload: BACK }, [{ kind: 'answer', payload: BACK, ...evidence }, ...answer])
}

/** "Gå tilbake til navnet": the question of one answer is asked again, whatever was answered behind it (HEAR-04). */
function backToNamed({ utterance, awaited, words, flowContext: { facts, locale } }: Reading): Correction | undefined {
  const said = tokensOf(utterance)
  if (said.length > MOST_WORDS || !speaksOfBack(said)) return undefined
  const [named, ...others] = factsNamed(phraseOf(utterance), locale)
  const meant = named === undefined ? [] : (MEANT[named] ?? [named])
  const fact = meant.find((one) => facts[one] !== undefined && one !== awaited)
  return fact === undefined || others.length > 0
    ? undefined
    : { kind: 'correction', fact, words, sure: 0.9, why: 'back to the question of an answer' }
}
const MOST_WORDS = 9
const MEANT: Partial<Record<NamedFact, readonly FactName[]>> = {
  plan: ['plan', 'powerAgreement'],
  birthDate: ['birthDate', 'startDate'],
}

/** Where a mere no chooses an option, "nei, det var feil" does. */
export const byBack: Reader = (reading) => {
  const { candidates, utterance, flowContext } = reading
  const named = reading.asksOutright ? undefined : backToNamed(reading)
  if (named) return heard(reading, {}, [named])
  const [no = ''] = EVERYDAY[flowContext.locale].no
  return wantsBack(utterance, flowContext.locale) && !understand(no, candidates, flowContext.locale)
    ? nothing(reading, 'takes the last answer back')
    : undefined
}
