import type { Ask, Flow } from '../../flow.ts'
import { translateKit } from '../../kit-texts.ts'
import { DROPS } from '../../words/denied.ts'
import { isNot, isQuestion, openingOf, yesOrNo } from '../../words/everyday.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { clausesSaid } from '../sentence/clauses.ts'
import { matchOf } from '../sentence/cues.ts'
import { askedBack, said, type Heard, type Reader } from '../heard.ts'
import type { Reading } from '../reading.ts'

const FEW = 4

/** What ends the conversation is chosen in plain words only; in a longer sentence it is asked back (HEAR-02). */
export function askedIfLeaving(reading: Reading, found: Heard): Heard {
  const { payload, acts = [] } = found.event
  if (payload === undefined || acts.some(({ sure }) => sure >= 1) || !endsConversation(reading, payload)) return found
  const { utterance, candidates, flowContext } = reading
  const words = tokensOf(utterance)
  const phrase = phraseOf(utterance)
  const clauses = clausesSaid(utterance).map(phraseOf)
  const isDeclared = candidates.some(
    (one) =>
      one.payload === payload &&
      [one.title, ...one.words].some((name) => [phrase, ...clauses.slice(-1)].includes(phraseOf(name))),
  )
  const agreesElsewhere = clauses.some((clause) => openingOf(tokensOf(clause), flowContext.locale) === 'yes')
  const isSaid = clauses.some((clause) => matchOf(clause, flowContext.locale, 'cancel') !== undefined)
  const isPlain = isSaid || words.length <= FEW || yesOrNo(words, flowContext.locale) !== undefined || isDeclared
  // "Glem det. Ja, send" takes back what was said before.
  return isPlain && !(agreesElsewhere && clauses.length > 1) ? found : askedBack(found, utterance)
}

export const endsConversation = ({ flow, ask }: Reading, payload: string): boolean => stepEnds(flow, ask, payload)

/** "Ja, vi prøver BankID": words lead to no provider, so the button is named that does. */
export const byLeaveButton: Reader = (reading) => {
  const { ask, utterance, translate, flowContext } = reading
  if (!ask.leave) return undefined
  const { locale } = flowContext
  const button = translate(ask.leave.button, {})
  const words = tokensOf(utterance)
  const isNamed = words.some((word) => word.length >= FEW && tokensOf(button).includes(word))
  const isRefused = openingOf(words, locale) === 'no' || words.some((word) => isNot(word, locale) || DROPS.has(word))
  if (isRefused || words.length > MOST_OF_YES || isQuestion(utterance, locale)) return undefined
  if (!isNamed && openingOf(words, locale) !== 'yes') return undefined
  return said(reading, { topic: 'leave by button', text: translateKit(translate, 'kit.leaveByButton', { button }) })
}
const MOST_OF_YES = 8

export function stepEnds(flow: Flow, ask: Ask<string>, payload: string): boolean {
  const to = Object.hasOwn(ask.choices ?? {}, payload) ? ask.choices?.[payload]?.to : undefined
  const step = to === undefined ? undefined : flow.steps[to]
  return step !== undefined && 'end' in step
}

export function stepEndsAt(flow: Flow, step: string, payload: string): boolean {
  const asked = flow.steps[step]
  return asked !== undefined && 'ask' in asked && stepEnds(flow, asked.ask, payload)
}
