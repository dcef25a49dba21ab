import * as v from 'valibot'
import { PortationOverview } from './portation.ts'

/** Amounts are in øre. */
export const SubscriptionOverview = v.object({
  id: v.string(),
  orderId: v.string(),
  subscriptionName: v.string(),
  plan: v.string(),
  phoneNumber: v.string(),
  state: v.picklist(['ORDERED', 'ACTIVE', 'ENDED']),
  forChild: v.optional(v.string()),
  monthly: v.number(),
  created: v.string(),
  portation: v.optional(PortationOverview),
})
export type SubscriptionOverview = v.InferOutput<typeof SubscriptionOverview>
