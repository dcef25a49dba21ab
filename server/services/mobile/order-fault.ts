import { eq } from 'drizzle-orm'
import { childPlan } from '#contracts/catalogue/child-plan.ts'
import { planOf } from '#contracts/catalogue/plans.ts'
import type { OrderRequest } from '#contracts/chat/effects.ts'
import { addDays, ageOn, osloDay } from '#contracts/kernel/days.ts'
import type { Tx } from '../../db/database.ts'
import { creditCheck } from '../../db/schema/mobile.ts'
import type { LegalEntity } from '../account/to-account.ts'
import { creditDecision } from './credit-decision.ts'

/** Why an order cannot be placed as it is. */
export type OrderFault = 'no_customer' | 'wrong_plan' | 'no_number' | 'not_portable' | 'no_credit_check' | 'credit_refused' | 'wrong_deposit'

/** Days a credit check is good for. */
const CREDIT_DAYS = 30

/** A child plan is for a child under 13, an adult's for an adult. */
export function planFault({ plan, forWhom, childName, childBirthDate }: OrderRequest, now: number): OrderFault | undefined {
  if (planOf(plan).audience !== forWhom) return 'wrong_plan'
  if (forWhom === 'adult') return undefined
  const today = osloDay(now)
  const isChild = childName && childBirthDate && childBirthDate <= today && ageOn(today, childBirthDate) < childPlan.underAge
  return isChild ? undefined : 'wrong_plan'
}

/** The credit check must be the customer's own, not old, and end as the order says it did. */
export async function creditFault(tx: Tx, { creditCheckId, depositOre, plan }: OrderRequest, customer: LegalEntity, now: number): Promise<OrderFault | undefined> {
  const [check] = await tx.select().from(creditCheck).where(eq(creditCheck.id, creditCheckId))
  if (!check || check.phone !== customer.phone || check.day < addDays(osloDay(now), -CREDIT_DAYS)) return 'no_credit_check'
  const decision = creditDecision(check, plan)
  if (decision.outcome === 'refused') return 'credit_refused'
  const deposit = decision.outcome === 'deposit' ? decision.depositOre : 0
  return deposit === (depositOre ?? 0) ? undefined : 'wrong_deposit'
}
