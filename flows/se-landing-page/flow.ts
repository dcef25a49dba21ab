import { WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import { TALK_TO_US } from '../kit/flow-event.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { leaving } from '../shared/leave.ts'

/** Receives who comes to the Swedish home landing (PAGE-03): leads on to ordering power, to signing in, or to a person. */
export const seLandingPage = defineFlow({
  name: 'se_landing_page',
  offered: { sells: 'power', only: ['sv_SE'], instead: 'home' },
  entries: ['init'],
  humanHandover: 'talk_to_us',
  secrets: [],
  guards: { signedIn: ({ facts }) => facts.signedIn === true },
  offers: {},
  summaries: {},
  learn: {},
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
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' },
        },
      },
    },
    hello_again: {
      say: ['seLanding.helloAgain', 'seLanding.wants'],
      ask: {
        choices: {
          products: { title: 'seLanding.products', to: 'products' },
          power: { title: 'seLanding.power', to: 'power' },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' },
        },
      },
    },
    how: {
      say: ['seLanding.howItWorks'],
      ask: {
        choices: {
          power: { title: 'seLanding.power', to: 'power' },
          leave: { title: 'shared.notNow', to: 'leave' },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' },
        },
      },
    },
    power: { transferTo: { flow: 'power_onboarding', step: 'init' } },
    customer: { transferTo: { flow: 'generic_signup', step: 'init' } },
    products: { say: ['seLanding.toProducts'], end: 'signed_in', redirectTo: '/products' },
    ...leaving(),
  },
})
