import { assign, setup, type SnapshotFrom } from 'xstate'

/** How long a flash message stays, and how long it shows a loader first, in milliseconds (SHELL-12). */
const FLASH_TIMEOUT = 6000
const FLASH_LOADER = FLASH_TIMEOUT / 3

/** `spent`: milliseconds used up when the running stretch began; `since`: the moment (ms) it began. */
type Context = { spent: number; since: number }

/** `at` is the moment in milliseconds, of any clock that only goes forward. */
type Event = { type: 'attention.gained'; at: number } | { type: 'attention.lost'; at: number } | { type: 'user.closed' }

/** A flash message: a loader for the first third, then its status icon, then gone; time stands still while somebody attends to it (SHELL-12). */
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

/** Whether the loader shows in place of the status icon. */
export const showsLoader = (snapshot: Snapshot): boolean =>
  snapshot.matches('loading') || (snapshot.matches('held') && snapshot.context.spent < FLASH_LOADER)

export const isClosed = (snapshot: Snapshot): boolean => snapshot.matches('closed')
