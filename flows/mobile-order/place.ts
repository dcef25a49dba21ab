import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import { tryAgain } from '#flows/shared/try-again.ts'
import type { Step } from '#flows/kit/flow.ts'
import type { OrderTexts } from './values.ts'

type StepName =
  | 'place'
  | 'price_changed'
  | 'already_customer'
  | 'already_known'
  | 'place_failed'
  | 'placed'
  | 'placed_port'
  | 'placed_broadband'
  | 'placed_new'

export function place<const Out extends string>(
  to: Record<'summary' | 'newNumber' | 'otherNumber' | 'signIn' | 'products' | 'done', Out>,
): Record<StepName, Step<StepName | Out | 'handover' | 'leave', OrderTexts>> {
  return {
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
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
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
    placed_port: { say: ['order.next.port'], next: to.done },
    placed_broadband: { say: ['order.next.broadband'], next: to.done },
    placed_new: { say: ['order.next.new'], next: to.done },
  }
}
