import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { UnnumberedElement } from '#contracts/chat/element.ts'

/** What the CMS has the conversation of a page begin with, to a stranger; undefined where it says nothing. In memory, for it is asked inside the turns' transaction. */
export type OpeningWords = (entry: { flow: FlowName; product?: string; productValue?: string }, locale: Locale) => string | undefined

/**
 * An opening whose greeting, the first bubble of several, says the CMS's words in its place (CHAT-18, PAGE-08). How many
 * bubbles there are never changes, so that an opening shown before the words were edited is still the one answered.
 */
export function openWith(elements: UnnumberedElement[], words: string | undefined): UnnumberedElement[] {
  const [greeting, ...rest] = elements
  if (!words || !greeting || rest.length === 0 || !greeting.utterance || greeting.suggested_responses.length > 0) return elements
  return [{ ...greeting, utterance: words }, ...rest]
}
