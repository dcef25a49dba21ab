import { not } from 'xstate'
import type { ChatContext, MissedRequest } from './chat-context.ts'
import { chatSetup, outcome } from './chat-setup.ts'

const missedAfter = ({ context: { entry, sessionId, transcript } }: { context: ChatContext }): MissedRequest =>
  sessionId === undefined
    ? { entry, after: 0, heard: transcript.heard }
    : { sessionId, after: transcript.complete, heard: transcript.heard }

export const connectionRegion = chatSetup.createStateConfig({
  initial: 'online',
  on: {
    'network.lost': '.offline',
    'page.restored': { target: '.catchingUp', actions: { type: 'renewTurnId', params: ({ event }) => event } },
  },
  states: {
    online: {
      initial: 'quiet',
      always: { guard: 'missesSomething', target: 'connecting' },
      on: {
        'page.returned': { guard: 'hasSession', target: 'connecting' },
        'link.opened': 'connecting',
      },
      states: {
        quiet: { always: { guard: 'awaitsEffect', target: 'awaiting' } },
        awaiting: {
          always: { guard: not('awaitsEffect'), target: 'quiet' },
          after: { lookAgain: { target: '#chat.connection.connecting', actions: 'countLook' } },
        },
      },
    },
    connecting: {
      // The answer on its way may be older than the link.
      on: { 'link.opened': { target: 'connecting', reenter: true } },
      invoke: {
        src: 'missed',
        input: missedAfter,
        onDone: [
          {
            guard: { type: 'arrived', params: outcome },
            target: 'online',
            actions: { type: 'receive', params: outcome },
          },
          { guard: { type: 'isGone', params: outcome }, target: 'lost', actions: 'loseSession' },
          { target: 'unreached', actions: 'countLook' },
        ],
        onError: { target: 'unreached', actions: 'countLook' },
      },
    },
    catchingUp: {
      on: { 'link.opened': { target: 'catchingUp', reenter: true } },
      invoke: {
        src: 'missed',
        input: missedAfter,
        onDone: [
          {
            guard: { type: 'arrived', params: outcome },
            target: 'online',
            actions: { type: 'catchUp', params: outcome },
          },
          { guard: { type: 'isGone', params: outcome }, target: 'lost', actions: 'loseSession' },
          { target: 'unreached', actions: 'countLook' },
        ],
        onError: { target: 'unreached', actions: 'countLook' },
      },
    },
    unreached: { after: { lookAgain: 'connecting' }, on: { 'network.returned': 'connecting' } },
    offline: { on: { 'network.returned': [{ guard: 'hasSession', target: 'connecting' }, { target: 'online' }] } },
    lost: { on: { 'visitor.beganAnew': 'online' } },
  },
})
