import { not } from 'xstate'
import type { ChatEvent } from './chat-context.ts'
import { chatSetup, outcome } from './chat-setup.ts'

type Answered = Extract<ChatEvent, { type: 'visitor.answered' }>
const answerOf = ({ event: { answers, utterance, title, payload } }: { event: Answered }) => ({
  answers,
  utterance,
  title,
  ...(payload !== undefined && { payload }),
})

/** Sends the visitor's answer, creating the session if needed; retries reuse the same ID (CHAT-13). */
export const turnRegion = chatSetup.createStateConfig({
  initial: 'idle',
  on: {
    'visitor.beganAnew': {
      guard: 'isLost',
      target: '.starting',
      actions: { type: 'beginAnew', params: ({ event }) => event },
    },
  },
  states: {
    idle: {
      always: { guard: 'shownIsForced', target: 'going', actions: 'returnForced' },
      on: {
        'visitor.intended': { guard: not('hasSession'), target: 'starting' },
        'visitor.answered': {
          guard: { type: 'answersTheAsked', params: ({ event }) => event },
          target: 'going',
          actions: { type: 'say', params: answerOf },
        },
        'visitor.changed': {
          guard: { type: 'changesAnOwn', params: ({ event }) => event },
          target: 'going',
          actions: {
            type: 'say',
            params: ({ event: { change, answers, title } }) => ({ change, answers, title, utterance: '' }),
          },
        },
        'tab.began': {
          guard: not('hasSession'),
          actions: [
            { type: 'adopt', params: ({ event }) => event },
            { type: 'hear', params: ({ event }) => event },
          ],
        },
      },
    },
    going: {
      always: [
        { guard: not('hasSession'), target: 'starting' },
        { guard: 'hasOutgoing', target: 'sending' },
        { target: 'idle' },
      ],
    },
    starting: {
      invoke: {
        src: 'begin',
        input: ({ context }) => ({ entry: context.entry, turnId: context.pageTurnId }),
        onDone: [
          {
            guard: { type: 'arrived', params: outcome },
            target: 'going',
            actions: [{ type: 'join', params: outcome }, { type: 'receive', params: outcome }, 'tellTabs'],
          },
          { guard: not('hasOutgoing'), target: 'idle' },
          { guard: { type: 'isRefused', params: outcome }, target: 'idle', actions: 'giveBack' },
          { guard: 'mayRetry', target: 'retrying' },
          { target: 'failed' },
        ],
        onError: [{ guard: not('hasOutgoing'), target: 'idle' }, { target: 'failed' }],
      },
      on: {
        'visitor.answered': {
          guard: { type: 'answersTheAsked', params: ({ event }) => event },
          actions: { type: 'say', params: answerOf },
        },
      },
    },
    sending: {
      invoke: {
        src: 'answer',
        input: ({ context: { sessionId, outgoing } }) => {
          if (sessionId === undefined || outgoing === undefined)
            throw new Error('chatMachine: sending without an answer')
          return { sessionId, outgoing }
        },
        onDone: [
          {
            guard: { type: 'arrived', params: outcome },
            target: 'idle',
            actions: [{ type: 'receive', params: outcome }, { type: 'settle', params: outcome }, 'tellTabs'],
          },
          { guard: { type: 'isGone', params: outcome }, target: 'lost', actions: 'loseSession' },
          { guard: { type: 'isRefused', params: outcome }, target: 'idle', actions: 'giveBack' },
          { guard: 'mayRetry', target: 'retrying' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    retrying: {
      entry: 'countAttempt',
      after: { retryAfter: { guard: 'isReachable', target: 'going' } },
      on: { 'network.returned': 'going', 'visitor.triedAgain': 'going' },
    },
    failed: {
      entry: 'giveUp',
      on: {
        'visitor.triedAgain': { target: 'going', actions: 'startOver' },
        'network.returned': { target: 'going', actions: 'startOver' },
      },
    },
    lost: {},
  },
})
