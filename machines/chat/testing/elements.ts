import type { ChatElement } from '#contracts/chat/element.ts'
import { saying } from '#contracts/chat/saying.ts'

const element = (seq: number, more: Partial<ChatElement>): ChatElement => ({
  seq,
  ...saying('bot', `said ${seq}`),
  ...more,
})

export const says = (seq: number, more: Partial<ChatElement> = {}): ChatElement => element(seq, more)

export const offers = (seq: number, ...payloads: string[]): ChatElement =>
  element(seq, {
    suggested_responses: payloads.map((payload) => ({ title: payload.toUpperCase(), payload })),
    force_suggested_responses: true,
    resulting_state: 'AWAIT_CHOICE',
  })

export const wonders = (seq: number, more: Partial<ChatElement> = {}): ChatElement =>
  element(seq, { input_type: 'text', resulting_state: 'AWAIT_NARRATIVE', ...more })

export const visitor = (seq: number, utterance: string): ChatElement => element(seq, { from: 'visitor', utterance })
