import type { ChatElement } from '#contracts/chat/element.ts'
import { saying } from '#contracts/chat/saying.ts'
import type { Conversation } from '#src/api/portal.ts'

export const element = (seq: number, more: Partial<ChatElement>): ChatElement => ({
  seq,
  ...saying('bot', `said ${seq}`),
  ...more,
})

export const says = (seq: number, utterance: string): ChatElement => element(seq, { utterance })
export const visitor = (seq: number, utterance: string): ChatElement => element(seq, { from: 'visitor', utterance })

export const offers = (seq: number, ...titles: string[]): ChatElement =>
  element(seq, {
    utterance: 'Which one?',
    suggested_responses: titles.map((title) => ({ title, payload: title.toLowerCase() })),
    force_suggested_responses: true,
    resulting_state: 'AWAIT_CHOICE',
  })

export const wonders = (
  seq: number,
  parameters: ChatElement['parameters'] = { input_label: 'Your name' },
): ChatElement =>
  element(seq, { utterance: 'What is your name?', input_type: 'text', parameters, resulting_state: 'AWAIT_NARRATIVE' })

export const redirects = (seq: number, target: string): ChatElement =>
  element(seq, {
    content_type: 'redirect',
    input_type: 'redirect',
    parameters: { input_button_text: 'Go on' },
    extra_parameters: { action: 'login', target },
    resulting_state: 'END',
  })

export function stored(elements: ChatElement[], more: Partial<Conversation> = {}): Conversation {
  return { ...opening(elements), sessionId: 's1', ...more }
}

export function opening(elements: ChatElement[]): Conversation {
  return {
    entry: { flow: 'every_element', step: 'init', product: 'mobile', productValue: '3gb' },
    elements,
    cursor: elements.length,
    waiting: 'answer',
    turnId: 'turn-0001',
  }
}

export const sessionAnd = (rest: object) => ({ session: { id: 's1', jwt: '' }, ...rest })
