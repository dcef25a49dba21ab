import { defineFlow } from '../kit/define-flow.ts'
import { typedPlans } from '#flows/mobile-order/order-context.ts'
import { mobileOrder } from '#flows/mobile-order/part.ts'

/** Orders a mobile subscription (FLOW-05). `init_with_fixed_start` uses the product given by the page. */
export const mobileOnboarding = defineFlow({
  name: 'mobile_onboarding',
  offered: { sells: 'mobile', instead: 'order' },
  about: ['order.about.grows'],
  entries: ['init', 'init_with_fixed_start'],
  guards: {
    signedIn: ({ facts }) => facts.signedIn === true,
    planKnown: ({ facts }) => facts.plan !== undefined,
  },
  offers: { typedPlans },
  parts: { order: { part: mobileOrder, to: {} } },
  steps: {
    init: { branch: [{ if: 'signedIn', to: 'hello_again' }, { to: 'hello' }] },
    hello: { say: ['onboarding.hello'], next: 'order.plan' },
    hello_again: { say: ['onboarding.helloAgain'], next: 'order.plan' },
    init_with_fixed_start: { branch: [{ if: 'planKnown', to: 'given' }, { to: 'init' }] },
    given: { branch: [{ if: 'signedIn', to: 'given_again' }, { to: 'given_hello' }] },
    given_hello: { say: ['onboarding.helloGiven'], next: 'given_plan' },
    given_again: { say: ['onboarding.helloAgain'], next: 'given_plan' },
    given_plan: {
      say: ['onboarding.givenPlan'],
      ask: {
        offer: { from: 'typedPlans', to: 'order.whose_known' },
        choices: {
          yes: { title: 'onboarding.givenPlan.yes', to: 'order.whose_known' },
          other: { title: 'onboarding.givenPlan.other', to: 'order.plan', learn: { plan: undefined } },
        },
      },
    },
  },
})
