import { TALK_TO_US } from '../../kit/flow-event.ts'
import { tryAgain } from '../try-again.ts'
import type { Step } from '#flows/kit/flow.ts'

type Own =
  | 'order_known_customer'
  | 'place'
  | 'price_changed'
  | 'already_customer'
  | 'already_known'
  | 'place_failed'
  | 'placed'
  | 'placed_port'
  | 'placed_broadband'
  | 'placed_new'
  | 'enter'
  | 'enter_sign_in'
  | 'done'
  | 'done_later'

/** Places the order, tells what happens next, and signs the new customer in. */
export function place<const Out extends string>(
  to: Record<'summary' | 'newNumber' | 'otherNumber' | 'signIn' | 'products', Out>,
): Record<Own, Step<Own | Out | 'talk_to_us' | 'leave'>> {
  return {
    order_known_customer: { say: ['order.knownCustomer'], next: 'place' },
    place: {
      say: ['order.placing'],
      call: {
        effect: 'order.place',
        outcomes: {
          placed: 'placed',
          alreadyCustomer: 'already_customer',
          priceChanged: 'price_changed',
          failed: 'place_failed',
        },
      },
    },
    price_changed: { say: ['order.priceChanged'], next: to.summary },
    already_customer: {
      say: ['order.alreadyCustomer'],
      ask: {
        choices: {
          see: { title: 'order.alreadyCustomer.see', to: 'already_known' },
          new: {
            title: 'order.number.new',
            to: to.newNumber,
            learn: { numberChoice: 'new', portNumber: undefined, portRefusal: undefined },
          },
          other: { title: 'order.number.other', to: to.otherNumber, learn: { numberChoice: 'keep' } },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' },
        },
      },
    },
    already_known: { branch: [{ if: 'signedIn', to: to.products }, { to: to.signIn }] },
    place_failed: tryAgain('order.placeFailed', 'place'),
    placed: {
      say: ['order.placed'],
      tells: 'Purchase',
      branch: [
        { if: 'keepsNumber', to: 'placed_port' },
        { if: 'planIsBroadband', to: 'placed_broadband' },
        { to: 'placed_new' },
      ],
    },
    placed_port: { say: ['order.next.port'], next: 'enter' },
    placed_broadband: { say: ['order.next.broadband'], next: 'enter' },
    placed_new: { say: ['order.next.new'], next: 'enter' },
    enter: { say: ['order.next.withdrawal'], branch: [{ if: 'signedIn', to: 'done' }, { to: 'enter_sign_in' }] },
    enter_sign_in: { call: { effect: 'session.signIn', outcomes: { signedIn: 'done', failed: 'done_later' } } },
    done: { say: ['order.done'], end: 'order', redirectTo: '/products' },
    done_later: { say: ['order.doneLater'], end: 'order' },
  }
}
