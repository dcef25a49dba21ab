import type { Day } from '../kernel/days.ts'
import type { Ore } from '../kernel/money.ts'
import { dataSimSetUp, planOn, type PlanId } from './plans.ts'
import { per, priceOn, type PriceTable } from './price-book.ts'

export const extras = {
  subscriptionChange: [per('once', 0)],
  twinCardMonthly: [per('month', 29)],
  twinCardOnce: [per('once', 199)],
  paperInvoice: [per('month', 65)],
  newNumberSetUp: [per('once', 199)],
  dataSimSetUp,
  secretNumber: [per('once', 249)],
  replacementSim: [per('once', 199)],
  barredSubscription: [per('once', 299)],
  voicemail: [per('month', 0)],
  bankId: [per('month', 0)],
  avtaleGiro: [per('month', 0)],
  emailInvoice: [per('month', 0)],
} satisfies PriceTable

/**
 * `setUp` is the plan's set-up price plus the price of a new number (PRICE-01). Mobile broadband adds none because its
 * data SIM includes a number.
 */
export function orderPrice(id: PlanId, numberChoice: 'new' | 'keep', day: Day): { monthly: Ore; setUp: Ore } {
  const plan = planOn(id, day)
  const newNumber = numberChoice === 'new' && plan.kind !== 'broadband' ? priceOn(extras.newNumberSetUp, day).amount : 0
  return { monthly: plan.monthly, setUp: plan.setUp + newNumber }
}
