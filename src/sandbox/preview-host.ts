import { answerNumber } from '#contracts/chat/changeable.ts'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { elementsOf } from '#flows/kit/run/elements.ts'
import type { Move } from '#flows/kit/run/run.ts'
import type { Translate } from '#flows/kit/render-elements.ts'
import type { AnswerRequest, ChatEntry, MissedRequest, Taken } from '#machines/chat/chat-context.ts'
import type { RunStore } from './run-store.ts'

/** The session id of every conversation in the sandbox; nothing is stored under it. */
export const PREVIEW_SESSION = 'sandbox'

export type PreviewConversation = {
  entry: ChatEntry
  sessionId: string
  elements: ChatElement[]
  cursor: number
  waiting: Waiting
  ended?: End
  turnId: string
}

/** Answers the chat widget's calls from a run, as the server would from a stored conversation. */
export type PreviewHost = {
  conversation: () => PreviewConversation
  answer: (request: AnswerRequest) => Result<Taken>
  missed: (request: MissedRequest) => Result<Taken>
  /** Newest seq; grows with the run. */
  cursor: () => number
  subscribe: RunStore['subscribe']
}

export function createPreviewHost(store: RunStore, translate: Translate): PreviewHost {
  const shown = () => {
    const { frames, run } = store.read()
    const last = frames.at(-1)
    const elements = elementsOf(frames, translate, run.locale)
    return {
      elements,
      cursor: elements.length,
      waiting: last?.turn.waiting ?? ('answer' as const),
      ...(last?.turn.end && { ended: last.turn.end }),
    }
  }
  const since = (after: number): Taken => {
    const { elements, ...rest } = shown()
    return { ...rest, elements: elements.filter(({ seq }) => seq > after), after }
  }
  return {
    conversation: () => {
      const { flow, moves } = store.read().run
      const begun = moves[0]?.kind === 'open' ? moves[0].step : 'init'
      return { entry: { flow, step: begun }, sessionId: PREVIEW_SESSION, turnId: crypto.randomUUID(), ...shown() }
    },
    answer: ({ outgoing }) => {
      const before = shown()
      if (store.read().frames.at(-1)?.expired) return fault('notFound')
      if (store.make(moveOf(before.elements, outgoing)) !== undefined) return fault('refused')
      return ok(since(before.cursor))
    },
    missed: ({ after }) => ok(since(after)),
    cursor: () => shown().cursor,
    subscribe: store.subscribe,
  }
}

/** A typed answer that is a suggestion's title counts as choosing it, as on the server. */
function moveOf(elements: readonly ChatElement[], { payload, utterance, change, consent }: { payload?: string; utterance: string; change?: number; consent?: true }): Move {
  if (change !== undefined) return { kind: 'change', answer: answerNumber(elements, change) }
  const plain = (text: string) => text.trim().toLocaleLowerCase().replace(/\s+/g, ' ')
  const chosen = payload ?? elements.at(-1)?.suggested_responses.find(({ title }) => plain(title) === plain(utterance))?.payload
  return chosen === undefined ? { kind: 'type', text: utterance } : { kind: 'pick', payload: chosen, ...(consent && { consent }) }
}
