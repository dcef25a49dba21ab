import * as v from 'valibot'
import { lineOfText } from '../kernel/line-of-text.ts'

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
  description: lineOfText(0, 100),
})
