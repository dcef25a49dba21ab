import * as v from 'valibot'
import { PlanId } from '#contracts/catalogue/plans.ts'
import type { Facts } from '#contracts/chat/facts.ts'

/** What a conversation knows when it begins: the product the page arrives with, and what is known of who is signed in. */
export function openingFacts({ product, productValue, facts }: { product?: string; productValue?: string; facts: Facts }): Facts {
  const plan = product === undefined || product === 'mobile' ? v.safeParse(PlanId, productValue) : undefined
  return { ...facts, ...(plan?.success && { plan: plan.output }) }
}
