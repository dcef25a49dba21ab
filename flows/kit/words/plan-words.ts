import { planOf, type Plan, type PlanId } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'
import type { Plans } from '../languages/plans.ts'
import { amountsIn, countOf } from './data-amounts.ts'
import { isFiller, isPlain } from './everyday.ts'
import { choiceWords } from './language-words.ts'
import { numberOf } from './numbers.ts'
import { isSlipOf } from './typo.ts'

type Offered = { payload: string; plan: Plan; hidden: boolean }

type Words = ReadonlySet<string>

const wordsOf = (use: keyof Plans): Words => new Set(EVERY_LANGUAGE.flatMap(({ plans }) => plans[use]))

const SMALLEST = wordsOf('smallest')
const LARGEST = wordsOf('largest')
const CHEAPEST = wordsOf('cheapest')
const DEAREST = wordsOf('dearest')
export const CHILD = wordsOf('children')
const ADULT = wordsOf('adult')
const BROADBAND = wordsOf('broadband')
const FLEX = wordsOf('flex')
const BEFORE_PLACE = wordsOf('beforePlace')
const HAS = choiceWords('hasAlready')
const NO_SLIPS = choiceWords('noSlips')

export const namesCheapest = (said: readonly string[]): boolean => saysAny(said, CHEAPEST)

const saysAny = (said: readonly string[], names: Words) => said.some((word) => names.has(word))

const has = (said: readonly string[], names: Words) =>
  saysAny(said, names) ||
  said.some((word) => !NO_SLIPS.has(word) && [...names].some((name) => name.length > 4 && isSlipOf(word, name)))

/** Plans in `plans` named by size or kind; a Voksen nok plan counts only when "voksen" is said. */
export function plansNamed(said: readonly string[], plans: readonly PlanId[]): PlanId[] {
  const of = (kind: string) => plans.filter((id) => planOf(id).kind === kind)
  const amounts = amountsIn(said, false)
  const sized = plans.filter((id) => planOf(id).kind === 'package' && amounts.includes(planOf(id).dataMb))
  // "Make that 30 gb, we are cutting the home broadband".
  if (has(said, BROADBAND) && sized.length === 0) return of('broadband')
  if (has(said, FLEX)) return of('flex')
  const isGrown = saysAny(said, ADULT)
  // "Har 4 barn" tells of the family.
  const told = said.filter((_, at) => !(HAS.has(said[at - 2] ?? '') && (numberOf(said[at - 1] ?? '') ?? 0) > 1))
  const isChild = has(told, CHILD) && (amounts.length === 0 || amounts.includes(1000))
  const packages = plans.filter(
    (id) =>
      planOf(id).kind === 'package' && amounts.includes(planOf(id).dataMb) && id.endsWith('voksen-nok') === isGrown,
  )
  return isChild ? [...packages.filter((id) => planOf(id).dataMb !== 1000), ...of('child')] : packages
}

export function planMeant(uttered: readonly string[], offered: readonly Offered[], locale: Locale): string[] {
  if (offered.length === 0) return []
  const said = amountsIn(uttered, false).length > 0 ? withoutLittleUse(uttered) : uttered
  const needed = byNeed(said, offered)
  if (needed.length > 0 || !isPlain(said, locale)) return needed
  const payloadsOf = (plans: readonly PlanId[]) =>
    offered.filter(({ plan }) => plans.includes(plan.id)).map(({ payload }) => payload)
  const bounded = byBounds(said, offered)
  if (bounded.length > 0) return bounded
  const named = payloadsOf(
    plansNamed(
      said,
      offered.map(({ plan }) => plan.id),
    ),
  )
  if (named.length > 0) return named
  const most = outermost(said, offered)
  if (most.length > 0) return most
  const isPlace = has(said, BEFORE_PLACE)
  const beside = said.filter((word) => !/^\d/.test(word) && !isFiller(word, locale))
  const amounts = amountsIn(said, said.length <= 5 && beside.length <= 1 && !isPlace)
  const sized = offered.filter(
    ({ plan }) => amounts.includes(plan.dataMb) && plan.kind !== 'flex' && plan.kind !== 'broadband',
  )
  const ordinary = sized.filter(({ plan }) => plan.kind === 'package')
  if (sized.length > 0) return (ordinary.length > 0 ? ordinary : sized).map(({ payload }) => payload)
  const prices = new Set(said.filter((word) => /^\d{2,4}$/.test(word)).map((word) => Number(word) * 100))
  const priced = offered.filter(({ plan }) => prices.has(plan.monthly))
  const adults = priced.filter(({ plan }) => plan.audience === 'adult')
  if (priced.length > 0) return (adults.length > 0 ? adults : priced).map(({ payload }) => payload)
  const [amount, another] = amountsIn(said, said.length === 1)
  return amount === undefined || another !== undefined ? [] : nearest(amount, offered)
}

/** "Not so much data, maybe 3 gb" refuses nothing. */
function withoutLittleUse(said: readonly string[]): readonly string[] {
  const start = said.findIndex((word) => NOT.has(word))
  const length = said.slice(start + 1, start + 4).findIndex((word) => NEED.much.has(word)) + 2
  return start < 0 || length < 2 ? said : said.toSpliced(start, length)
}

const packagesOf = (offered: readonly Offered[]) =>
  offered.filter(({ plan }) => plan.kind === 'package').toSorted((a, b) => a.plan.dataMb - b.plan.dataMb)

function nearest(mb: number, offered: readonly Offered[]): string[] {
  const packages = packagesOf(offered)
  if (packages.every(({ plan }) => plan.dataMb < mb)) return packages.slice(-2).map(({ payload }) => payload)
  return [packages.findLast(({ plan }) => plan.dataMb <= mb), packages.find(({ plan }) => plan.dataMb > mb)].flatMap(
    (one) => (one ? [one.payload] : []),
  )
}

const AT_LEAST = wordsOf('atLeast')
const AT_MOST = wordsOf('atMost')
const ABOUT = wordsOf('about')
const BETWEEN = wordsOf('between')
const MORE = wordsOf('more')
const LESS = wordsOf('less')
const UP_TO = wordsOf('upTo')
const TO = wordsOf('to')

function byBounds(said: readonly string[], offered: readonly Offered[]): string[] {
  const [amount, other, third] = amountsIn(said, true)
  if (amount === undefined || third !== undefined) return []
  const at = said.findIndex((word) => /^\d/.test(word) || countOf(word) !== undefined)
  const before = said.slice(Math.max(0, at - 2), at)
  const packages = packagesOf(offered)
  const within = (least: number, most: number) =>
    packages.filter(({ plan }) => plan.dataMb >= least && plan.dataMb <= most)
  const of = (fitting: readonly Offered[]) => fitting.map(({ payload }) => payload)
  if (other !== undefined) return saysAny(said, BETWEEN) ? of(within(amount, other).slice(0, 3)) : []
  const [isMore, isLess] = [saysAny(before, MORE), saysAny(before, LESS)]
  if (isLess || UP_TO.has(before.join(' ')) || (saysAny(before, AT_MOST) && !saysAny(before, TO)))
    return of(within(0, isLess ? amount - 1 : amount).slice(-2))
  if (isMore || saysAny(before, AT_LEAST)) return of(within(isMore ? amount + 1 : amount, Infinity).slice(0, 2))
  if (!saysAny(before, ABOUT)) return []
  const exact = within(amount, amount)
  return exact.length > 0 ? of(exact) : nearest(amount, offered)
}

const NEED = { little: wordsOf('littleUse'), some: wordsOf('someUse'), much: wordsOf('muchUse') }
const BESIDE_USE = wordsOf('besideUse')
const ALMOST = wordsOf('almost')
const NOT = wordsOf('not')

function byNeed(said: readonly string[], offered: readonly Offered[]): string[] {
  const kind = (['much', 'some', 'little'] as const).find((need) => saysAny(said, NEED[need]))
  if (!kind || said.length > 8 || !said.every((word) => NEED[kind].has(word) || BESIDE_USE.has(word))) return []
  const shown = packagesOf(offered.filter(({ hidden }) => !hidden))
  // "Bruker nesten ikke nett".
  const turned = !saysAny(said, ALMOST) && saysAny(said, NOT)
  const half = Math.max(0, Math.floor(shown.length / 2) - 1)
  const fitting =
    kind === 'some' ? shown.slice(half, half + 2) : (kind === 'much') === turned ? shown.slice(0, 2) : shown.slice(-2)
  return shown.length < 2 ? [] : fitting.map(({ payload }) => payload)
}

/**
 * "The smallest" and "den billigste" mean the plans shown, without the child plan where others exist. "Cheapest" in
 * general, with hidden plans, is asked about.
 */
function outermost(uttered: readonly string[], offered: readonly Offered[]): string[] {
  // "Ringer mest til barnebarna" says how often.
  const isSaidOnly = (word: string, before = '') => (MOSTLY.has(word) && /(?:r|s)$/u.test(before)) || QUITE.has(before)
  const said = uttered.filter((word, at) => !isSaidOnly(word, uttered[at - 1]))
  const shown = offered.filter(({ hidden }) => !hidden)
  const adults = shown.filter(({ plan }) => plan.audience === 'adult')
  const among = adults.length > 0 ? adults : shown
  // Of one plan none is the cheapest.
  if (among.length < 2) return []
  const packages = packagesOf(among)
  const byData = packages.length > 0 ? packages : among.toSorted((a, b) => a.plan.dataMb - b.plan.dataMb)
  const byPrice = among.toSorted((a, b) => a.plan.monthly - b.plan.monthly)
  const behindNext = said.flatMap((word) =>
    SECOND_TO.flatMap((lead) => (word.startsWith(lead) ? [word.slice(lead.length)] : [])),
  )
  const next = behindNext.length > 0 ? 1 : 0
  const isOf = (names: Words) => has(said, names) || saysAny(behindNext, names)
  if (has(said, MIDDLE))
    return packages.length > 0
      ? packages
          .slice(Math.floor((packages.length - 1) / 2), Math.floor(packages.length / 2) + 1)
          .map(({ payload }) => payload)
      : []
  if (isOf(CHEAPEST) && next === 0 && !saysAny(said, THE) && offered.some(({ hidden }) => hidden))
    return cheapest(offered)
  const meant = isOf(SMALLEST)
    ? byData[next]
    : isOf(CHEAPEST)
      ? byPrice[next]
      : isOf(DEAREST)
        ? byPrice.at(-1 - next)
        : isOf(LARGEST)
          ? byData.at(-1 - next)
          : undefined
  return meant ? [meant.payload] : []
}

const MIDDLE = wordsOf('middle')
const SECOND_TO = [...wordsOf('secondTo')]
const THE = wordsOf('the')
const MOSTLY = wordsOf('mostly')
const QUITE = wordsOf('quite')

function cheapest(offered: readonly Offered[]): string[] {
  const first = (is: (plan: Plan) => boolean) =>
    offered
      .filter(({ plan }) => plan.audience === 'adult' && is(plan))
      .toSorted((a, b) => a.plan.monthly - b.plan.monthly)
      .slice(0, 1)
  const kinds = [
    ...first(({ kind }) => kind === 'flex'),
    ...first(({ kind, dataMb }) => kind === 'package' && dataMb === 0),
    ...first(({ kind, dataMb }) => kind === 'package' && dataMb > 0),
  ]
  return kinds.map(({ payload }) => payload)
}
