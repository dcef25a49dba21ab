import { defineFlow } from '../kit/define-flow.ts'
import { orderScene } from '#flows/shared/mobile-order/order-context.ts'
import { orderSteps } from '../shared/mobile-order/order-steps.ts'

/** Orders a mobile subscription (FLOW-05). `init_with_fixed_start` takes the product the page arrives with. */
export const mobileOnboarding = defineFlow({
  ...orderScene,
  name: 'mobile_onboarding',
  offered: { sells: 'mobile', instead: 'order' },
  entries: ['init', 'init_with_fixed_start'],
  humanHandover: 'talk_to_us',
  steps: {
    init: { branch: [{ if: 'signedIn', to: 'hello_again' }, { to: 'hello' }] },
    hello: { say: ['onboarding.hello'], next: 'plan' },
    hello_again: { say: ['onboarding.helloAgain'], next: 'plan' },
    init_with_fixed_start: { branch: [{ if: 'planKnown', to: 'given' }, { to: 'init' }] },
    given: { branch: [{ if: 'signedIn', to: 'given_again' }, { to: 'given_hello' }] },
    given_hello: { say: ['onboarding.helloGiven'], next: 'given_plan' },
    given_again: { say: ['onboarding.helloAgain'], next: 'given_plan' },
    given_plan: {
      say: ['onboarding.givenPlan'],
      ask: {
        offer: { from: 'typedPlans', to: 'whose_known' },
        choices: {
          yes: { title: 'onboarding.givenPlan.yes', to: 'whose_known' },
          other: { title: 'onboarding.givenPlan.other', to: 'plan', learn: { plan: undefined } },
        },
      },
    },
    ...orderSteps(),
  },
})
