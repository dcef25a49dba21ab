import { chatSetup } from './chat-setup.ts'

/** Shows one element at a time (CHAT-01). A tap, a key press or reduced motion shows all at once. */
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
