import { definePart } from '#flows/kit/define-part.ts'
import { address } from '#flows/address/part.ts'
import { confirmation } from '#flows/confirmation/part.ts'
import { orderDone } from '#flows/order-done/part.ts'
import { signIn } from '#flows/sign-in/part.ts'
import { choosePlan } from './choose-plan.ts'
import { credit } from './credit.ts'
import { number } from './number.ts'
import { changes, orderContext, quote, summaryRows, typedPlans } from './order-context.ts'
import { orderer } from './orderer.ts'
import { place } from './place.ts'
import { whose } from './whose.ts'
import type { TextsWith } from '#flows/kit/flow-texts.ts'
import type { Collect } from '#flows/kit/flow.ts'

const steps = {
  start: { branch: [{ if: 'planKnown', to: 'whose_known' }, { to: 'plan' }] },
  ...choosePlan({ chosen: 'whose_known' }),
  ...whose({ done: 'number_known', plan: 'start' }),
  ...number({ done: 'name_known' }),
  ...orderer({ done: 'contact' }),
  ...contact({ done: 'address' }),
  ...credit({ done: 'summary' }),
  other_phone: { learn: 'forgetCredit', next: 'contact' },
  ...place({
    summary: 'summary',
    newNumber: 'number_known',
    otherNumber: 'port_number',
    signIn: 'sign_in',
    products: 'sign_in.signed_in',
    done: 'enter',
  }),
} as const

/**
 * The whole mobile order (FLOW-05). Each stretch skips known facts, so after a change at the summary only the removed
 * facts are asked for.
 */
export const mobileOrder = definePart({
  ...orderContext,
  name: 'mobile-order',
  doors: ['plan', 'plan_need', 'child_plan', 'whose_known'],
  parts: {
    address: { part: address, to: { known: 'credit_known' } },
    summary: {
      part: confirmation({ rows: summaryRows, quote, changes, instead: typedPlans, terms: 'order.row.terms.link' }),
      to: { confirmed: 'place', changed: 'start', otherNumber: 'other_phone' },
      words: { 'order.userTerms': 'order.terms' },
    },
    enter: { part: orderDone, to: {} },
    sign_in: { part: signIn, to: {} },
  },
  renamed: {
    plan_known: 'start',
    // The steps had these names in each flow; `phone` and `email` are what `contact` collects.
    ...Object.fromEntries(Object.keys(steps).map((step) => [step, step])),
    summary: 'summary',
    phone: 'phone',
    email: 'email',
  },
  steps,
})

/** Asks for phone and e-mail unless known. The flow must define the offer `ownPhones`. */
export function contact<const Out extends string>(to: Record<'done', Out>): Record<'contact', Collect<Out, TextsWith>> {
  return {
    contact: {
      collect: {
        phone: { say: ['shared.phone'], label: 'shared.phone.label', offer: 'ownPhones' },
        email: 'shared.email',
      },
      next: to.done,
    },
  }
}
