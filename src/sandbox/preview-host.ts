import { answerNumber } from '#contracts/chat/changeable.ts'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { Found } from '#contracts/chat/found.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import type { AskBetween } from '#contracts/sandbox/sandbox-service.ts'
import { asAnswer, correctedAnswers } from '#flows/kit/hear/told/answers-ahead.ts'
import { withStillAsked } from '#flows/kit/hear/choices/still-asked.ts'
import { parseUtterance } from '#flows/kit/parse-utterance.ts'
import { elementsOf } from '#flows/kit/run/elements.ts'
import type { Move } from '#flows/kit/run/run.ts'
import type { Translate } from '#flows/kit/render-elements.ts'
import type { AnswerRequest, ChatEntry, MissedRequest, TurnResult } from '#machines/chat/chat-context.ts'
import type { RunStore, RunView } from './run-store.ts'
import type { Flow } from '#flows/kit/flow.ts'

/** Session id of all sandbox conversations; nothing is stored under it. */
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

export type PreviewHost = {
  conversation: () => PreviewConversation
  answer: (request: AnswerRequest) => Promise<Result<TurnResult>>
  missed: (request: MissedRequest) => Result<TurnResult>
  cursor: () => number
  subscribe: RunStore['subscribe']
}

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
      const moves = await movesOf(preview, moment, before.elements, outgoing)
      // The run may have changed while the question was looked up.
      if (store.read() !== moment || moves.some((move) => store.make(move) !== undefined)) return fault('refused')
      return ok(since(before.cursor))
    },
    missed: ({ after }) => ok(since(after)),
    cursor: () => shown().cursor,
    subscribe: store.subscribe,
  }
}

type Answer = { payload?: string; utterance: string; change?: number; consent?: true }

async function movesOf(
  { flow, translate, lookUp }: Preview,
  { run, frames }: RunView,
  elements: readonly ChatElement[],
  answer: Answer,
): Promise<Move[]> {
  const { payload, utterance, change, consent } = answer
  if (change !== undefined) return [{ kind: 'change', answer: answerNumber(elements, change) }]
  const pick = (chosen: string): Move[] => [{ kind: 'pick', payload: chosen, ...(consent && { consent }) }]
  if (payload !== undefined) return pick(payload)
  const typed = { kind: 'type' as const, text: utterance }
  const last = frames.at(-1)
  if (!last) return [typed]
  const { locale } = run
  const { step, facts } = last.turn.state
  const flowContext = { facts, locale, today: osloDay(last.now), instant: last.now }
  const offered = last.asked?.options.map((option) => option.payload) ?? []
  const heard = parseUtterance(flow, step, flowContext, utterance, translate, offered)
  const { acts = [], payload: meant } = heard.event
  if (meant !== undefined && acts.every(({ sure }) => sure === 1)) return pick(meant)
  const [corrected, ...others] = correctedAnswers(acts, (fact) =>
    last.standing.answerHistory.findLast(({ taught }) => fact in taught),
  )
  if (corrected) {
    const { payload: chosen, value } = corrected.correction
    const back: Move = { kind: 'change', answer: corrected.mark.seq }
    if (chosen === undefined && value === undefined) return [back]
    const anew = [corrected, ...others].map(({ correction }) => asAnswer(correction))
    return [back, { ...typed, text: value ?? utterance, acts: anew, ...(chosen !== undefined && { payload: chosen }) }]
  }
  const found = heard.lookUp
    ? await lookUp({ question: heard.question ?? utterance, locale, facts, now: last.now })
    : heard.event.found
  const event = { ...heard.event, ...(found && { found }) }
  const { acts: asked, unsure } = heard.back
    ? event
    : withStillAsked(event, { flow, step, flowContext, shown: offered })
  return [
    {
      ...typed,
      acts: asked ?? [],
      ...(meant !== undefined && { payload: meant }),
      ...(unsure && { unsure }),
      ...(found && { found }),
    },
  ]
}
