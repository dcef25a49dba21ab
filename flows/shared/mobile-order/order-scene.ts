import type { Flow } from '../../kit/define-flow.ts'
import { orderGuards } from './guards.ts'
import { orderLearn } from './learn.ts'
import { orderOffers } from './offers.ts'
import { orderSummary } from './summary.ts'
import { orderValues } from './values.ts'

/** What `orderSteps` refers to by name; a flow that takes an order spreads both. */
export const orderScene: Pick<Flow, 'guards' | 'offers' | 'summaries' | 'learn' | 'values' | 'secrets'> = {
  guards: orderGuards,
  offers: orderOffers,
  summaries: { order: orderSummary },
  learn: orderLearn,
  values: orderValues,
  secrets: ['code'],
}
