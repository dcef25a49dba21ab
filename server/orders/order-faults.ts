import { planOf, childPlan } from '#contracts/catalogue/plans.ts'
import type { OrderRequest } from '#contracts/chat/mobile-order.ts'
import { addDays, ageOn } from '#contracts/kernel/calendar.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { LegalEntity } from '#server/accounts/tables.ts'
import { creditDecision } from './check-credit.ts'
import type { creditCheck } from './tables.ts'

export type OrderFault =
  | 'no_customer'
  | 'wrong_plan'
  | 'no_number'
  | 'not_portable'
  | 'no_credit_check'
  | 'credit_refused'
  | 'wrong_deposit'

type Subject = { customer: LegalEntity; check: typeof creditCheck.$inferSelect | null; now: number }

/** What is wrong with an order apart from its price and number: the plan's holder, the credit check or the deposit. */
export const orderFault = (request: OrderRequest, subject: Subject): OrderFault | undefined =>
  planFault(request, subject.now) ?? creditFault(request, subject)

function planFault({ plan, forWhom, childName, childBirthDate }: OrderRequest, now: number): OrderFault | undefined {
  if (planOf(plan).audience !== forWhom) return 'wrong_plan'
  if (forWhom === 'adult') return undefined
  const today = osloDay(now)
  const isChild =
    childName && childBirthDate && childBirthDate <= today && ageOn(today, childBirthDate) < childPlan.underAge
  return isChild ? undefined : 'wrong_plan'
}

const CREDIT_DAYS = 30

function creditFault({ depositOre, plan }: OrderRequest, { customer, check, now }: Subject): OrderFault | undefined {
  if (!check || check.phone !== customer.phone || check.day < addDays(osloDay(now), -CREDIT_DAYS))
    return 'no_credit_check'
  const decision = creditDecision(check, plan, osloDay(now))
  if (decision.outcome === 'refused') return 'credit_refused'
  const deposit = decision.outcome === 'deposit' ? decision.depositOre : 0
  return deposit === (depositOre ?? 0) ? undefined : 'wrong_deposit'
}
