import * as v from 'valibot'
import { lineOfText } from '../kernel/line-of-text.ts'

/** A subscription of the list, with the specification's field names (CALL-07); `asset` is what it applies to. */
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

/** PATCH body of a subscription; only the customer's description can be changed. */
export const SubscriptionChange = v.strictObject({
  description: lineOfText(0, 100),
})
export type SubscriptionChange = v.InferOutput<typeof SubscriptionChange>

/** What has ended is still shown, but no longer counted (PROD-07). */
export const runningOf = <T extends Pick<Subscription, 'state'>>(owned: readonly T[]): T[] =>
  owned.filter(({ state }) => state !== 'ENDED')
