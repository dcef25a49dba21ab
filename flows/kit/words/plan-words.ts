import { planOf, type PlanId } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isPlain } from './everyday.ts'
import { isSlipOf } from './typo.ts'

type Offered = { payload: string; plan: PlanId; hidden: boolean }

const words = (written: string) => written.trim().split(/\s+/)

const GIGA = words('gb gig gigs giga gigabyte gigabytes gigabyt gigen gigaen g')
const MEGA = words('mb mega megabyte megabytes meg')
const COUNTED: Record<string, number> = {
  null: 0, noll: 0, zero: 0, nul: 0, en: 1, ett: 1, én: 1, et: 1, ein: 1, eitt: 1, one: 1, to: 2, två: 2, two: 2, tre: 3, three: 3, fem: 5, five: 5,
  seks: 6, sex: 6, six: 6, ti: 10, tio: 10, ten: 10, tolv: 12, twelve: 12, tjue: 20, tjugo: 20, twenty: 20, tyve: 20, tretti: 30, tredve: 30,
  trettio: 30, thirty: 30, trehundre: 300, femhundre: 500,
}
const LEAST: Record<'small' | 'large' | 'cheap' | 'dear', readonly string[]> = {
  small: words('minste minst smallest least minsta mindste minimum'),
  large: words('største størst mest biggest largest most største störst største maks maksimalt max ubegrenset'),
  cheap: words('billigste billegaste billigst rimeligste rimeligst cheapest billigaste lavest laveste'),
  dear: words('dyreste dyrest dyraste priciest'),
}
const CHILD = words('barn barnet barna barneabonnement barneabonnementet barneabo child kid kids children sønn sønnen datter dattera datteren ungen unge')
const BROADBAND = words('bredbånd breiband mobilbredbånd bredband broadband ruter router')
const PLACES = words('nummer nr alternativ valg number option')
const FLEX = words('flex fleks flexi flexabonnement')

const has = (said: readonly string[], names: readonly string[]) => said.some((word) => names.some((name) => word === name || (name.length > 4 && isSlipOf(word, name))))

/**
 * Amounts of data that words name, in MB: "6 gb", "6gb", "seks giga", "300 mb"; a number alone is one only where `bare` allows it
 * (in GB, or in MB from 100 on).
 */
export function amountsIn(said: readonly string[], bare: boolean): number[] {
  return said.flatMap((word, at) => {
    const count = /^\d{1,4}$/.test(word) ? Number(word) : Object.hasOwn(COUNTED, word) ? COUNTED[word] : undefined
    if (count === undefined) return []
    const unit = said[at + 1] ?? ''
    // "5g" is the net.
    if (GIGA.includes(unit) && !(unit === 'g' && count >= 3 && count <= 5)) return [count * 1000]
    if (MEGA.includes(unit)) return [count]
    return bare && /^\d/.test(word) ? [count >= 100 ? count : count * 1000] : []
  })
}

/** Plans that words name by size or kind, wherever they are sold; the listed ones where a size has several. */
export function plansNamed(said: readonly string[], plans: readonly PlanId[]): PlanId[] {
  const of = (kind: string) => plans.filter((id) => planOf(id).kind === kind)
  const amounts = amountsIn(said, false)
  if (has(said, BROADBAND)) return of('broadband')
  if (has(said, FLEX)) return of('flex')
  if (has(said, CHILD) && (amounts.length === 0 || amounts.includes(1000))) return of('child')
  const isGrown = said.includes('voksen')
  return plans.filter((id) => planOf(id).kind === 'package' && amounts.includes(planOf(id).dataMb) && id.endsWith('voksen-nok') === isGrown)
}

/** Payloads of the offered plans that words mean: by name, size, price or as the smallest or cheapest of those shown. */
export function planMeant(said: readonly string[], offered: readonly Offered[], locale: Locale): string[] {
  if (offered.length === 0 || !isPlain(said, locale)) return []
  const payloadsOf = (plans: readonly PlanId[]) => offered.filter(({ plan }) => plans.includes(plan)).map(({ payload }) => payload)
  const ids = offered.map(({ plan }) => plan)
  const named = payloadsOf(plansNamed(said, ids))
  if (named.length > 0) return named
  const [most] = outermost(said, offered)
  if (most) return [most]
  const amounts = amountsIn(said, said.length <= 5 && !has(said, PLACES))
  const sized = offered.filter(({ plan }) => amounts.includes(planOf(plan).dataMb) && planOf(plan).kind !== 'flex' && planOf(plan).kind !== 'broadband')
  const ordinary = sized.filter(({ plan }) => planOf(plan).kind === 'package')
  if (sized.length > 0) return (ordinary.length > 0 ? ordinary : sized).map(({ payload }) => payload)
  const prices = new Set(said.filter((word) => /^\d{2,4}$/.test(word)).map((word) => Number(word) * 100))
  const priced = offered.filter(({ plan }) => prices.has(planOf(plan).monthly))
  const adults = priced.filter(({ plan }) => planOf(plan).audience === 'adult')
  return (adults.length > 0 ? adults : priced).map(({ payload }) => payload)
}

/** "The smallest" is the one of those on screen, the children's plan left aside where there are others. */
function outermost(said: readonly string[], offered: readonly Offered[]): string[] {
  const shown = offered.filter(({ hidden }) => !hidden)
  const adults = shown.filter(({ plan }) => planOf(plan).audience === 'adult')
  const among = adults.length > 0 ? adults : shown
  const packages = among.filter(({ plan }) => planOf(plan).kind === 'package')
  const byData = [...(packages.length > 0 ? packages : among)].sort((a, b) => planOf(a.plan).dataMb - planOf(b.plan).dataMb)
  const byPrice = [...among].sort((a, b) => planOf(a.plan).monthly - planOf(b.plan).monthly)
  const meant = has(said, LEAST.small) ? byData[0] : has(said, LEAST.cheap) ? byPrice[0] : has(said, LEAST.dear) ? byPrice.at(-1) : has(said, LEAST.large) ? byData.at(-1) : undefined
  return meant ? [meant.payload] : []
}
