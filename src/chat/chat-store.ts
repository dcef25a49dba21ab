import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import type { Result } from '#contracts/kernel/result.ts'
import type {
  AnswerRequest,
  BeginRequest,
  Begun,
  ChatEvent,
  ChatInput,
  Missed,
  MissedRequest,
  TurnResult,
} from '#machines/chat/chat-context.ts'
import { chatMachine } from '#machines/chat/chat-machine.ts'
import { measure, type AnalyticsEvent } from '#src/shell/analytics.ts'
import { liveLink } from './live-link.ts'
import type { Hint } from './other-tabs.ts'
import type { ChatTransport } from './transport.ts'

export type ChatActor = ActorRefFrom<typeof chatMachine>

export type ChatStore = {
  /** Returns the same actor when the visitor comes back to a page. The actor is not started on the server. */
  find: (conversation: ChatInput) => ChatActor
  /** Starts the actor at the first call; later calls pass it the newly loaded conversation. */
  start: (conversation: ChatInput, present: () => readonly ChatEvent[]) => void
  tellAll: (event: ChatEvent) => void
  hear: (hint: Hint) => void
  /** Sets how other tabs are notified; `undefined` turns it off. */
  join: (tell: ((hint: Hint) => void) | undefined) => void
  stop: () => void
}

/** Keeps one actor per conversation across pages. `link` notifies a conversation of new elements. */
export function chatStore(transport: ChatTransport, link = liveLink): ChatStore {
  const actors = new Map<string, ChatActor>()
  const byPage = new WeakMap<ChatInput, ChatActor>()
  const started = new Set<ChatActor>()
  let tellTabs: ((hint: Hint) => void) | undefined
  const machine = chatMachine.provide({
    actors: {
      begin: fromPromise<Begun, BeginRequest>(({ input }) => transport.begin(input)),
      answer: fromPromise<Result<TurnResult>, AnswerRequest>(({ input }) => transport.answer(input)),
      missed: fromPromise<Missed, MissedRequest>(({ input }) => transport.missed(input)),
      link,
    },
  })

  const store: ChatStore = {
    find(conversation) {
      const seen = byPage.get(conversation)
      if (seen) return seen
      const key = keyOf(conversation)
      const kept = actors.get(key)
      const actor = kept && transferTo(kept, conversation) ? kept : createActor(machine, { input: conversation })
      if (actor !== kept) {
        kept?.stop()
        actor.on('transcript.grew', ({ session, seq }) => tellTabs?.({ key, session, seq }))
        followEvents(actor, measure)
      }
      actors.set(key, actor)
      byPage.set(conversation, actor)
      return actor
    },
    start(conversation, present) {
      const actor = store.find(conversation)
      if (started.has(actor)) return actor.send({ type: 'conversation.loaded', conversation })
      started.add(actor)
      actor.start()
      for (const event of present()) actor.send(event)
    },
    tellAll(event) {
      for (const actor of started) actor.send(event)
    },
    hear({ key, session, seq }) {
      const actor = actors.get(key)
      if (!actor || !started.has(actor)) return
      const isBegun = actor.getSnapshot().context.sessionId !== undefined
      actor.send({ type: isBegun ? 'link.notified' : 'tab.began', session, seq })
    },
    join(tell) {
      tellTabs = tell
    },
    stop() {
      for (const actor of started) actor.stop()
      started.clear()
    },
  }
  return store
}

const keyOf = ({ entry: { flow, product, productValue } }: ChatInput) => JSON.stringify([flow, product, productValue])

/** A kept actor is not reused when the server has started another conversation in its place. */
function transferTo(kept: ChatActor, { sessionId }: ChatInput): boolean {
  const { context } = kept.getSnapshot()
  if (context.sessionId === undefined) return true
  if (sessionId !== undefined) return sessionId === context.sessionId
  return context.problem !== 'gone' && context.waiting !== 'end'
}

/** Reports each element's event once, when it becomes visible (CHAT-12); elements loaded with the page are skipped. */
export function followEvents(actor: ChatActor, measure: (happened: AnalyticsEvent) => void): void {
  let told = actor.getSnapshot().context.cameWithPage
  actor.subscribe(({ context: { transcript, entry, cameWithPage } }) => {
    told = Math.max(told, cameWithPage)
    const from = transcript.shown.findLastIndex(({ seq }) => seq <= told) + 1
    for (const { seq, parameters } of transcript.shown.slice(from)) {
      told = seq
      if (parameters.fb_event) measure({ event: parameters.fb_event, flow: entry.flow })
    }
  })
}
