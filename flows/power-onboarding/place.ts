import { talkToUs, tryAgain } from '../shared/try-again.ts'
import { NO_ADDRESS } from './learn.ts'
import type { Step } from '#flows/kit/flow.ts'
import type { PowerTexts } from './values.ts'

type StepName =
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

export function place(): Record<
  StepName,
  Step<
    StepName | 'summary' | 'date' | 'address' | 'enter' | 'sign_in' | 'sign_in.signed_in' | 'handover' | 'leave',
    PowerTexts
  >
> {
  return {
    order: {
      say: ['order.placing'],
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
          other_address: { title: 'powerOrder.otherAddress', to: 'address', learn: NO_ADDRESS },
          ...talkToUs,
        },
      },
    },
    already_known: { branch: [{ if: 'signedIn', to: 'sign_in.signed_in' }, { to: 'sign_in' }] },
    order_failed: tryAgain('order.placeFailed', 'order'),
    placed: {
      say: ['order.placed'],
      tells: 'Purchase',
      branch: [{ if: 'meterLater', to: 'placed_later' }, { if: 'movesIn', to: 'placed_move' }, { to: 'placed_switch' }],
    },
    placed_later: { say: ['powerOrder.next.later'], next: 'enter' },
    placed_move: { say: ['powerOrder.next.move'], next: 'enter' },
    placed_switch: { say: ['powerOrder.next.switch'], next: 'enter' },
  }
}
