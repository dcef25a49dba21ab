import type { ContextFrom } from 'xstate'
import type { MachineStory } from '#machines/kit/story.ts'
import { stepUpMachine } from './step-up-machine.ts'

export const stepUpStory: MachineStory<ContextFrom<typeof stepUpMachine>> = {
  machine: stepUpMachine,
  inputs: {
    'before a code': () => ({ isAsked: false, isProven: false }),
    'a code is out': () => ({ isAsked: true, isProven: false }),
    'back from an identity provider': () => ({ isAsked: false, isProven: true }),
  },
  events: {
    'visitor.usedPasskey': () => ({ type: 'visitor.usedPasskey' }),
    'passkey.proved': () => ({ type: 'passkey.proved' }),
    'passkey.failed': () => ({ type: 'passkey.failed' }),
    'visitor.leftForProvider': () => ({ type: 'visitor.leftForProvider' }),
    'page.restored': () => ({ type: 'page.restored' }),
    'visitor.askedForCode': () => ({ type: 'visitor.askedForCode' }),
    'visitor.wroteCode': () => ({ type: 'visitor.wroteCode', code: '123456' }),
    'server.sentCode': () => ({ type: 'server.sentCode' }),
    'server.refused': () => ({ type: 'server.refused' }),
    'server.failed': () => ({ type: 'server.failed' }),
  },
  actors: {},
  outside: ['askForCode', 'checkCode', 'goOn'],
  digest: ({ isAsked, isProven, failed }) => [isAsked, isProven, failed],
  unwalked: {},
}
