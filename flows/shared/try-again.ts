import { TALK_TO_US } from '../kit/flow-event.ts'
import type { Step } from '#flows/kit/flow.ts'

/** What follows an effect whose service was down: try again, talk to a person, or leave it for now. */
export function tryAgain<const Out extends string>(text: string, again: Out): Step<Out | 'talk_to_us' | 'leave'> {
  return {
    say: [text],
    ask: {
      choices: {
        again: { title: 'shared.again', to: again },
        [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' },
        leave: { title: 'shared.notNow', to: 'leave' },
      },
    },
  }
}
