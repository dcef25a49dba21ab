import type { ContextFrom } from 'xstate'
import type { MachineStory } from '#machines/kit/story.ts'
import { flashMachine } from './flash-machine.ts'

export const flashStory: MachineStory<ContextFrom<typeof flashMachine>> = {
  machine: flashMachine,
  inputs: { message: (now) => ({ at: now }) },
  events: {
    'attention.gained': ({ now }) => ({ type: 'attention.gained', at: now }),
    'attention.lost': ({ now }) => ({ type: 'attention.lost', at: now }),
    'user.closed': () => ({ type: 'user.closed' }),
  },
  actors: {},
  outside: [],
  digest: ({ spent }) => spent,
  unwalked: {},
}
