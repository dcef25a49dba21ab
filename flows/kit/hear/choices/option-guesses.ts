import { SURE } from '../../heard-answer.ts'
import { agreeing, resembling } from '../../likeness.ts'
import { OR } from '../../understand.ts'
import { EVERYDAY } from '../../words/everyday-words.ts'
import { yesOrNo } from '../../words/everyday.ts'
import { wantsBack } from '../../words/requests.ts'
import { tokensOf } from '../../words/tokens.ts'
import { chose, nothing, unsure, type Reader } from '../heard.ts'
import type { Reading } from '../reading.ts'
import { byOption, THANKS } from './option-readers.ts'
import { saidToChoose } from './said-to-choose.ts'

/**
 * "Ja" where one thing is asked for means the first option ("Skal jeg sende en ny kode?"). At a consent it is chosen, for
 * its box is still to be ticked; elsewhere it is asked back.
 */
export const byYes: Reader = (reading) => {
  const { ask, rule, candidates, utterance, flowContext } = reading
  if (rule || ask.leave || yesOrNo(tokensOf(utterance), flowContext.locale) !== 'yes') return undefined
  const first = candidates.find(({ hidden }) => !hidden)
  const named = byOption(reading)
  if (named || !first || !Object.hasOwn(ask.choices ?? {}, first.payload)) return named
  if (ask.consent !== undefined && !first.exact) return chose(reading, first.payload, 'agrees')
  return ask.consent !== undefined || asksForOneThing(reading) ? unsure(reading, [first.payload]) : undefined
}

/** The last sentence before the options begins as a question for a yes or no, and names no alternative. */
function asksForOneThing({ flow, step, flowContext, translate }: Reading): boolean {
  const { verbs, subjects } = EVERYDAY[flowContext.locale]
  const last = flow.steps[step]?.say?.at(-1)
  const [, sentence = ''] = /(?:^|[.!?]\s+)([^.!?]+)\?$/u.exec(last === undefined ? '' : translate(last, {})) ?? []
  const [verb = '', subject = '', ...more] = tokensOf(sentence)
  return verbs.includes(verb) && subjects.includes(subject) && !more.some((word) => OR.has(word))
}

/** Where nothing is found either, the option that the words are like is asked back. */
export const byLikeness: Reader = (reading) => {
  const { utterance, candidates, open, isAsking, flowContext, ask } = reading
  if (open || isAsking || ask.offer?.many || THANKS.test(utterance) || reading.besides.length > 0) return undefined
  // At a summary the options are ways on, and what is said may be about any row of it.
  if (reading.flow.steps[reading.step]?.summary || wantsBack(utterance, flowContext.locale)) return undefined
  const said = saidToChoose(reading)
  const agreed = agreeing(said, candidates, flowContext.locale)
  const payload = agreed ?? resembling(said, candidates, flowContext.locale)
  if (payload === undefined) return undefined
  const { event } = unsure(reading, [payload])
  const choosesAhead = event.acts?.some((act) => act.kind === 'answer' && act.payload !== undefined && act.sure >= SURE)
  if (choosesAhead) return undefined
  return { ...nothing(reading, 'like an option'), event, ...(agreed !== undefined && { lookUp: false }) }
}
