import { childPlan, planOn } from '#contracts/catalogue/plans.ts'
import { extras, orderPrice } from '#contracts/catalogue/extras.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import { WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { recommendPlan } from './rules.ts'
import type { FlowValues, TextsOf } from '#flows/kit/flow-texts.ts'
import type { FlowContext } from '#flows/kit/flow.ts'

/** What the texts of an order may fill in. */
export type OrderTexts = TextsOf<typeof orderValues>

export function orderValues({ facts, today }: FlowContext) {
  const {
    plan: id,
    numberChoice,
    quotedMonthly,
    quotedSetUp,
    need,
    name,
    childName,
    phone,
    portRefusal,
    depositOre,
    newNumber,
  } = facts
  const plan = id && planOn(id, today)
  const now = id && numberChoice && orderPrice(id, numberChoice, today)
  const recommended = recommendPlan(need, today)
  return {
    firstName: facts.firstName ?? name?.firstName,
    childFirstName: childName?.firstName,
    childAge: childPlan.underAge,
    childMonthly: { money: planOn('barn-1gb', today).monthly },
    plan: plan?.name,
    price: plan && { money: plan.monthly },
    quotedMonthly: quotedMonthly === undefined ? undefined : { money: quotedMonthly },
    quotedSetUp: quotedSetUp === undefined ? undefined : { money: quotedSetUp },
    monthlyNow: now && { money: now.monthly },
    setUpNow: now && { money: now.setUp },
    recommended: recommended.name,
    recommendedPrice: { money: recommended.monthly },
    recommendedReason: { text: `order.need.reason.${need ?? 'some'}` },
    flexSetUp: { money: planOn('flex', today).setUp },
    newNumberPrice: { money: priceOn(extras.newNumberSetUp, today).amount },
    dataSimPrice: { money: priceOn(extras.dataSimSetUp, today).amount },
    portReason: { text: `order.portRefusal.${portRefusal ?? 'unknown'}` },
    phone: phone === undefined ? undefined : { phone },
    deposit: depositOre === undefined ? undefined : { money: depositOre },
    newNumber: newNumber === undefined ? undefined : { phone: newNumber },
    withdrawalDays: WITHDRAWAL_DAYS,
    contractSummary: id && pathTo('contract-summary', { plan: id }),
  } satisfies FlowValues
}
