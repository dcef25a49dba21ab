import { WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { definePart } from '#flows/kit/define-part.ts'

/** Tells the right of withdrawal once an order is placed, and signs in who is not. */
export const orderDone = definePart({
  name: 'order-done',
  words: ['order.next.withdrawal'],
  values: ({ facts: { orderId } }) => ({
    withdrawalDays: WITHDRAWAL_DAYS,
    orderPage: orderId && pathTo('order', { id: orderId }),
  }),
  guards: { signedIn: ({ facts }) => facts.signedIn === true },
  renamed: { enter: 'start', enter_sign_in: 'sign_in', done: 'done', done_later: 'done_later' },
  steps: {
    start: { say: ['order.next.withdrawal'], branch: [{ if: 'signedIn', to: 'done' }, { to: 'sign_in' }] },
    sign_in: { call: { effect: 'session.signIn', outcomes: { signedIn: 'done', failed: 'done_later' } } },
    done: { say: ['order.done'], end: 'order', redirectTo: '/products' },
    done_later: { say: ['order.doneLater'], end: 'order' },
  },
})
