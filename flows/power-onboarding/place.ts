import { TALK_TO_US } from '../kit/flow-event.ts'
import { tryAgain } from '../shared/try-again.ts'
import { NO_ADDRESS } from './learn.ts'
import type { Step } from '#flows/kit/flow.ts'

type Own =
  | 'order'
  | 'price_changed'
  | 'too_soon'
  | 'already_customer'
  | 'already_known'
  | 'order_failed'
  | 'placed'
  | 'placed_later'
  | 'placed_move'
  | 'placed_switch'
  | 'enter'
  | 'enter_sign_in'
  | 'done'
  | 'done_later'

/** Places the order, tells what happens next, and signs the new customer in. */
export function place(): Record<
  Own,
  Step<Own | 'summary' | 'date' | 'street' | 'sign_in' | 'signed_in' | 'talk_to_us' | 'leave'>
> {
  return {
    order: {
      say: ['powerOrder.placing'],
      call: {
        effect: 'power.order',
        outcomes: {
          placed: 'placed',
          alreadyCustomer: 'already_customer',
          priceChanged: 'price_changed',
          tooSoon: 'too_soon',
          failed: 'order_failed',
        },
      },
    },
    price_changed: { say: ['powerOrder.priceChanged'], next: 'summary' },
    too_soon: { say: ['powerOrder.tooSoon'], next: 'date' },
    already_customer: {
      say: ['powerOrder.alreadyCustomer'],
      ask: {
        choices: {
          see: { title: 'powerOrder.alreadyCustomer.see', to: 'already_known' },
          other_address: { title: 'powerOrder.otherAddress', to: 'street', learn: NO_ADDRESS },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' },
        },
      },
    },
    already_known: { branch: [{ if: 'signedIn', to: 'signed_in' }, { to: 'sign_in' }] },
    order_failed: tryAgain('powerOrder.failed', 'order'),
    placed: {
      say: ['powerOrder.placed'],
      tells: 'Purchase',
      branch: [{ if: 'meterLater', to: 'placed_later' }, { if: 'movesIn', to: 'placed_move' }, { to: 'placed_switch' }],
    },
    placed_later: { say: ['powerOrder.next.later'], next: 'enter' },
    placed_move: { say: ['powerOrder.next.move'], next: 'enter' },
    placed_switch: { say: ['powerOrder.next.switch'], next: 'enter' },
    enter: { say: ['powerOrder.next.withdrawal'], branch: [{ if: 'signedIn', to: 'done' }, { to: 'enter_sign_in' }] },
    enter_sign_in: { call: { effect: 'session.signIn', outcomes: { signedIn: 'done', failed: 'done_later' } } },
    done: { say: ['powerOrder.done'], end: 'order', redirectTo: '/products' },
    done_later: { say: ['powerOrder.doneLater'], end: 'order' },
  }
}
