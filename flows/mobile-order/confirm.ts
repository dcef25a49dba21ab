import type { Step } from '#flows/kit/flow.ts'
import type { OrderTexts } from './values.ts'

type Own = 'summary' | 'change'

export function confirm<const Out extends string>(
  to: Record<'changed' | 'confirmed', Out>,
): Record<Own, Step<Own | Out | 'leave', OrderTexts>> {
  return {
    summary: {
      learn: 'quote',
      say: ['order.summary', 'order.terms'],
      summary: 'order',
      ask: {
        offer: { from: 'typedPlans', to: to.changed },
        choices: {
          confirm: { title: 'order.confirm', to: to.confirmed, proves: ['terms', 'price', 'confirmation'] },
          change: { title: 'order.change.title', to: 'change' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
    change: {
      say: ['order.change'],
      ask: {
        offer: { from: 'changes', to: to.changed },
        choices: { back: { title: 'order.change.nothing', to: 'summary' } },
      },
    },
  }
}
