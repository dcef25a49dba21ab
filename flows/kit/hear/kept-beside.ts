import type { Facts } from '#contracts/chat/facts.ts'
import type { Flow } from '../flow.ts'
import type { Answered } from '../flow-event.ts'
import { callWishOf } from './call-wish.ts'

/** What is kept of an utterance whatever is asked: a wish for the call, and facts told in passing. */
export const keptBeside = (flow: Flow, event: Answered): Facts => ({
  ...callWishOf(flow, event),
  ...flow.noted?.(event.utterance),
})

/** Of the facts that are known those that no answer holds, and that stay whatever is changed. */
export function keptFacts({ callWish, language, yearlyKwh }: Facts): Facts {
  return {
    ...(callWish !== undefined && { callWish }),
    ...(language && { language }),
    ...(yearlyKwh !== undefined && { yearlyKwh }),
  }
}
