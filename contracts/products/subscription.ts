import * as v from 'valibot'
import { lineOfText } from '../kernel/line-of-text.ts'

/** A subscription of the list (CALL-07), field by field as the specification names them; `asset` is what it is for. */
export const Subscription = v.object({
  id: v.string(),
  product: v.object({ kind: v.picklist(['MOBILE', 'POWER']), name: v.string() }),
  state: v.picklist(['ORDERED', 'ACTIVE', 'ENDED']),
  country: v.string(),
  description: v.string(),
  created: v.string(),
  contract: v.object({ id: v.string(), entity: v.object({ id: v.string(), name: v.string() }) }),
  asset: v.object({
    foreignId: v.string(),
    address: v.nullable(v.object({ place: v.string(), code: v.string(), addressLines: v.array(v.string()) })),
  }),
})
export type Subscription = v.InferOutput<typeof Subscription>

/** PATCH of a subscription: the customer's own words for it; nothing else can be changed so. */
export const SubscriptionChange = v.strictObject({
  description: lineOfText(0, 100),
})
export type SubscriptionChange = v.InferOutput<typeof SubscriptionChange>
