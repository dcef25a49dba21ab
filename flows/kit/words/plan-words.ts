import { planOf, type Plan, type PlanId } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { amountsIn, countOf } from './data-amounts.ts'
import { isFiller, isPlain } from './everyday.ts'
import { choiceWords } from './choice-words.ts'
import { isSlipOf } from './typo.ts'

type Offered = { payload: string; plan: Plan; hidden: boolean }

const words = (written: string) => written.trim().split(/\s+/)

const LEAST: Record<'small' | 'large' | 'cheap' | 'dear', readonly string[]> = {
  small: words('minste minst smallest least minsta mindste minimum'),
  large: words('største størst mest biggest largest most største störst største maks maksimalt max'),
  cheap: words(
    'billigste billegaste billigst rimeligste rimeligst cheapest billigaste lavest laveste billig billige billigere rimelig rimelige rimeligere dyrt cheap cheaper',
  ),
  dear: words('dyreste dyrest dyraste priciest'),
}
export const CHILD = words(
  'jente jenta gutt gutten guttunge barn barnet barna barneabonnement barneabonnementet barneabo child kid kids children sønn sønnen datter dattera datteren ungen unge',
)
const BROADBAND = words('bredbånd breiband mobilbredbånd bredband broadband ruter router')
const PLACES = words('nummer nr alternativ valg number option')
const FLEX = words('flex fleks flexi flexabonnement')

const has = (said: readonly string[], names: readonly string[]) =>
  said.some((word) =>
    names.some((name) => word === name || (name.length > 4 && !LOST.has(word) && isSlipOf(word, name))),
  )
const LOST = choiceWords('lost')

/** Plans in `plans` named by size or kind; a Voksen nok plan counts only when "voksen" is said. */
export function plansNamed(said: readonly string[], plans: readonly PlanId[]): PlanId[] {
  const of = (kind: string) => plans.filter((id) => planOf(id).kind === kind)
  const amounts = amountsIn(said, false)
  const sized = plans.filter((id) => planOf(id).kind === 'package' && amounts.includes(planOf(id).dataMb))
  // "Make that 30 gb, we are cutting the home broadband".
  if (has(said, BROADBAND) && sized.length === 0) return of('broadband')
  if (has(said, FLEX)) return of('flex')
  const isGrown = said.includes('voksen')
  const isChild = has(said, CHILD) && (amounts.length === 0 || amounts.includes(1000))
  const packages = plans.filter(
    (id) =>
      planOf(id).kind === 'package' && amounts.includes(planOf(id).dataMb) && id.endsWith('voksen-nok') === isGrown,
  )
  return isChild ? [...packages.filter((id) => planOf(id).dataMb !== 1000), ...of('child')] : packages
}

export function planMeant(said: readonly string[], offered: readonly Offered[], locale: Locale): string[] {
  if (offered.length === 0) return []
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
  const isPlace = has(said, PLACES)
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

const packagesOf = (offered: readonly Offered[]) =>
  offered.filter(({ plan }) => plan.kind === 'package').toSorted((a, b) => a.plan.dataMb - b.plan.dataMb)

function nearest(mb: number, offered: readonly Offered[]): string[] {
  const packages = packagesOf(offered)
  if (packages.every(({ plan }) => plan.dataMb < mb)) return packages.slice(-2).map(({ payload }) => payload)
  return [packages.findLast(({ plan }) => plan.dataMb <= mb), packages.find(({ plan }) => plan.dataMb > mb)].flatMap(
    (one) => (one ? [one.payload] : []),
  )
}

const BOUNDS: Record<'least' | 'most' | 'about', readonly string[]> = {
  least: words('minst over enn minimum least'),
  most: words('under maks maksimalt inntil høyst til most'),
  about: words('rundt ca cirka circa omtrent sånn nesten about around'),
}

function byBounds(said: readonly string[], offered: readonly Offered[]): string[] {
  const [amount, other, third] = amountsIn(said, true)
  if (amount === undefined || third !== undefined) return []
  const at = said.findIndex((word) => /^\d/.test(word) || countOf(word) !== undefined)
  const before = said.slice(Math.max(0, at - 2), at)
  const is = (bound: keyof typeof BOUNDS) => before.some((word) => BOUNDS[bound].includes(word))
  const packages = packagesOf(offered)
  const within = (least: number, most: number) =>
    packages.filter(({ plan }) => plan.dataMb >= least && plan.dataMb <= most)
  const of = (fitting: readonly Offered[]) => fitting.map(({ payload }) => payload)
  if (other !== undefined)
    return said.includes('mellom') || said.includes('between') ? of(within(amount, other).slice(0, 3)) : []
  const isMore = before.includes('mer') || before.includes('meir') || before.includes('over') || before.includes('more')
  const isLess = before.includes('mindre') || before.includes('under') || before.includes('less')
  if (isLess || before.join(' ') === 'opp til' || (is('most') && !before.includes('til')))
    return of(within(0, isLess ? amount - 1 : amount).slice(-2))
  if (isMore || is('least')) return of(within(isMore ? amount + 1 : amount, Infinity).slice(0, 2))
  if (!is('about')) return []
  const exact = within(amount, amount)
  return exact.length > 0 ? of(exact) : nearest(amount, offered)
}

const NEED: Record<'little' | 'some' | 'much', readonly string[]> = {
  little: words('lite litt minimalt ringe ringing wifi little nesten knapt sjelden hardly barely rarely'),
  some: words('middels midt normalt vanlig passe passelig medium gjennomsnittlig'),
  much: words('mye mykje masse massevis enormt vanvittig lots much'),
}
const BESIDE_NEED = words(
  'et ett abonnement abo pakke skal er gammel mest på treet måneden mnd sms sende telefonen mobilen jeg eg æ vi data nett internett trenger treng bruker brukar brukes vil ha har så veldig ganske sånn bare litt ekstremt kjempe ikke ikkje for av mobildata med surfing en del noe mengder nesten ingenting og egt egentlig i need a of not very use',
)

function byNeed(said: readonly string[], offered: readonly Offered[]): string[] {
  const kind = (['much', 'some', 'little'] as const).find((need) => said.some((word) => NEED[need].includes(word)))
  if (!kind || said.length > 8 || !said.every((word) => NEED[kind].includes(word) || BESIDE_NEED.includes(word)))
    return []
  const shown = packagesOf(offered.filter(({ hidden }) => !hidden))
  // "Bruker nesten ikke nett".
  const turned = !said.includes('nesten') && said.some((word) => ['ikke', 'ikkje', 'not'].includes(word))
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
  const said = uttered.filter((word, at) => word !== 'mest' || !/(?:r|s)$/u.test(uttered[at - 1] ?? ''))
  const shown = offered.filter(({ hidden }) => !hidden)
  const adults = shown.filter(({ plan }) => plan.audience === 'adult')
  const among = adults.length > 0 ? adults : shown
  const packages = packagesOf(among)
  const byData = packages.length > 0 ? packages : among.toSorted((a, b) => a.plan.dataMb - b.plan.dataMb)
  const byPrice = among.toSorted((a, b) => a.plan.monthly - b.plan.monthly)
  const next = said.some((word) => word.startsWith('nest')) ? 1 : 0
  const isOf = (names: readonly string[]) =>
    has(said, names) || said.some((word) => word.startsWith('nest') && names.includes(word.slice(4)))
  if (has(said, MIDDLE))
    return packages.length > 0
      ? packages
          .slice(Math.floor((packages.length - 1) / 2), Math.floor(packages.length / 2) + 1)
          .map(({ payload }) => payload)
      : []
  if (isOf(LEAST.cheap) && next === 0 && !said.includes('den') && offered.some(({ hidden }) => hidden))
    return cheapest(offered)
  const meant = isOf(LEAST.small)
    ? byData[next]
    : isOf(LEAST.cheap)
      ? byPrice[next]
      : isOf(LEAST.dear)
        ? byPrice.at(-1 - next)
        : isOf(LEAST.large)
          ? byData.at(-1 - next)
          : undefined
  return meant ? [meant.payload] : []
}

const MIDDLE = words('midten midterste mellomste middle')

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
