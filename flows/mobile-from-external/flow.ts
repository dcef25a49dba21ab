import { TALK_TO_US } from '../kit/flow-event.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { typedPlans } from '#flows/mobile-order/order-context.ts'
import { mobileOrder } from '#flows/mobile-order/part.ts'
import { signIn } from '#flows/sign-in/part.ts'
import { phoneCode } from '#flows/phone-code/part.ts'

const move = { title: 'external.move', to: 'order.plan_need', learn: { numberChoice: 'keep' } } as const
const fresh = { title: 'external.new', to: 'order.plan_need' } as const
const child = { title: 'external.child', to: 'order.child_plan' } as const

export const mobileFromExternal = defineFlow({
  name: 'mobile_from_external',
  offered: { sells: 'mobile', instead: 'home' },
  about: ['order.about.grows'],
  entries: ['init'],
  guards: { signedIn: ({ facts }) => facts.signedIn === true },
  offers: { typedPlans },
  parts: {
    order: { part: mobileOrder, to: {} },
    sign_in: { part: signIn, to: {} },
    member_phone_code: {
      part: phoneCode,
      formerly: 'member_',
      to: { known: 'member_known', new: 'member_unknown', otherNumber: 'member_phone' },
    },
  },
  steps: {
    init: { branch: [{ if: 'signedIn', to: 'wants_more' }, { to: 'wants' }] },
    wants: {
      say: ['external.hello', 'external.wants'],
      ask: {
        offer: { from: 'typedPlans', to: 'order.whose_known' },
        choices: { move, new: fresh, child, customer: { title: 'external.customer', to: 'member_phone' } },
      },
    },
    wants_more: {
      say: ['external.helloAgain', 'external.wants'],
      ask: {
        offer: { from: 'typedPlans', to: 'order.whose_known' },
        choices: { move, new: fresh, child, products: { title: 'external.products', to: 'sign_in.signed_in' } },
      },
    },
    member_phone: {
      say: ['external.memberPhone'],
      ask: {
        input: { rule: 'phone', write: 'phone', label: 'shared.phone.label', to: 'member_phone_code' },
        choices: { back: { title: 'external.notCustomer', to: 'wants' } },
      },
    },
    member_known: { say: ['external.memberKnown'], next: 'sign_in' },
    member_unknown: {
      say: ['external.memberUnknown'],
      ask: {
        choices: {
          other_number: { title: 'shared.code.otherNumber', to: 'member_phone', learn: { phone: undefined } },
          new: fresh,
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
        },
      },
    },
  },
})
