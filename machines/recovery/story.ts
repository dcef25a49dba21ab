import type { ContextFrom } from 'xstate'
import type { MachineStory } from '#machines/kit/story.ts'
import { recoveryMachine } from './recovery-machine.ts'

export const recoveryStory: MachineStory<ContextFrom<typeof recoveryMachine>> = {
  machine: recoveryMachine,
  inputs: {
    'nothing given yet': () => ({ stage: 'numbers' }),
    'a code is out': () => ({ stage: 'code' }),
    'the new number is proven': () => ({ stage: 'identity' }),
  },
  events: {
    'visitor.gaveNumbers': () => ({ type: 'visitor.gaveNumbers' }),
    'visitor.wroteCode': () => ({ type: 'visitor.wroteCode' }),
    'visitor.askedForCode': () => ({ type: 'visitor.askedForCode' }),
    'visitor.startedOver': () => ({ type: 'visitor.startedOver' }),
    'visitor.leftForBankId': () => ({ type: 'visitor.leftForBankId' }),
    'page.restored': () => ({ type: 'page.restored' }),
    'server.answered numbers': () => ({ type: 'server.answered', stage: 'numbers' }),
    'server.answered code': () => ({ type: 'server.answered', stage: 'code' }),
    'server.answered identity': () => ({ type: 'server.answered', stage: 'identity' }),
  },
  actors: {},
  outside: [],
  digest: ({ stage }) => [stage],
  unwalked: {},
}
