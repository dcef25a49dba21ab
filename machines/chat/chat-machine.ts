import { not } from 'xstate'
import { openContext } from './chat-context.ts'
import { chatSetup } from './chat-setup.ts'
import { connectionRegion } from './connection-region.ts'
import { queueRegion } from './queue-region.ts'
import { turnRegion } from './turn-region.ts'

export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => openContext(input),
  type: 'parallel',
  on: {
    'motion.changed': { actions: { type: 'setMotion', params: ({ event }) => event } },
    'visitor.typed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
    'visitor.consented': { actions: { type: 'keepConsent', params: ({ event }) => event } },
    'conversation.loaded': { actions: { type: 'takeIn', params: ({ event }) => event } },
    'link.notified': {
      guard: { type: 'isOurs', params: ({ event }) => event },
      actions: { type: 'hear', params: ({ event }) => event },
    },
  },
  states: {
    connection: connectionRegion,
    link: {
      initial: 'closed',
      states: {
        closed: { always: { guard: 'mayBeTold', target: 'due' } },
        due: { always: { guard: not('mayBeTold'), target: 'closed' }, after: { openLinkAfter: 'open' } },
        open: {
          always: { guard: not('mayBeTold'), target: 'closed' },
          invoke: { src: 'link', input: ({ context }) => ({ sessionId: context.sessionId ?? '' }) },
        },
      },
    },
    queue: queueRegion,
    turn: turnRegion,
    overlay: {
      initial: 'closed',
      states: {
        closed: {
          always: { guard: 'frameIsDue', target: 'frame' },
          on: { 'visitor.viewed': { guard: 'hasFrame', target: 'frame' } },
        },
        frame: { entry: 'pauseQueue', on: { 'overlay.closed': { target: 'closed', actions: 'closeFrame' } } },
      },
    },
  },
})
