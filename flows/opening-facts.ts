import * as v from 'valibot'
import { PlanId } from '#contracts/catalogue/plans.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { PhoneNumber } from '#contracts/kernel/phone.ts'

/** Facts about the portal, which say nothing about the visitor. */
export const factsOfPortal = ({ switchedOff, vippsOffered }: Facts): Facts => ({
  ...(switchedOff && { switchedOff }),
  ...(vippsOffered && { vippsOffered }),
})

/**
 * Initial facts: the product of the page and the data of a signed-in customer. A phone number given by the page is only
 * suggested; it proves nothing (PAGE-21).
 */
export function openingFacts({
  product,
  productValue,
  facts,
}: {
  product?: string
  productValue?: string
  facts: Facts
}): Facts {
  const plan = product === undefined || product === 'mobile' ? v.safeParse(PlanId, productValue) : undefined
  const phone = product === 'phone' && facts.phone === undefined ? v.safeParse(PhoneNumber, productValue) : undefined
  return { ...facts, ...(plan?.success && { plan: plan.output }), ...(phone?.success && { phone: phone.output }) }
}
