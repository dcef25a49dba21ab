import * as v from 'valibot'

/** States of a number portation (CALL-08). */
export const PORTATION_STATES = ['submitted', 'sent', 'accepted', 'refused', 'scheduled', 'done', 'cancelled'] as const
export const PortationState = v.picklist(PORTATION_STATES)
export type PortationState = v.InferOutput<typeof PortationState>

/** How far the porting of a number has come. `date` (YYYY-MM-DD) is the day it moves, once scheduled; `reason` of a refusal. */
export const PortationStatus = v.object({
  phoneNumber: v.string(),
  state: PortationState,
  date: v.optional(v.string()),
  reason: v.optional(v.string()),
})
export type PortationStatus = v.InferOutput<typeof PortationStatus>

/** A mobile subscription as the overview card shows it. Money in øre. */
export const SubscriptionOverview = v.object({
  id: v.string(),
  subscriptionName: v.string(),
  plan: v.string(),
  phoneNumber: v.string(),
  state: v.picklist(['ORDERED', 'ACTIVE', 'ENDED']),
  forChild: v.optional(v.string()),
  monthly: v.number(),
  created: v.string(),
  portation: v.optional(PortationStatus),
})
export type SubscriptionOverview = v.InferOutput<typeof SubscriptionOverview>
