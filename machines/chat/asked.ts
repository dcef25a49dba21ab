import type { ChatElement } from '#contracts/chat/element.ts'
import type { ChatContext } from './chat-context.ts'
import { somethingWaits, type Transcript } from './transcript.ts'

const ANSWERABLE = new Set<ChatElement['resulting_state']>(['AWAIT_NARRATIVE', 'AWAIT_CHOICE', 'AWAIT_EXTERNAL'])

/** The element whose answer is awaited on screen: the last one shown, once nothing more waits in the queue. */
export function askedElement({ transcript, waiting, outgoing, problem }: ChatContext): ChatElement | undefined {
  if (outgoing || problem === 'gone' || !(waiting === 'answer' || waiting === 'external') || isUnderWay(transcript))
    return undefined
  const last = transcript.shown.at(-1)
  return last?.from === 'bot' && ANSWERABLE.has(last.resulting_state) ? last : undefined
}

/** A forced payload on screen that has not gone back yet (CHAT-04). */
export function forcedElement(context: ChatContext): (ChatElement & { payload: string }) | undefined {
  const { transcript, waiting, outgoing, returned } = context
  if (outgoing || waiting !== 'answer' || isUnderWay(transcript)) return undefined
  const last = transcript.shown.at(-1)
  if (last?.from !== 'bot' || last.payload === undefined || last.seq <= returned) return undefined
  return { ...last, payload: last.payload }
}

/** Whether consent is still missing for the first suggestion of an element. */
export function lacksConsent({ consented }: ChatContext, element: ChatElement): boolean {
  return element.parameters.consent_label !== undefined && consented !== element.seq
}

/** The newest element on screen when it has partner content to show in a frame (CHAT-08). */
export function frameElement({ transcript }: ChatContext): ChatElement | undefined {
  const last = transcript.shown.at(-1)
  return last?.input_type === 'iframe' ? last : undefined
}

/** Whether a frame is to open by itself: it arrived while the visitor was here and was not closed. */
export function frameIsDue(context: ChatContext): boolean {
  const frame = frameElement(context)
  return frame !== undefined && frame.seq > Math.max(context.cameWithPage, context.closedFrame)
}

const isUnderWay = (transcript: Transcript) => somethingWaits(transcript) || transcript.heard > transcript.complete
