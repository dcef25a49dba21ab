import * as v from 'valibot'

export const NamedCover = v.picklist(['home', 'house', 'cabin', 'car', 'travel', 'person', 'pet'])

/** The partner's insurance item (CALL-12); only items with status Active count (PROD-07). */
export const InsuranceItem = v.object({
  accountId: v.string(),
  id: v.string(),
  productType: v.string(),
  numberOfItems: v.pipe(v.number(), v.integer(), v.minValue(0)),
  status: v.picklist(['Active', 'Ended', 'Pending']),
})
export type InsuranceItem = v.InferOutput<typeof InsuranceItem>

export type InsuranceSubscription = { id: string; subscriptionName: string; count: number }

export const activeInsurances = (items: readonly InsuranceItem[]): InsuranceSubscription[] =>
  items
    .filter(({ status }) => status === 'Active')
    .map(({ id, productType, numberOfItems }) => ({ id, subscriptionName: productType, count: numberOfItems }))
