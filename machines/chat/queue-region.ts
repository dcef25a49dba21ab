import { chatSetup } from './chat-setup.ts'

/**
 * Shows one element at a time (CHAT-01): looks once per second, puts the next one in after half a second. A tap, a key or
 * reduced motion puts everything in at once. When the last look found nothing the next one is due as soon as something comes.
 */
export const queueRegion = chatSetup.createStateConfig({
  initial: 'resting',
  on: {
    'visitor.flushed': { actions: 'showAll', target: '.resting' },
    'overlay.opened': '.paused',
  },
  states: {
    resting: {
      always: [
        { guard: 'standsStill', actions: 'showAll' },
        { guard: 'somethingWaits', target: 'inserting' },
      ],
    },
    inserting: {
      always: { guard: 'standsStill', target: 'resting' },
      after: { insertAfter: { target: 'listening', actions: 'showNext' } },
    },
    listening: {
      always: { guard: 'standsStill', target: 'resting' },
      after: { pollEvery: [{ guard: 'somethingWaits', target: 'inserting' }, { target: 'resting' }] },
    },
    paused: { on: { 'overlay.closed': 'listening', 'visitor.flushed': {} } },
  },
})
