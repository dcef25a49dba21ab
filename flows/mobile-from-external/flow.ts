import { TALK_TO_US } from '../kit/flow-event.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { prefixSteps } from '../kit/prefix-steps.ts'
import { codeBySms } from '../shared/code.ts'
import { orderScene } from '#flows/shared/mobile-order/order-context.ts'
import { orderSteps } from '../shared/mobile-order/order-steps.ts'

const number = { title: 'external.move', to: 'plan_need', learn: { numberChoice: 'keep' } } as const
const fresh = { title: 'external.new', to: 'plan_need' } as const
const child = { title: 'external.child', to: 'child_plan' } as const

/** Meets who comes from outside or the front page: asks what they want, recommends a plan by need, then orders or signs in. */
export const mobileFromExternal = defineFlow({
  ...orderScene,
  name: 'mobile_from_external',
  offered: { sells: 'mobile', instead: 'home' },
  entries: ['init'],
  humanHandover: 'talk_to_us',
  steps: {
    init: { branch: [{ if: 'signedIn', to: 'wants_more' }, { to: 'wants' }] },
    wants: {
      say: ['external.hello', 'external.wants'],
      ask: {
        offer: { from: 'typedPlans', to: 'whose_known' },
        choices: { move: number, new: fresh, child, customer: { title: 'external.customer', to: 'member_phone' } },
      },
    },
    wants_more: {
      say: ['external.helloAgain', 'external.wants'],
      ask: {
        offer: { from: 'typedPlans', to: 'whose_known' },
        choices: { move: number, new: fresh, child, products: { title: 'external.products', to: 'signed_in' } },
      },
    },
    member_phone: {
      say: ['external.memberPhone'],
      ask: {
        input: { rule: 'phone', write: 'phone', label: 'shared.phone.label', to: 'member_code_send' },
        choices: { back: { title: 'external.notCustomer', to: 'wants' } },
      },
    },
    ...prefixSteps('member_', codeBySms({ known: 'member_known', new: 'member_unknown', otherNumber: 'member_phone' })),
    member_known: { say: ['external.memberKnown'], next: 'sign_in' },
    member_unknown: {
      say: ['external.memberUnknown'],
      ask: {
        choices: {
          other_number: { title: 'shared.code.otherNumber', to: 'member_phone', learn: { phone: undefined } },
          new: { title: 'external.new', to: 'plan_need' },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' },
        },
      },
    },
    ...orderSteps(),
  },
})
