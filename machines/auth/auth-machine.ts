import { assign, setup } from 'xstate'
import type { Person } from '#contracts/account/credentials.ts'

/** Browser timers overflow above this many milliseconds; a later expiry is checked again when the timer fires. */
const LONGEST_TIMER = 2_147_483_647
/** In milliseconds; leaves time to extend the session or save input. */
export const WARNED_BEFORE = 300_000

type AuthContext = { person: Person | undefined; now: number }

type AuthEvent =
  | { type: 'person.updated'; person: Person | undefined; now: number }
  | { type: 'page.returned'; now: number }
  | { type: 'token.refused' }
  | { type: 'visitor.loggedOut' }

/**
 * The browser's session (AUTH-01, AUTH-02); expiry is also checked on each update, because timers pause while a device
 * sleeps. Callers must provide `leave`, which opens a public page.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as AuthContext,
  },
  delays: {
    untilWarning: ({ context: { person, now } }) =>
      Math.min(Math.max(0, (person?.expires ?? now) - WARNED_BEFORE - now), LONGEST_TIMER),
    untilExpiry: ({ context: { person, now } }) => Math.min(Math.max(0, (person?.expires ?? now) - now), LONGEST_TIMER),
  },
  guards: {
    endsSoon: ({ context: { person, now } }) => person !== undefined && person.expires - WARNED_BEFORE <= now,
    isStranger: ({ context }) => context.person === undefined,
    isExpired: ({ context: { person, now } }) => person !== undefined && person.expires <= now,
  },
  actions: {
    update: assign((_, { person, now }: AuthContext) => ({ person, now })),
    tellTime: assign((_, { now }: { now: number }) => ({ now })),
    passTimeToWarning: assign({
      now: ({ context: { person, now } }) => Math.min((person?.expires ?? now) - WARNED_BEFORE, now + LONGEST_TIMER),
    }),
    passTime: assign({ now: ({ context: { person, now } }) => Math.min(person?.expires ?? now, now + LONGEST_TIMER) }),
    forget: assign({ person: undefined }),
    leave: () => {
      throw new Error('authMachine: provide the action leave')
    },
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => input,
  initial: 'checking',
  on: {
    'person.updated': { target: '.checking', actions: { type: 'update', params: ({ event }) => event } },
  },
  states: {
    checking: {
      always: [
        { guard: 'isStranger', target: 'anonymous' },
        // Must not target 'ended': if the visitor's clock is ahead, leaving would redirect forever.
        { guard: 'isExpired', target: 'anonymous', actions: 'forget' },
        { target: 'authenticated' },
      ],
    },
    anonymous: {},
    authenticated: {
      always: { guard: 'isExpired', target: 'ended' },
      initial: 'calm',
      states: {
        calm: {
          always: { guard: 'endsSoon', target: 'ending' },
          after: { untilWarning: { target: 'calm', reenter: true, actions: 'passTimeToWarning' } },
        },
        ending: { after: { untilExpiry: { target: 'ending', reenter: true, actions: 'passTime' } } },
      },
      on: {
        'page.returned': {
          target: 'authenticated',
          reenter: true,
          actions: { type: 'tellTime', params: ({ event }) => event },
        },
        'token.refused': 'ended',
        'visitor.loggedOut': { target: 'anonymous', actions: 'forget' },
      },
    },
    ended: { entry: ['forget', 'leave'], always: 'anonymous' },
  },
})
