import { orderPrice } from '#contracts/catalogue/extras.ts'
import { firstInvoice, mobileStart } from '#contracts/catalogue/first-invoice.ts'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Day } from '#contracts/kernel/days.ts'

/** The first invoice of an order that is made that day, and what it is made of. */
export function firstBillOf(id: PlanId, { numberChoice = 'keep', depositOre: deposit = 0 }: Facts, day: Day) {
  const price = orderPrice(id, numberChoice, day)
  return { ...price, deposit, ...firstInvoice(mobileStart(day), { ...price, deposit }) }
}
