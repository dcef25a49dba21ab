import type { Ask, Flow } from '../flow.ts'
import { openingOf, yesOrNo } from '../words/everyday.ts'
import { phraseOf, tokensOf } from '../words/tokens.ts'
import { clausesSaid } from './clauses.ts'
import { matchOf } from './cues.ts'
import { askedBack, type Heard } from './heard.ts'
import type { Reading } from './reading.ts'

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

export function stepEnds(flow: Flow, ask: Ask<string>, payload: string): boolean {
  const to = Object.hasOwn(ask.choices ?? {}, payload) ? ask.choices?.[payload]?.to : undefined
  const step = to === undefined ? undefined : flow.steps[to]
  return step !== undefined && 'end' in step
}
