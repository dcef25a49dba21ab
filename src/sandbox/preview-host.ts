import { answerNumber } from '#contracts/chat/changeable.ts'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { Found } from '#contracts/chat/found.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import type { AskBetween } from '#contracts/sandbox/sandbox-service.ts'
import { parseUtterance } from '#flows/kit/parse-utterance.ts'
import { elementsOf } from '#flows/kit/run/elements.ts'
import type { Move } from '#flows/kit/run/run.ts'
import type { Translate } from '#flows/kit/render-elements.ts'
import type { AnswerRequest, ChatEntry, MissedRequest, TurnResult } from '#machines/chat/chat-context.ts'
import type { RunStore, RunView } from './run-store.ts'
import type { Flow } from '#flows/kit/flow.ts'

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
  answer: (request: AnswerRequest) => Promise<Result<TurnResult>>
  missed: (request: MissedRequest) => Result<TurnResult>
  /** Newest seq; grows with the run. */
  cursor: () => number
  subscribe: RunStore['subscribe']
}

/** What the preview speaks with: the flow and its words, and who answers questions in between. */
export type Preview = { flow: Flow; translate: Translate; lookUp: (asked: AskBetween) => Promise<Found | undefined> }

export function createPreviewHost(store: RunStore, preview: Preview): PreviewHost {
  const { translate } = preview
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
  const since = (after: number): TurnResult => {
    const { elements, ...rest } = shown()
    return { ...rest, elements: elements.filter(({ seq }) => seq > after), after }
  }
  return {
    conversation: () => {
      const { flow, moves } = store.read().run
      const begun = moves[0]?.kind === 'open' ? moves[0].step : 'init'
      return { entry: { flow, step: begun }, sessionId: PREVIEW_SESSION, turnId: crypto.randomUUID(), ...shown() }
    },
    answer: async ({ outgoing }) => {
      const [before, moment] = [shown(), store.read()]
      if (moment.frames.at(-1)?.expired) return fault('notFound')
      const move = await moveOf(preview, moment, before.elements, outgoing)
      // The run may have gone elsewhere while a question was looked up.
      if (store.read() !== moment || store.make(move) !== undefined) return fault('refused')
      return ok(since(before.cursor))
    },
    missed: ({ after }) => ok(since(after)),
    cursor: () => shown().cursor,
    subscribe: store.subscribe,
  }
}

type Answer = { payload?: string; utterance: string; change?: number; consent?: true }

/** The move an answer is: what was tapped, or what was typed, understood as the server does and a question looked up (CHAT-15). */
async function moveOf(
  { flow, translate, lookUp }: Preview,
  { run, frames }: RunView,
  elements: readonly ChatElement[],
  answer: Answer,
): Promise<Move> {
  const { payload, utterance, change, consent } = answer
  if (change !== undefined) return { kind: 'change', answer: answerNumber(elements, change) }
  const pick = (chosen: string): Move => ({ kind: 'pick', payload: chosen, ...(consent && { consent }) })
  if (payload !== undefined) return pick(payload)
  const typed: Move = { kind: 'type', text: utterance }
  const last = frames.at(-1)
  if (!last) return typed
  const { locale } = run
  const { step, facts } = last.turn.state
  const heard = parseUtterance(
    flow,
    step,
    { facts, locale, today: osloDay(last.now), instant: last.now },
    utterance,
    translate,
  )
  if (heard.event.payload !== undefined) return pick(heard.event.payload)
  if (heard.event.unsure) return { ...typed, unsure: heard.event.unsure }
  const found = heard.lookUp ? await lookUp({ question: utterance, locale, facts, now: last.now }) : undefined
  return found ? { ...typed, found } : typed
}
