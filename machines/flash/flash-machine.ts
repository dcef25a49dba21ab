import { assign, setup, type SnapshotFrom } from 'xstate'

/** In milliseconds (SHELL-12). */
const FLASH_TIMEOUT = 6000
const FLASH_LOADER = FLASH_TIMEOUT / 3

type Context = { spent: number; since: number }

/** `at` is in milliseconds of any monotonic clock. */
type Event = { type: 'attention.gained'; at: number } | { type: 'attention.lost'; at: number } | { type: 'user.closed' }

/**
 * Shows a loader for the first third, then the status icon; time pauses while the user attends to the message
 * (SHELL-12).
 */
export const flashMachine = setup({
  types: {} as { context: Context; events: Event; input: { at: number } },
  delays: {
    untilStatus: ({ context }) => FLASH_LOADER - context.spent,
    untilClosed: ({ context }) => FLASH_TIMEOUT - context.spent,
  },
  guards: { loaderIsDue: ({ context }) => context.spent < FLASH_LOADER },
  actions: {
    stopTheClock: assign(({ context }, { at }: { at: number }) => ({
      spent: context.spent + Math.max(0, at - context.since),
    })),
    startTheClock: assign((_, { at }: { at: number }) => ({ since: at })),
    loaderIsSpent: assign(({ context }) => ({
      spent: FLASH_LOADER,
      since: context.since + FLASH_LOADER - context.spent,
    })),
  },
}).createMachine({
  id: 'flash',
  initial: 'loading',
  context: ({ input }) => ({ spent: 0, since: input.at }),
  on: { 'user.closed': '.closed' },
  states: {
    loading: {
      after: { untilStatus: { target: 'telling', actions: 'loaderIsSpent' } },
      on: {
        'attention.gained': {
          target: 'held',
          actions: { type: 'stopTheClock', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    telling: {
      after: { untilClosed: 'closed' },
      on: {
        'attention.gained': {
          target: 'held',
          actions: { type: 'stopTheClock', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    held: {
      on: {
        'attention.lost': [
          {
            guard: 'loaderIsDue',
            target: 'loading',
            actions: { type: 'startTheClock', params: ({ event }) => ({ at: event.at }) },
          },
          { target: 'telling', actions: { type: 'startTheClock', params: ({ event }) => ({ at: event.at }) } },
        ],
      },
    },
    closed: { type: 'final' },
  },
})

type Snapshot = SnapshotFrom<typeof flashMachine>

export const showsLoader = (snapshot: Snapshot): boolean =>
  snapshot.matches('loading') || (snapshot.matches('held') && snapshot.context.spent < FLASH_LOADER)

export const isClosed = (snapshot: Snapshot): boolean => snapshot.matches('closed')
