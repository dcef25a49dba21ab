import { TALK_TO_US } from '../kit/flow-event.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { usageTold } from '../power-onboarding/usage.ts'

const go = { title: 'intro.power.go', to: 'to_power' } as const

/** Introduces power, sold only in Sweden and Denmark, and continues with its conversation (FLOW-01, PAGE-02). */
export const powerIntro = defineFlow({
  name: 'power_intro',
  offered: { sells: 'power', instead: 'intro' },
  entries: ['init_no_refin', 'init'],
  toldInPassing: usageTold,
  steps: {
    init_no_refin: { next: 'init' },
    init: {
      say: ['intro.power.hello', 'intro.power.ask'],
      ask: { choices: { go, more: { title: 'intro.power.moreTitle', to: 'more' } } },
    },
    more: {
      say: ['intro.power.more'],
      ask: {
        choices: {
          go,
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
    to_power: { transferTo: { flow: 'power_onboarding', step: 'init' } },
  },
})
