import type { ChatElement } from '#contracts/chat/element.ts'
import type { ChatContext } from './chat-context.ts'
import { somethingWaits, takesText, type Transcript } from './transcript.ts'

const ANSWERABLE = new Set<ChatElement['resulting_state']>(['AWAIT_NARRATIVE', 'AWAIT_CHOICE', 'AWAIT_EXTERNAL'])

export function askedElement({ transcript, waiting, outgoing, problem }: ChatContext): ChatElement | undefined {
  if (outgoing || problem === 'gone' || !(waiting === 'answer' || waiting === 'external') || isUnderWay(transcript))
    return undefined
  const last = transcript.shown.at(-1)
  return last?.from === 'bot' && ANSWERABLE.has(last.resulting_state) ? last : undefined
}

/** What the visitor can answer with: text, suggestions, or suggestions of which the first waits for a ticked box. */
export function inputKind(context: ChatContext): 'none' | 'text' | 'suggestions' | 'consent' {
  const asked = askedElement(context)
  if (!asked || asked.payload !== undefined) return 'none'
  if (takesText(asked)) return 'text'
  return lacksConsent(context, asked) ? 'consent' : 'suggestions'
}

/** A forced payload on screen that has not been returned yet (CHAT-04). */
export function forcedElement(context: ChatContext): (ChatElement & { payload: string }) | undefined {
  const { transcript, waiting, outgoing, returned } = context
  if (outgoing || waiting !== 'answer' || isUnderWay(transcript)) return undefined
  const last = transcript.shown.at(-1)
  if (last?.from !== 'bot' || last.payload === undefined || last.seq <= returned) return undefined
  return { ...last, payload: last.payload }
}

export function lacksConsent({ consented }: ChatContext, element: ChatElement): boolean {
  return element.parameters.consent_label !== undefined && consented !== element.seq
}

export function frameElement({ transcript }: ChatContext): ChatElement | undefined {
  const last = transcript.shown.at(-1)
  return last?.input_type === 'iframe' ? last : undefined
}

export function frameIsDue(context: ChatContext): boolean {
  const frame = frameElement(context)
  return frame !== undefined && frame.seq > Math.max(context.cameWithPage, context.closedFrame)
}

const isUnderWay = (transcript: Transcript) => somethingWaits(transcript) || transcript.heard > transcript.complete
