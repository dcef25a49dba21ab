import { planOf, type PlanId } from '#contracts/catalogue/plans.ts'
import { kroner, type Ore } from '#contracts/kernel/money.ts'

/** What is known of the person: age at the check, open collection cases. */
export type CreditFacts = { age: number; openCases: number }

/** `depositOre`: what is to be paid before the subscription starts. */
export type CreditDecision = { outcome: 'approved' } | { outcome: 'deposit'; depositOre: Ore } | { outcome: 'refused'; reason: 'under_age' | 'open_case' }

const OF_AGE = 18
const YOUNG_UNTIL = 20
const DEAR_PLAN = kroner(300)
const DEPOSIT_MONTHS = 3

/** The credit policy: nobody under 18 or with an open collection case; the youngest pay a deposit of three months on dear plans. */
export function creditDecision({ age, openCases }: CreditFacts, plan: PlanId): CreditDecision {
  if (age < OF_AGE) return { outcome: 'refused', reason: 'under_age' }
  if (openCases > 0) return { outcome: 'refused', reason: 'open_case' }
  const { monthly } = planOf(plan)
  return age < YOUNG_UNTIL && monthly >= DEAR_PLAN ? { outcome: 'deposit', depositOre: DEPOSIT_MONTHS * monthly } : { outcome: 'approved' }
}
