import { assign, setup } from 'xstate'

/** Browser timers overflow above this many milliseconds; a later expiry is checked again when the timer fires. */
const LONGEST_TIMER = 2_147_483_647

/** `expiresAt` undefined: valid until withdrawn. Times are in milliseconds since 1970 and passed in by the caller. */
type Kept = { standing: 'asked' | 'given' | 'withdrawn'; expiresAt: number | undefined; now: number }

type ConsentContext = Kept & { failed: boolean }

type ConsentEvent =
  | { type: 'visitor.gave' }
  | { type: 'visitor.withdrew' }
  | { type: 'server.gave' }
  | { type: 'server.withdrew' }
  | { type: 'server.failed' }
  | ({ type: 'consent.arrived' } & Kept)

const outside = (name: string) => () => {
  throw new Error(`consentMachine: provide the action ${name}`)
}

/**
 * A consent that is valid until it expires or is withdrawn (AUTH-06, AUTH-07, BEY-11). Callers must provide the actions
 * `give` and `withdraw`.
 */
export const consentMachine = setup({
  types: { context: {} as ConsentContext, events: {} as ConsentEvent, input: {} as ConsentContext },
  delays: {
    untilExpiry: ({ context: { expiresAt = Infinity, now } }) => Math.min(Math.max(0, expiresAt - now), LONGEST_TIMER),
  },
  guards: {
    isWithdrawn: ({ context: { standing } }) => standing === 'withdrawn',
    isExpired: ({ context: { standing, expiresAt = Infinity, now } }) => standing === 'given' && expiresAt <= now,
    isGiven: ({ context: { standing } }) => standing === 'given',
    hasFailed: ({ context: { failed } }) => failed,
  },
  actions: {
    keepArrived: assign((_, { standing, expiresAt, now }: Kept) => ({ standing, expiresAt, now, failed: false })),
    passTime: assign({ now: ({ context: { expiresAt = Infinity, now } }) => Math.min(expiresAt, now + LONGEST_TIMER) }),
    give: outside('give'),
    withdraw: outside('withdraw'),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => input,
  initial: 'checking',
  on: { 'consent.arrived': { target: '.checking', actions: { type: 'keepArrived', params: ({ event }) => event } } },
  states: {
    checking: {
      always: [
        { guard: 'isWithdrawn', target: 'withdrawn' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'isGiven', target: 'given' },
        { target: 'asked' },
      ],
    },
    asked: {
      initial: 'checking',
      states: {
        checking: { always: [{ guard: 'hasFailed', target: 'failed' }, { target: 'open' }] },
        open: { on: { 'visitor.gave': 'giving' } },
        giving: { entry: 'give', on: { 'server.gave': '#consent.given', 'server.failed': 'failed' } },
        failed: { on: { 'visitor.gave': 'giving' } },
      },
    },
    given: {
      initial: 'checking',
      after: { untilExpiry: { target: 'checking', actions: 'passTime' } },
      states: {
        checking: { always: [{ guard: 'hasFailed', target: 'failed' }, { target: 'standing' }] },
        standing: { on: { 'visitor.withdrew': 'withdrawing' } },
        withdrawing: { entry: 'withdraw', on: { 'server.withdrew': '#consent.withdrawn', 'server.failed': 'failed' } },
        failed: { on: { 'visitor.withdrew': 'withdrawing' } },
      },
    },
    withdrawn: {},
    expired: {},
  },
})
