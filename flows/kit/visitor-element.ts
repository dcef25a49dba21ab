import type { UnnumberedElement } from '#contracts/chat/element.ts'
import { saying } from '#contracts/chat/saying.ts'

/** What the visitor answered, as an element of the conversation. */
export function visitorElement(utterance: string, payload?: string): UnnumberedElement {
  return { ...saying('visitor', utterance), ...(payload !== undefined && { payload }) }
}
