import { localesOf } from '#contracts/chat/flow-offers.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { codeBySms } from '../shared/code.ts'
import { createCustomer } from '../shared/create-customer.ts'
import { leaving } from '../shared/leave.ts'
import { signIn } from '../shared/sign-in.ts'
import { agreement } from './agreement.ts'
import { confirm } from './confirm.ts'
import { powerGuards } from './guards.ts'
import { powerLearn } from './learn.ts'
import { powerOffers } from './offers.ts'
import { orderer } from './orderer.ts'
import { place } from './place.ts'
import { powerSummary } from './summary.ts'
import { powerValues } from './values.ts'
import { when } from './when.ts'
import { where } from './where.ts'

/**
 * Orders power in Sweden and Denmark (FLOW-06): where, from when, which agreement, by whom. Each part begins by looking at what
 * is known, so that a change made at the summary goes through them all and asks only for what was taken back.
 */
export const powerOnboarding = defineFlow({
  name: 'power_onboarding',
  locales: localesOf('power_onboarding'),
  entries: ['init'],
  handOver: 'talk_to_us',
  secrets: ['code'],
  guards: powerGuards,
  offers: powerOffers,
  summaries: { order: powerSummary },
  learn: powerLearn,
  values: powerValues,
  steps: {
    init: { branch: [{ if: 'signedIn', to: 'hello_again' }, { to: 'hello' }] },
    hello: { say: ['powerOrder.hello'], next: 'meter_known' },
    hello_again: { say: ['powerOrder.helloAgain'], next: 'meter_known' },
    ...where(),
    ...when(),
    ...agreement(),
    ...orderer(),
    ...confirm(),
    ...codeBySms({ known: 'known_customer', new: 'create_customer', otherNumber: 'phone_known' }),
    known_customer: { say: ['powerOrder.knownCustomer'], next: 'order' },
    ...createCustomer({ created: 'order' }),
    ...place(),
    ...signIn(),
    ...leaving(),
  },
})
