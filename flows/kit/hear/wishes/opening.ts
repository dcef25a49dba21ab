import type { Act } from '#contracts/chat/act.ts'
import { agesIn } from '../../words/ages.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { choicesAhead } from '../choices/choices-ahead.ts'
import { matchOf } from '../sentence/cues.ts'
import { answersNow, heard, type Reader } from '../heard.ts'
import { byOption } from '../choices/option-readers.ts'
import type { Reading } from '../reading.ts'

/** Asks for what an order begins with: a mobile plan, or the address that is to have power. */
const isFirstQuestion = ({ candidates, rule, flow, flowContext: { facts } }: Reading): boolean =>
  facts.plan === undefined && facts.street === undefined
    ? candidates.some(({ plan }) => plan !== undefined) || (rule === 'street' && flow.offered.sells === 'power')
    : false

/** "Hei, jeg trenger et mobilabonnement" opens the conversation, and asks and answers nothing. */
export const byOpening: Reader = (reading) => {
  const { utterance, words, isAsking, besides, flowContext } = reading
  if (isAsking || !isFirstQuestion(reading) || matchOf(phraseOf(utterance), flowContext.locale, 'orders') === undefined)
    return undefined
  const said = tokensOf(utterance)
  const numbers = said.filter((word) => /\d/.test(word)).length
  if (besides.length > 0 || numbers > agesIn(said).length) return undefined
  const option = byOption(reading)
  if ((option && answersNow(option)) || choicesAhead(reading, []).length > 0) return undefined
  const opens: Act = { kind: 'smallTalk', words, sure: 0.9, why: 'says what one has come for' }
  return heard(reading, {}, [opens], { lookUp: true })
}
