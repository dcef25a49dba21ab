import { assign, emit, fromCallback, fromPromise, not, raise, setup, stateIn } from 'xstate'
import { changeableAnswers } from '#contracts/chat/changeable.ts'
import type { NotTaken } from '#contracts/chat/not-taken.ts'
import type { Result } from '#contracts/kernel/result.ts'
import { askedElement, forcedElement, frameElement, frameIsDue, lacksConsent } from './asked.ts'
import {
  openContext,
  type AnswerRequest,
  type BeginRequest,
  type Begun,
  type ChatContext,
  type ChatEmitted,
  type ChatEvent,
  type ChatInput,
  type Missed,
  type MissedRequest,
  type Outgoing,
  type TurnResult,
} from './chat-context.ts'
import { receive, showAll, showNext, somethingWaits, fieldOf, takesText } from './transcript.ts'

/** Pace of showing elements, in milliseconds (CHAT-01). */
const POLL_EVERY = 1_000
const INSERT_AFTER = 500

/** Milliseconds to wait for an effect before opening a socket for its result. */
const OPEN_LINK_AFTER = 1_000

const MOST_ATTEMPTS = 12

const RETRIES = [500, 1_000, 2_000, 4_000]
const LOOKS = [250, 500, 1_000, 2_000]

const retryDelay = (attempts: number): number => RETRIES[attempts - 1] ?? 8_000

const lookDelay = (looks: number): number => LOOKS[looks] ?? 4_000

type WithContext = { context: ChatContext }
type Answer = Omit<Outgoing, 'turnId'>

export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
    input: {} as ChatInput,
  },
  actors: {
    begin: fromPromise<Begun, BeginRequest>(() => unprovided('begin')),
    answer: fromPromise<Result<TurnResult>, AnswerRequest>(() => unprovided('answer')),
    missed: fromPromise<Missed, MissedRequest>(() => unprovided('missed')),
    link: fromCallback<ChatEvent, { sessionId: string }>(() => unprovided('link')),
  },
  delays: {
    pollEvery: POLL_EVERY,
    insertAfter: INSERT_AFTER,
    openLinkAfter: OPEN_LINK_AFTER,
    retryAfter: ({ context }) => retryDelay(context.attempts),
    lookAgain: ({ context }) => lookDelay(context.looks),
  },
  guards: {
    hasSession: ({ context }) => context.sessionId !== undefined,
    hasOutgoing: ({ context }) => context.outgoing !== undefined,
    somethingWaits: ({ context }) => somethingWaits(context.transcript),
    standsStill: ({ context }) => context.still && somethingWaits(context.transcript),
    missesSomething: ({ context }) =>
      context.sessionId !== undefined && context.transcript.heard > context.transcript.complete,
    awaitsEffect: ({ context }) => context.sessionId !== undefined && context.waiting === 'effect',
    // An authorization request may end in another tab; the socket reports it, so polling is not needed.
    mayBeTold: ({ context }) => mayBeTold(context),
    shownIsForced: ({ context }) => forcedElement(context) !== undefined,
    frameIsDue: ({ context }) => frameIsDue(context),
    hasFrame: ({ context }) => frameElement(context) !== undefined,
    answersTheAsked: ({ context }, answer: Answer & { aside?: boolean }) => isAnswer(context, answer),
    changesAnOwn: ({ context }, { change, answers }: { change: number; answers: number }) =>
      context.outgoing === undefined &&
      askedElement(context)?.seq === answers &&
      changeableAnswers(context.transcript.shown).has(change),
    isLost: ({ context }) => context.problem === 'gone',
    isOurs: ({ context }, { session }: { session: string }) => context.sessionId === session,
    arrived: (_, { result }: { result: Result<unknown> }) => result.ok,
    isGone: (_, { result }: { result: Result<unknown> }) => !result.ok && result.reason === 'notFound',
    isRefused: (_, { result }: { result: Result<unknown> }) => !result.ok && result.reason === 'refused',
    mayRetry: ({ context }) => context.attempts < MOST_ATTEMPTS,
    isReachable: not(stateIn({ connection: 'offline' })),
  },
  actions: {
    say: assign(({ context }, answer: Answer) => ({
      outgoing: {
        turnId: context.turnId,
        ...answer,
        ...(context.consented === answer.answers && { consent: true as const }),
      },
      turnId: `${context.pageTurnId}-${context.turns + 1}`,
      turns: context.turns + 1,
      draft: '',
      problem: undefined,
      notTaken: undefined,
      attempts: 0,
    })),
    returnForced: assign(({ context }) => {
      const forced = forcedElement(context)
      if (!forced) return {}
      const turnId = `forced:${context.sessionId ?? context.pageTurnId}:${forced.seq}`
      return {
        returned: forced.seq,
        outgoing: { turnId, answers: forced.seq, utterance: '', payload: forced.payload, title: '' },
        attempts: 0,
      }
    }),
    join: assign((_, { result }: { result: Begun }) => (result.ok ? { sessionId: result.value.sessionId } : {})),
    adopt: assign((_, { session }: { session: string }) => ({ sessionId: session })),
    hear: assign({ transcript: ({ context }, { seq }: { seq: number }) => heardOf(context, seq) }),
    receive: assign(({ context }, { result }: { result: Missed }) =>
      result.ok ? received(context, result.value) : {},
    ),
    catchUp: assign(({ context }, { result }: { result: Missed }) =>
      result.ok ? caughtUp(context, result.value) : {},
    ),
    renewTurnId: assign((_, { turnId }: { turnId: string }) => ({ pageTurnId: turnId, turnId, turns: 1 })),
    settle: assign(({ context }, { result }: { result: Result<TurnResult> }) => ({
      outgoing: undefined,
      attempts: 0,
      problem: undefined,
      looks: 0,
      // A stale answer was answered elsewhere; typed text is kept as a draft, because it may fit the current question.
      ...(result.ok && result.value.stale && { notTaken: lateAnswer(context) }),
      ...(result.ok &&
        result.value.stale &&
        context.outgoing?.utterance && { draft: context.outgoing.utterance, draftField: fieldAnswered(context) }),
    })),
    tellTabs: emit(({ context }: WithContext) => ({
      type: 'transcript.grew' as const,
      session: context.sessionId ?? '',
      seq: context.transcript.complete,
    })),
    giveBack: assign({
      outgoing: undefined,
      problem: 'refused',
      draft: ({ context }) => (context.outgoing?.payload ? '' : (context.outgoing?.utterance ?? '')),
      draftField: ({ context }) => fieldAnswered(context),
    }),
    loseSession: assign(({ context }) => ({
      outgoing: undefined,
      problem: 'gone' as const,
      notTaken: lateAnswer(context) ?? context.notTaken,
    })),
    beginAnew: assign(({ context: { entry, still, shared, notTaken } }, { turnId }: { turnId: string }) => ({
      ...openContext({
        entry,
        elements: [],
        cursor: 0,
        waiting: 'answer',
        turnId,
        shared,
        ...(notTaken && { notTaken }),
      }),
      still,
    })),
    giveUp: assign({ problem: 'unreachable' }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    startOver: assign({ attempts: 0, problem: undefined }),
    showNext: assign({ transcript: ({ context }) => showNext(context.transcript) }),
    showAll: assign({ transcript: ({ context }) => showAll(context.transcript) }),
    keepDraft: assign(({ context }, { text }: { text: string }) => ({
      draft: text,
      draftField: fieldOf(askedElement(context)),
    })),
    keepConsent: assign((_, { element, ticked }: { element: number; ticked: boolean }) => ({
      consented: ticked ? element : undefined,
    })),
    setMotion: assign((_, { still }: { still: boolean }) => ({ still })),
    takeIn: assign(({ context }, { conversation }: { conversation: ChatInput }) => takenIn(context, conversation)),
    pauseQueue: raise({ type: 'overlay.opened' }),
    closeFrame: assign({ closedFrame: ({ context }) => frameElement(context)?.seq ?? context.closedFrame }),
  },
})

function unprovided(actor: string): never {
  throw new Error(`chatMachine: provide the actor '${actor}'`)
}

function isAnswer(context: ChatContext, { answers, payload, aside }: Answer & { aside?: boolean }): boolean {
  const asked = askedElement(context)
  if (asked?.seq !== answers) return false
  if (payload === undefined) return aside === true || takesText(asked)
  return !(lacksConsent(context, asked) && asked.suggested_responses[0]?.payload === payload)
}

function mayBeTold({ sessionId, waiting, shared }: ChatContext): boolean {
  return sessionId !== undefined && waiting !== 'end' && (shared || waiting !== 'answer')
}

const fieldAnswered = ({ outgoing, transcript }: ChatContext) =>
  fieldOf(transcript.shown.find(({ seq }) => seq === outgoing?.answers))

function heardOf({ transcript }: ChatContext, seq: number) {
  return seq > transcript.heard ? { ...transcript, heard: seq } : transcript
}

function received(context: ChatContext, taken: TurnResult & { sessionId?: string }): Partial<ChatContext> {
  const sessionId = context.sessionId ?? taken.sessionId
  const transcript = receive(context.transcript, taken)
  const isNews = transcript.complete > context.transcript.complete
  const looks = isNews ? 0 : context.looks
  if (taken.cursor < transcript.complete) return { sessionId, transcript, looks }
  return { sessionId, transcript, looks, waiting: taken.waiting, ended: taken.ended, tells: taken.tells }
}

function caughtUp(context: ChatContext, taken: TurnResult): Partial<ChatContext> {
  const changed = received(context, taken)
  const transcript = showAll(changed.transcript ?? context.transcript)
  return { ...changed, transcript, cameWithPage: Math.max(context.cameWithPage, transcript.shown.at(-1)?.seq ?? 0) }
}

function lateAnswer({ outgoing }: ChatContext): NotTaken | undefined {
  if (!outgoing?.title) return undefined
  const { answers, utterance, payload, change, title } = outgoing
  return {
    answers,
    utterance,
    title,
    ...(payload !== undefined && { payload }),
    ...(change !== undefined && { change }),
  }
}

function takenIn(context: ChatContext, conversation: ChatInput): Partial<ChatContext> {
  const { sessionId, elements, cursor, waiting, ended } = conversation
  if (sessionId === undefined || (context.sessionId !== undefined && context.sessionId !== sessionId)) return {}
  return { sessionId, ...received(context, { elements, cursor, waiting, after: 0, ...(ended && { ended }) }) }
}

export const outcome = <T>({ event }: { event: { output: Result<T> } }) => ({ result: event.output })
