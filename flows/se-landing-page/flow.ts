import { WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import { TALK_TO_US } from '../kit/flow-event.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { usageTold } from '../power-onboarding/usage.ts'

/**
 * Greets visitors of the Swedish home landing page and leads to ordering power, signing in, or customer service
 * (PAGE-03).
 */
export const seLandingPage = defineFlow({
  name: 'se_landing_page',
  offered: { sells: 'power', only: ['sv_SE'], instead: 'home' },
  entries: ['init'],
  toldInPassing: usageTold,
  guards: { signedIn: ({ facts }) => facts.signedIn === true },
  values: ({ facts: { firstName } }) => ({ firstName, withdrawalDays: WITHDRAWAL_DAYS }),
  steps: {
    init: { branch: [{ if: 'signedIn', to: 'hello_again' }, { to: 'hello' }] },
    hello: {
      say: ['seLanding.hello', 'seLanding.wants'],
      ask: {
        choices: {
          power: { title: 'seLanding.power', to: 'power' },
          how: { title: 'seLanding.how', to: 'how' },
          customer: { title: 'seLanding.customer', to: 'customer' },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
        },
      },
    },
    hello_again: {
      say: ['seLanding.helloAgain', 'seLanding.wants'],
      ask: {
        choices: {
          products: { title: 'seLanding.products', to: 'products' },
          power: { title: 'seLanding.power', to: 'power' },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
        },
      },
    },
    how: {
      say: ['seLanding.howItWorks'],
      ask: {
        choices: {
          power: { title: 'seLanding.power', to: 'power' },
          leave: { title: 'shared.notNow', to: 'leave' },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
        },
      },
    },
    power: { transferTo: { flow: 'power_onboarding', step: 'init' } },
    customer: { transferTo: { flow: 'generic_signup', step: 'init' } },
    products: { say: ['seLanding.toProducts'], end: 'signed_in', redirectTo: '/products' },
  },
})
