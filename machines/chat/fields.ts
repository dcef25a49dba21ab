import type { ChatElement } from '#contracts/chat/element.ts'

/** Whether a typed answer is taken (CHAT-03), which forced suggestions forbid (CHAT-05). */
export function takesText({ resulting_state, force_suggested_responses }: ChatElement): boolean {
  return resulting_state === 'AWAIT_NARRATIVE' && !force_suggested_responses
}

/** What tells one field to type into from another: text typed for one question fits the same question asked again. Empty for none. */
export function fieldOf(element: ChatElement | undefined): string {
  if (!element || !takesText(element)) return ''
  const { input_type = 'text', input_label = '', input_autocomplete = '' } = element.parameters
  return [input_type, input_label, input_autocomplete].join(' ')
}
