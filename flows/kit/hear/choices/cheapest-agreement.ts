import type { Act } from '#contracts/chat/act.ts'
import { LANGUAGES } from '../../languages/languages.ts'
import { optionsAt } from '../../options.ts'
import { bestNamed } from '../../understand.ts'
import { namesCheapest } from '../../words/plan-words.ts'
import { tokensOf } from '../../words/tokens.ts'
import { heard, type Reader } from '../heard.ts'

const MOST_WORDS = 6

/** "Den billigaste" of agreements of power asks which that is, for it depends on the use and on the exchange. */
export const byCheapestAgreement: Reader = (reading) => {
  const { flow, step, flowContext, utterance, words, candidates } = reading
  const said = tokensOf(utterance)
  if (said.length > MOST_WORDS || !namesCheapest(said)) return undefined
  const isOfPower = optionsAt(flow, step, flowContext).some(({ learn }) => learn?.powerAgreement !== undefined)
  if (!isOfPower || bestNamed(said, candidates, flowContext.locale).length > 0) return undefined
  const asks: Act = { kind: 'question', words, sure: 0.9, why: 'names the cheapest of several agreements' }
  const [question = utterance] = LANGUAGES[flowContext.locale].plans.asksCheapest
  return heard(reading, {}, [asks], { lookUp: true, asked: true, question })
}
