import { address } from '../address.ts'
import { codeBySms } from '../code.ts'
import { contact } from '../contact.ts'
import { createCustomer } from '../create-customer.ts'
import { leaving } from '../leave.ts'
import { signIn } from '../sign-in.ts'
import { choosePlan } from './choose-plan.ts'
import { confirm } from './confirm.ts'
import { credit } from './credit.ts'
import { number } from './number.ts'
import { orderer } from './orderer.ts'
import { place } from './place.ts'
import { whose } from './whose.ts'

/**
 * The whole order of a mobile subscription (FLOW-05), begun at `plan_known`. Each part begins by looking at what is known,
 * so that a change made at the summary goes through them all and asks only for what was taken back.
 */
export function orderSteps() {
  return {
    plan_known: { branch: [{ if: 'planKnown', to: 'whose_known' }, { to: 'plan' }] },
    ...choosePlan({ chosen: 'whose_known' }),
    ...whose({ done: 'number_known', plan: 'plan_known' }),
    ...number({ done: 'name_known' }),
    ...orderer({ done: 'phone_known' }),
    ...contact({ done: 'address_known' }),
    ...address({ done: 'credit_known' }),
    ...credit({ done: 'summary' }),
    ...confirm({ changed: 'plan_known', identified: 'place', prove: 'code_send' }),
    ...codeBySms({ known: 'order_known_customer', new: 'create_customer', otherNumber: 'other_phone' }),
    other_phone: { learn: 'forgetCredit', next: 'phone_known' },
    ...createCustomer({ created: 'place' }),
    ...place({
      summary: 'summary',
      newNumber: 'number_known',
      otherNumber: 'port_number',
      signIn: 'sign_in',
      products: 'signed_in',
    }),
    ...signIn(),
    ...leaving(),
  } as const
}
