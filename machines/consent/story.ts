import type { ContextFrom } from 'xstate'
import type { MachineStory } from '#machines/kit/story.ts'
import { consentMachine } from './consent-machine.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export const consentStory: MachineStory<ContextFrom<typeof consentMachine>> = {
  machine: consentMachine,
  inputs: {
    'asked for': (now) => ({ standing: 'asked', expiresAt: undefined, now, failed: false }),
    'asked for, failed before the scripts came': (now) => ({
      standing: 'asked',
      expiresAt: undefined,
      now,
      failed: true,
    }),
    'given until withdrawn': (now) => ({ standing: 'given', expiresAt: undefined, now, failed: false }),
    'given for 60 days': (now) => ({ standing: 'given', expiresAt: now + 60 * DAY, now, failed: false }),
    'not withdrawn before the scripts came': (now) => ({ standing: 'given', expiresAt: undefined, now, failed: true }),
    'over for an hour': (now) => ({ standing: 'given', expiresAt: now - HOUR, now, failed: false }),
    withdrawn: (now) => ({ standing: 'withdrawn', expiresAt: undefined, now, failed: false }),
  },
  events: {
    'visitor.gave': () => ({ type: 'visitor.gave' }),
    'visitor.withdrew': () => ({ type: 'visitor.withdrew' }),
    'server.gave': () => ({ type: 'server.gave' }),
    'server.withdrew': () => ({ type: 'server.withdrew' }),
    'server.failed': () => ({ type: 'server.failed' }),
    'consent.arrived': ({ now, context }) => ({
      type: 'consent.arrived',
      standing: 'given',
      expiresAt: context.expiresAt,
      now,
    }),
    'consent.arrived withdrawn': ({ now, context }) => ({
      type: 'consent.arrived',
      standing: 'withdrawn',
      expiresAt: context.expiresAt,
      now,
    }),
  },
  actors: {},
  outside: ['give', 'withdraw'],
  digest: ({ standing, failed }) => [standing, failed],
  unwalked: {},
}
