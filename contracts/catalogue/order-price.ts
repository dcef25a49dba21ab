import type { Ore } from '../kernel/money.ts'
import { extras } from './extras.ts'
import { planOf, type PlanId } from './plans.ts'

/**
 * What an order is quoted (PRICE-01): the monthly price, and once at the start the plan's own set-up plus the price of a
 * new number. Mobile broadband's data-SIM brings its number, so nothing is added there.
 */
export function orderPrice(id: PlanId, numberChoice: 'new' | 'keep'): { monthly: Ore; setUp: Ore } {
  const plan = planOf(id)
  const newNumber = numberChoice === 'new' && plan.kind !== 'broadband' ? extras.newNumberSetUp.amount : 0
  return { monthly: plan.monthly, setUp: plan.setUp + newNumber }
}
