import type { ChatElement, UnnumberedElement } from './element.ts'

export function saying(from: ChatElement['from'], utterance: string): UnnumberedElement {
  return {
    from,
    content_type: 'utterance',
    utterance,
    suggested_responses: [],
    force_suggested_responses: false,
    parameters: {},
    extra_parameters: {},
    resulting_state: 'NEXT',
  }
}
