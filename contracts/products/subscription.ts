import * as v from 'valibot'

/** A subscription of the list (CALL-07), field by field as the specification names them; `asset` is what it is for. */
export type Subscription = {
  id: string
  product: { kind: 'MOBILE' | 'POWER'; name: string }
  state: 'ORDERED' | 'ACTIVE' | 'ENDED'
  country: string
  description: string
  created: string
  contract: { id: string; entity: { id: string; name: string } }
  asset: { foreignId: string; address: { place: string; code: string; addressLines: string[] } | null }
}

/** PATCH of a subscription: the customer's own words for it; nothing else can be changed so. */
export const SubscriptionChange = v.strictObject({
  description: v.pipe(v.string(), v.trim(), v.maxLength(100, 'at most 100 characters'), v.regex(/^\P{Cc}*$/u, 'must be one line of text')),
})
