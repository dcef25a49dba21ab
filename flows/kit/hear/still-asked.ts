import type { Act } from '#contracts/chat/act.ts'
import type { Answered } from '../flow-event.ts'
import { SOMETHING_ELSE, TALK_TO_US } from '../flow-event.ts'
import type { Flow } from '../flow.ts'
import { confirming, isConfirming, WEAK } from '../heard-answer.ts'
import { isEveryday } from '../words/everyday.ts'
import { tokensOf } from '../words/tokens.ts'
import { stepEnds } from './leaving.ts'
import type { Place } from './place.ts'

/**
 * What was asked back stays asked while something else is answered ("12 gb", then "er det binding?", then "ja"): the event
 * then names it as unsure (HEAR-02, HEAR-05).
 */
export function withStillAsked(event: Answered, { flow, step, flowContext, shown }: AskedBackAt): Answered {
  const asked = shown.filter((payload) => payload !== SOMETHING_ELSE && payload !== TALK_TO_US)
  const { payload, unsure, acts = [], found, utterance } = event
  if (!shown.includes(SOMETHING_ELSE) || asked.length === 0 || payload !== undefined || unsure) return event
  const asking = flow.steps[step]
  if (!asking || !('ask' in asking) || asked.some((one) => stepEnds(flow, asking.ask, one))) return event
  const awaited = asking.ask.input?.write
  if (!acts.every((act) => ANSWERS_NOTHING.has(act.kind) || (act.kind === 'answer' && act.fact !== awaited)))
    return event
  const isElsewhere = found !== undefined || acts.some(({ kind }) => kind === 'answer')
  const [only = ''] = asked
  if (isConfirming(only)) {
    if (!isElsewhere || awaited === undefined) return event
    const value = only.slice(confirming('').length)
    const again: Act = {
      kind: 'answer',
      fact: awaited,
      value,
      words: utterance.trim(),
      sure: WEAK,
      why: 'still asked back',
    }
    return { ...event, acts: [...acts, again] }
  }
  const isHesitating = tokensOf(utterance).every((word) => isEveryday(word, flowContext.locale))
  return isElsewhere || isHesitating ? { ...event, unsure: asked } : event
}

type AskedBackAt = { flow: Flow } & Pick<Place, 'step' | 'flowContext' | 'shown'>

const ANSWERS_NOTHING: ReadonlySet<Act['kind']> = new Set([
  'question',
  'nothing',
  'smallTalk',
  'wish',
  'complaint',
  'sorrow',
  'abuse',
])
