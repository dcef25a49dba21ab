import type { UnnumberedElement } from './render-elements.ts'

/** What the visitor answered, as an element of the conversation. */
export function visitorElement(utterance: string, payload?: string): UnnumberedElement {
  return {
    from: 'visitor',
    content_type: 'utterance',
    utterance,
    suggested_responses: [],
    force_suggested_responses: false,
    parameters: {},
    extra_parameters: {},
    resulting_state: 'NEXT',
    ...(payload !== undefined && { payload }),
  }
}
