import type { Facts } from '#contracts/chat/facts.ts'
import type { Flow } from '../../flow.ts'
import type { Answered } from '../../flow-event.ts'
import { notesWith } from '../advice/adviser-notes.ts'
import { callWishOf } from '../advice/call-wish.ts'

/** Facts that an utterance tells whatever was asked: a wish for the call, a note for the adviser, and what the flow reads of it. */
export const factsInPassing = (flow: Flow, event: Answered, known: Facts): Facts => ({
  ...callWishOf(flow, event, known),
  ...notesWith(event, known),
  ...flow.toldInPassing?.(event.utterance, known),
})

/** The known facts that belong to no question, and so stay whatever answer is changed. */
export function factsOfNoQuestion({ adviserNotes, callWish, language, yearlyKwh }: Facts): Facts {
  return {
    ...(adviserNotes && { adviserNotes }),
    ...(callWish !== undefined && { callWish }),
    ...(language && { language }),
    ...(yearlyKwh !== undefined && { yearlyKwh }),
  }
}
