import * as v from 'valibot'
import type { Day } from '../kernel/days.ts'
import { kroner, type Ore } from '../kernel/money.ts'
import { broadbandTiers } from './broadband-prices.ts'
import { callingAbroad, callingMinute } from './calling-abroad.ts'
import { childPlan } from './child-plan.ts'
import { dataControl, uncontrolledData, type WhenUsedUp } from './data-cap.ts'
import { extras } from './extras.ts'
import { fingerprint } from './fingerprint.ts'
import { flexDataSurcharge, flexVariants } from './flex-prices.ts'
import { afterPackage, flexUse } from './norway-prices.ts'
import { abroadCallPacks, callPack, dataPacks } from './packs.ts'
import { directoryNumbers, onBoardNumbers, premiumNumbers, satelliteNumbers, shortNumberSms } from './special-numbers.ts'
import { useAbroad } from './use-abroad.ts'

/** Every plan there is a page for (PAGE-08). */
export const PLAN_IDS = [
  'flex', '0mb', '300mb', '500mb', 'barn-1gb', '1gb', '2gb', '3gb', '5gb', '6gb', '10gb', '12gb', '20gb', '30gb',
  'mobilt-bredband', '6gb-voksen-nok', '12gb-voksen-nok', '30gb-voksen-nok',
] as const
export const PlanId = v.picklist(PLAN_IDS)
export type PlanId = v.InferOutput<typeof PlanId>

/**
 * A plan as it is sold. `name` is a product name, the same in every locale; `dataMb` is 1000-based and 0 where data is
 * paid by use. `setUp` is the plan's own (a new number costs more: `orderPrice`). `freeUse`: calls, SMS and MMS in Norway
 * are included. `whenUsedUp` is what a new subscription gets: `whenDataIsUsedUp` knows of older ones. `listed`: shown in the ordinary product list. `setByOperator`: a plausible price (PRICE-03).
 */
export type Plan = {
  id: PlanId
  name: string
  dataMb: number
  monthly: Ore
  setUp: Ore
  kind: 'package' | 'flex' | 'child' | 'broadband'
  audience: 'adult' | 'child'
  freeUse: boolean
  whenUsedUp: WhenUsedUp
  listed: boolean
  setByOperator?: true
}

/** Plans by id. The page `flex` sells Flex Zero. */
export const plans: Record<PlanId, Plan> = {
  flex: { ...flexVariants.zero, id: 'flex', dataMb: 0, kind: 'flex', audience: 'adult', freeUse: false, whenUsedUp: 'metered', listed: true },
  '0mb': plausiblePackage('0mb', '0 MB', 0, 149),
  '300mb': plausiblePackage('300mb', '300 MB', 300, 179),
  '500mb': plausiblePackage('500mb', '500 MB', 500, 199),
  'barn-1gb': { ...pricedPackage('barn-1gb', 'Barn 1 GB', childPlan.dataMb, childPlan.monthly), kind: 'child', audience: 'child', whenUsedUp: 'slowed' },
  '1gb': plausiblePackage('1gb', '1 GB', 1_000, 229),
  '2gb': plausiblePackage('2gb', '2 GB', 2_000, 249),
  '3gb': plausiblePackage('3gb', '3 GB', 3_000, 279),
  '5gb': { ...plausiblePackage('5gb', '5 GB', 5_000, 319), listed: false },
  '6gb': plausiblePackage('6gb', '6 GB', 6_000, 339),
  '10gb': { ...plausiblePackage('10gb', '10 GB', 10_000, 379), listed: false },
  '12gb': plausiblePackage('12gb', '12 GB', 12_000, 399),
  '20gb': { ...plausiblePackage('20gb', '20 GB', 20_000, 449), listed: false },
  '30gb': pricedPackage('30gb', '30 GB', 30_000, kroner(499)),
  'mobilt-bredband': {
    ...plausiblePackage('mobilt-bredband', 'Mobilt Bredbånd', 0, 49),
    setUp: extras.dataSimSetUp.amount,
    kind: 'broadband',
    freeUse: false,
    whenUsedUp: 'metered',
  },
  '6gb-voksen-nok': { ...plausiblePackage('6gb-voksen-nok', '6 GB Voksen nok', 6_000, 339), listed: false },
  '12gb-voksen-nok': { ...plausiblePackage('12gb-voksen-nok', '12 GB Voksen nok', 12_000, 399), listed: false },
  '30gb-voksen-nok': { ...pricedPackage('30gb-voksen-nok', '30 GB Voksen nok', 30_000, kroner(499)), listed: false },
}

/** The plan of an id. */
export function planOf(id: PlanId): Plan {
  return plans[id]
}

/** What happens to a subscription ordered on the day `since` when its data is used up: those from before data control are charged (USE-04). */
export function whenDataIsUsedUp({ plan, since }: { plan: PlanId; since: Day }): WhenUsedUp {
  const { whenUsedUp } = planOf(plan)
  return whenUsedUp === 'stopped' && since < dataControl.from ? 'charged' : whenUsedUp
}

/** The plans of the ordinary product list, in order of `PLAN_IDS`. */
export function listedPlans(): Plan[] {
  return PLAN_IDS.map(planOf).filter(({ listed }) => listed)
}

/** The listed plans that keep a lower speed instead of data control (USE-04). */
export const slowedPlans = (): Plan[] => listedPlans().filter(({ whenUsedUp }) => whenUsedUp === 'slowed')

/** Changes whenever a price of the catalogue does; an order carries the one it was quoted from. */
export const CATALOGUE_VERSION: string = /* @__PURE__ */ fingerprint([
  plans, flexVariants, flexDataSurcharge, extras, afterPackage, flexUse, uncontrolledData, broadbandTiers, callingMinute, callingAbroad,
  useAbroad, dataPacks, callPack, abroadCallPacks, shortNumberSms, directoryNumbers, premiumNumbers, satelliteNumbers, onBoardNumbers,
])

function pricedPackage(id: PlanId, name: string, dataMb: number, monthly: Ore): Plan {
  const whenUsedUp = dataMb > dataControl.overMb ? 'stopped' : 'charged'
  return { id, name, dataMb, monthly, setUp: 0, kind: 'package', audience: 'adult', freeUse: true, whenUsedUp, listed: true }
}

function plausiblePackage(id: PlanId, name: string, dataMb: number, kr: number): Plan {
  return { ...pricedPackage(id, name, dataMb, kroner(kr)), setByOperator: true }
}
