import * as v from 'valibot'

/** What is insured, as far as the portal has a name for it; an insurer may send others. */
export const NamedCover = v.picklist(['home', 'house', 'cabin', 'car', 'travel', 'person', 'pet'])

/** An insurance item as the partner has it (CALL-12); it counts when its status is Active (PROD-07). */
export const InsuranceItem = v.object({
  accountId: v.string(),
  id: v.string(),
  productType: v.string(),
  numberOfItems: v.pipe(v.number(), v.integer(), v.minValue(0)),
  status: v.picklist(['Active', 'Ended', 'Pending']),
})
export type InsuranceItem = v.InferOutput<typeof InsuranceItem>

/** An insurance as the overview card shows it; `count` things are insured. `subscriptionName` names the text `insurance.cover.<name>`. */
export type InsuranceSubscription = { id: string; subscriptionName: string; count: number }

/** The insurances that are in force. */
export const activeInsurances = (items: readonly InsuranceItem[]): InsuranceSubscription[] =>
  items
    .filter(({ status }) => status === 'Active')
    .map(({ id, productType, numberOfItems }) => ({ id, subscriptionName: productType, count: numberOfItems }))
