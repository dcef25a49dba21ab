import * as v from 'valibot'
import type { Day } from '../kernel/days.ts'
import type { Ore } from '../kernel/money.ts'
import { per, plausible, priceOn, type Entry } from './price-book.ts'

/**
 * What happens in Norway when a plan's data is used up. `stopped`: no data until more is bought (data control);
 * `metered`: the plan has no package.
 */
export type WhenUsedUp = 'slowed' | 'stopped' | 'charged' | 'metered'

/**
 * Subscriptions from this date on with more than `overMb` get data control, except plans with reduced speed (USE-04).
 */
export const dataControl = { from: '2019-10-01', overMb: 500 }

/** Rules for children under `underAge`; when the data is used up, the speed is reduced as in PRICE-04 (PRICE-01). */
export const childPlan = {
  dataMb: 1_000,
  underAge: 13,
  internationalCallsBlocked: true,
  premiumCallsBlocked: true,
  throttleAtMb: 1_000,
}

export const flexVariants = {
  zero: { name: 'Flex Zero', monthly: [per('month', 0)], setUp: [per('once', 149)] },
  free: { name: 'Flex Free', monthly: [per('month', 99)], setUp: [per('once', 0)] },
} satisfies Record<string, { name: string; monthly: Entry; setUp: Entry }>
export type FlexVariant = keyof typeof flexVariants

export const dataSimSetUp: Entry = [per('once', 199)]

/**
 * `dataMb` is 1000-based, and 0 where data is paid by use. `whenUsedUp` is for new subscriptions: see
 * `whenDataIsUsedUp`.
 */
type PlanFacts = {
  name: string
  dataMb: number
  kind: 'package' | 'flex' | 'child' | 'broadband'
  audience: 'adult' | 'child'
  freeUse: boolean
  whenUsedUp: WhenUsedUp
  listed: boolean
}

type PlanEntry = PlanFacts & { monthly: Entry; setUp: Entry }

/** Plans by ID, in the order of the product list (PAGE-08). The `flex` page sells Flex Zero. */
export const plans = {
  flex: {
    ...flexVariants.zero,
    dataMb: 0,
    kind: 'flex',
    audience: 'adult',
    freeUse: false,
    whenUsedUp: 'metered',
    listed: true,
  },
  '0mb': sized('0 MB', 0, plausible('month', 149)),
  '300mb': sized('300 MB', 300, plausible('month', 179)),
  '500mb': sized('500 MB', 500, plausible('month', 199)),
  'barn-1gb': {
    ...sized('Barn 1 GB', childPlan.dataMb, per('month', 99)),
    kind: 'child',
    audience: 'child',
    whenUsedUp: 'slowed',
  },
  '1gb': sized('1 GB', 1_000, plausible('month', 229)),
  '2gb': sized('2 GB', 2_000, plausible('month', 249)),
  '3gb': sized('3 GB', 3_000, plausible('month', 279)),
  '5gb': { ...sized('5 GB', 5_000, plausible('month', 319)), listed: false },
  '6gb': sized('6 GB', 6_000, plausible('month', 339)),
  '10gb': { ...sized('10 GB', 10_000, plausible('month', 379)), listed: false },
  '12gb': sized('12 GB', 12_000, plausible('month', 399)),
  '20gb': { ...sized('20 GB', 20_000, plausible('month', 449)), listed: false },
  '30gb': sized('30 GB', 30_000, per('month', 499)),
  'mobilt-bredband': {
    ...sized('Mobilt Bredbånd', 0, plausible('month', 49)),
    setUp: dataSimSetUp,
    kind: 'broadband',
    freeUse: false,
    whenUsedUp: 'metered',
  },
  '6gb-voksen-nok': { ...sized('6 GB Voksen nok', 6_000, plausible('month', 339)), listed: false },
  '12gb-voksen-nok': { ...sized('12 GB Voksen nok', 12_000, plausible('month', 399)), listed: false },
  '30gb-voksen-nok': { ...sized('30 GB Voksen nok', 30_000, per('month', 499)), listed: false },
} satisfies Record<string, PlanEntry>
export type PlanId = keyof typeof plans

export const PLAN_IDS: readonly PlanId[] = Object.keys(plans).filter((id): id is PlanId => id in plans)
export const PlanId = v.picklist(PLAN_IDS)

export type PlanTerms = PlanFacts & { id: PlanId }

/**
 * A plan at the prices of one day. `setUp` excludes the price of a new number (see `orderPrice`); `setByOperator` marks
 * an assumed price (PRICE-03).
 */
export type Plan = PlanTerms & { monthly: Ore; setUp: Ore; setByOperator?: true }

export function planOf(id: PlanId): PlanTerms {
  const { name, dataMb, kind, audience, freeUse, whenUsedUp, listed }: PlanEntry = plans[id]
  return { id, name, dataMb, kind, audience, freeUse, whenUsedUp, listed }
}

export function planOn(id: PlanId, day: Day): Plan {
  const { amount, setByOperator } = priceOn(plans[id].monthly, day)
  return {
    ...planOf(id),
    monthly: amount,
    setUp: priceOn(plans[id].setUp, day).amount,
    ...(setByOperator && { setByOperator }),
  }
}

/** Subscriptions from before data control are charged for extra data (USE-04). */
export function whenDataIsUsedUp({ plan, since }: { plan: PlanId; since: Day }): WhenUsedUp {
  const { whenUsedUp } = planOf(plan)
  return whenUsedUp === 'stopped' && since < dataControl.from ? 'charged' : whenUsedUp
}

export const listedPlans = (): PlanTerms[] => PLAN_IDS.map(planOf).filter(({ listed }) => listed)

export const listedPlansOn = (day: Day): Plan[] => listedPlans().map(({ id }) => planOn(id, day))

export const slowedPlans = (): PlanTerms[] => listedPlans().filter(({ whenUsedUp }) => whenUsedUp === 'slowed')

function sized(name: string, dataMb: number, ...monthly: Entry): PlanEntry {
  const whenUsedUp = dataMb > dataControl.overMb ? 'stopped' : 'charged'
  return {
    name,
    dataMb,
    monthly,
    setUp: [per('once', 0)],
    kind: 'package',
    audience: 'adult',
    freeUse: true,
    whenUsedUp,
    listed: true,
  }
}
