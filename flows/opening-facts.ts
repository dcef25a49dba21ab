import * as v from 'valibot'
import { PlanId } from '#contracts/catalogue/plans.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { PhoneNumber } from '#contracts/kernel/phone.ts'

/**
 * What a conversation knows when it begins: the product the page arrives with, and what is known of who is signed in. A page
 * may bring a phone number in a product's place; it is offered, and proves nothing (PAGE-21).
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
