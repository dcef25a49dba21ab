import { planOf, PLAN_IDS, type PlanId } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isQuestion } from '#flows/kit/words/everyday.ts'
import { amountsIn, countOf } from '#flows/kit/words/data-amounts.ts'
import { plansNamed } from '#flows/kit/words/plan-words.ts'
import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'
import { askedAbout, wordsBeside } from './ask-words.ts'
import { lineOf, mayAnswer } from './lines.ts'
import { isBesidePrice } from './offers.ts'
import { isCommon } from './speech.ts'

/** "Unlimited" alone, where an amount of data is chosen, asks for data and not for calls. */
export function onUnlimited({ said, asking: { step, flow, facts } }: QuestionInContext, say: Answers) {
  if (lineOf(flow) !== 'mobile' || facts.plan || step === undefined || !/(?:^|\.)plan(?:_|$)/.test(step))
    return undefined
  const isAll = said.length > 0 && said.every((word) => UNLIMITED.has(word) || DATA.has(word))
  return isAll && said.some((word) => UNLIMITED.has(word)) ? say.unlimited() : undefined
}

/** A plan that is named, two that are compared, or all of them with their prices. */
export function onPlan({ question, said, asking: { locale, facts, flow }, library }: QuestionInContext, say: Answers) {
  const about = askedAbout(said, locale)
  const [plan, other, third] = plansNamed(said, PLAN_IDS).toSorted(
    (a, b) => Number(planOf(b).listed) - Number(planOf(a).listed),
  )
  const isAsked = about('price') || about('pay') || about('include') || about('what') || isQuestion(question, locale)
  if (plan && other && !third && isAsked) return say.compare(plan, other)
  if (NOT_OF_PLAN.test(said.join(' ')) || !mayAnswer('mobile', lineOf(flow), said, locale)) return undefined
  if (about('free') && said.includes('flex') && !about('include')) return undefined
  if (
    plan &&
    isAsked &&
    !about('more') &&
    (!about('enough') || said.includes('voksen')) &&
    !rests(said, locale, plan)
  ) {
    const words = library.plans?.[plan]
    return about('include') && !about('price') && words ? say.included(plan, words) : say.plan(plan)
  }
  if (said.some((word) => UNLIMITED.has(word)) && said.some((word) => DATA.has(word))) return say.unlimited()
  const [small, large, more] = plan ? [] : plansNamed(inGigabytes(said), PLAN_IDS)
  if (small && !more && isAsked && besideSizes(said, locale).length === 0) {
    if (large) return say.compare(small, large)
    if (HAS_SIZE.test(said.join(' '))) return say.plan(small)
  }
  const [amount] = amountsIn(said, false)
  if (amount !== undefined && !plan && isAsked && !about('more')) return say.noSuchPlan(amount)
  if (!plan && about('plans') && said.some((word) => DIFFERENCE.has(word))) return say.plans()
  const beside = wordsBeside(said, locale, [
    'price',
    'pay',
    'plans',
    'all',
    'cheapest',
    'smallest',
    'most',
    'what',
  ]).filter((word) => !isCommon(word, locale) && !isBesidePrice(word))
  if (beside.length > 0 || said.some((word) => ELSEWHERE.has(word))) return undefined
  if (about('cheapest') || about('smallest')) return say.cheapest()
  if (about('most') && (about('plans') || about('price') || isQuestion(question, locale))) return say.plan('30gb')
  if (lineOf(flow) === 'insurance' || lineOf(flow) === 'refinancing') return undefined
  const isPrice = about('price') || (about('pay') && (about('what') || about('all') || said.includes('mye')))
  if (isPrice && facts.plan && !about('plans') && !about('all')) return say.plan(facts.plan)
  return isPrice || (about('plans') && (about('all') || isQuestion(question, locale))) ? say.plans() : undefined
}

/** "Hva er billigst av 3 og 6" compares two sizes, and "do you have one with 20" names one. */
const inGigabytes = (said: readonly string[]) =>
  said.flatMap((word, at) =>
    /^\d+$/.test(word) || (WITH.has(said[at - 1] ?? '') && countOf(word) !== undefined) ? [word, 'gb'] : [word],
  )
const WITH = new Set(['med', 'with'])
const HAS_SIZE = /(?<!\S)(?:med|with) \S+$/u
const besideSizes = (said: readonly string[], locale: Locale) =>
  wordsBeside(said, locale, ['price', 'pay', 'plans', 'cheapest', 'most', 'what']).filter(
    (word) => !isCommon(word, locale) && !isBesidePrice(word) && countOf(word) === undefined,
  )

/** Who shares data, or asks whether it is cheaper for several, asks for no plan. */
const NOT_OF_PLAN =
  /(?<!\S)(?:dele|deler|del|share|sharing)(?!\S)|(?<!\S)(?:kona|konen|mannen|samboeren?|unger|ungene|barna|familien?|wife|husband|kids|family|together|sammen) .*(?:billigere|rabatt\S*|cheaper|discounts?)(?!\S)/u
const UNLIMITED = new Set(['ubegrenset', 'ubegrensa', 'uendelig', 'unlimited', 'fri', 'fritt'])
const DIFFERENCE = new Set(['forskjell', 'forskjellen', 'forskjellane', 'difference', 'differences'])
const DATA = new Set(['data', 'dataen', 'mobildata', 'surf', 'nett', 'internett', 'gb', 'internet'])

const ELSEWHERE = new Set([
  'hvis',
  'skjer',
  'if',
  'happens',
  'bruker',
  'når',
  'etter',
  'ikke',
  'when',
  'after',
  'not',
  'ringe',
  'ringer',
])

function rests(said: readonly string[], locale: Locale, plan: PlanId): boolean {
  const beside = wordsBeside(said, locale, ['price', 'pay', 'include', 'plans', 'all', 'what']).filter(
    (word) => !isCommon(word, locale) && !isBesidePrice(word),
  )
  const named =
    plansNamed(beside, [plan]).length > 0
      ? beside.filter((word) => plansNamed([word], [plan]).length > 0 || /^\d+$/.test(word))
      : []
  return (
    beside.filter((word) => !named.includes(word) && !/^\d+$/.test(word) && !NAMES.has(word)).length >
    (planOf(plan).kind === 'child' && !isPriced(said, locale) ? 0 : 1)
  )
}

const isPriced = (said: readonly string[], locale: Locale) => {
  const about = askedAbout(said, locale)
  return about('price') || about('pay') || about('include') || about('plans')
}

const NAMES = new Set(
  'flex zero gb mb giga gigabyte megabyte gig bredbånd mobilt mobile broadband voksen seks tolv tretti tre to en ett null one six'.split(
    ' ',
  ),
)
