import { not } from 'xstate'
import { openContext } from './chat-context.ts'
import { chatSetup } from './chat-setup.ts'
import { connectionRegion } from './connection-region.ts'
import { queueRegion } from './queue-region.ts'
import { turnRegion } from './turn-region.ts'

/**
 * A conversation in the browser. Regions: *connection* fetches what was missed, *link* holds a socket while something may
 * come by itself, *queue* shows one element at a time, *turn* carries the visitor's answer, *input* is what can be
 * answered with, *overlay* is partner content, which pauses the queue.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => openContext(input),
  type: 'parallel',
  on: {
    'motion.changed': { actions: { type: 'setMotion', params: ({ event }) => event } },
    'visitor.typed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
    'visitor.consented': { actions: { type: 'keepConsent', params: ({ event }) => event } },
    'conversation.loaded': { actions: { type: 'takeIn', params: ({ event }) => event } },
    'link.poked': {
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
    input: {
      initial: 'hidden',
      states: {
        hidden: {
          always: [
            { guard: 'asksText', target: 'text' },
            { guard: 'asksConsent', target: 'consent' },
            { guard: 'asksChoice', target: 'suggestions' },
          ],
        },
        text: { always: { guard: not('asksText'), target: 'hidden' } },
        suggestions: { always: { guard: not('asksChoice'), target: 'hidden' } },
        consent: { always: { guard: not('asksConsent'), target: 'hidden' } },
      },
    },
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
