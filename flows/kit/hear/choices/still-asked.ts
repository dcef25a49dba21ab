import type { Act } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { SOMETHING_ELSE, TALK_TO_US, type Answered } from '../../flow-event.ts'
import { confirming, isConfirming, WEAK } from '../../heard-answer.ts'
import { isEveryday } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'
import { stepEnds } from '../wishes/leaving.ts'
import type { Place } from '../place.ts'

type AskedBackAt = Pick<Place, 'flow' | 'step' | 'flowContext' | 'shown'>

/**
 * What was asked back stays asked while something else is answered ("12 gb", then "er det binding?", then "ja"): the event
 * then names it as unsure (HEAR-02, HEAR-05).
 */
export function withStillAsked(event: Answered, { flow, step, flowContext, shown }: AskedBackAt): Answered {
  const asking = flow.steps[step]
  const isAskedBack = shown.includes(SOMETHING_ELSE)
  const asked = shown.filter((payload) => payload !== SOMETHING_ELSE && payload !== TALK_TO_US)
  const [first] = asked
  if (!isAskedBack || first === undefined || !asking || !('ask' in asking)) return event
  const awaited = asking.ask.input?.write
  if (!leavesOpen(event, awaited) || asked.some((payload) => stepEnds(flow, asking.ask, payload))) return event
  const { acts = [], found, utterance } = event
  const isElsewhere = found !== undefined || acts.some(({ kind }) => kind === 'answer')
  if (isConfirming(first)) return isElsewhere && awaited !== undefined ? withValueAsked(event, awaited, first) : event
  const isHesitating = tokensOf(utterance).every((word) => isEveryday(word, flowContext.locale))
  return isElsewhere || isHesitating ? { ...event, unsure: asked } : event
}

/** Nothing is chosen or corrected, and what is answered is another question. */
const leavesOpen = ({ payload, unsure, acts = [] }: Answered, awaited: FactName | undefined): boolean =>
  payload === undefined &&
  unsure === undefined &&
  acts.every((act) => act.kind !== 'correction' && (act.kind !== 'answer' || act.fact !== awaited))

function withValueAsked(event: Answered, fact: FactName, button: string): Answered {
  const { acts = [], utterance } = event
  const value = button.slice(confirming('').length)
  const again: Act = { kind: 'answer', fact, value, words: utterance.trim(), sure: WEAK, why: 'still asked back' }
  return { ...event, acts: [...acts, again] }
}
