import type { ContextFrom } from 'xstate'
import type { Person } from '#contracts/account/credentials.ts'
import type { MachineStory } from '#machines/kit/story.ts'
import { authMachine } from './auth-machine.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const kari = (expires: number): Person => ({
  id: 'e1',
  firstName: 'Kari',
  fullName: 'Kari Nordmann',
  expires,
  generalConsent: true,
  telipolConsent: false,
})

export const authStory: MachineStory<ContextFrom<typeof authMachine>> = {
  machine: authMachine,
  inputs: {
    stranger: (now) => ({ person: undefined, now }),
    'signed in for an hour': (now) => ({ person: kari(now + HOUR), now }),
    'signed in for 60 days': (now) => ({ person: kari(now + 60 * DAY), now }),
    'session over': (now) => ({ person: kari(now - HOUR), now }),
  },
  events: {
    'person.updated': ({ now }) => ({ type: 'person.updated', person: kari(now + 3 * HOUR), now }),
    'person.updated to a stranger': ({ now }) => ({ type: 'person.updated', person: undefined, now }),
    'person.updated too late': ({ now }) => ({ type: 'person.updated', person: kari(now - HOUR), now }),
    'page.returned': ({ now }) => ({ type: 'page.returned', now }),
    'page.returned after a sleep': ({ now, context }) => ({
      type: 'page.returned',
      now: Math.max(now, context.person?.expires ?? now),
    }),
    'token.refused': () => ({ type: 'token.refused' }),
    'visitor.loggedOut': () => ({ type: 'visitor.loggedOut' }),
  },
  actors: {},
  outside: ['leave'],
  digest: ({ person }) => person !== undefined,
  unwalked: {},
}
