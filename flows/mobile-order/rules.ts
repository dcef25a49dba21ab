import {
  childPlan,
  listedPlansOn,
  planOf,
  planOn,
  PLAN_IDS,
  type Plan,
  type PlanId,
} from '#contracts/catalogue/plans.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { ageOn } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'

const POPULAR: readonly PlanId[] = ['1gb', '3gb', '6gb', '12gb', '30gb', 'barn-1gb']

const BY_NEED = { little: '1gb', some: '6gb', much: '30gb' } as const satisfies Record<
  NonNullable<Facts['need']>,
  PlanId
>

const AGE_TO_ORDER = 18

export const popularPlans = (today: Day): Plan[] => POPULAR.map((id) => planOn(id, today))
export const otherPlans = (today: Day): Plan[] => listedPlansOn(today).filter(({ id }) => !POPULAR.includes(id))

/**
 * Plans that have a page but are not listed; Voksen nok plans are left out because they are ordinary plans under
 * another name.
 */
export const furtherPlans = (today: Day): Plan[] =>
  PLAN_IDS.map((id) => planOn(id, today)).filter(
    ({ id, listed, kind }) => !listed && kind === 'package' && !id.endsWith('voksen-nok'),
  )

export function recommendPlan(need: Facts['need'], today: Day): Plan {
  return planOn(BY_NEED[need ?? 'some'], today)
}

export function smallerPlans(id: PlanId, today: Day): Plan[] {
  const { kind, monthly } = planOn(id, today)
  if (kind !== 'package') return []
  return listedPlansOn(today)
    .filter((plan) => plan.kind === 'package' && plan.monthly < monthly)
    .sort((a, b) => b.monthly - a.monthly)
    .slice(0, 3)
}

/** A refused order can be retried as Flex, which has no monthly price, only for an adult's package. */
export function flexMayHelp({ plan, forWhom }: Facts): boolean {
  return plan !== undefined && planOf(plan).kind === 'package' && forWhom === 'adult'
}

/** True for a child young enough for the child plan (PRICE-01). */
export const isChild = (birthDate: Day, today: Day): boolean => ageOn(today, birthDate) < childPlan.underAge

export const isOfAge = (birthDate: Day, today: Day): boolean => ageOn(today, birthDate) >= AGE_TO_ORDER
