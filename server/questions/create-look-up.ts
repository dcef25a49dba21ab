import { type PlanId, planOf, PLAN_IDS } from '#contracts/catalogue/plans.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { PlanPage } from '#contracts/content/plan-page.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { isQuestion } from '#flows/kit/words/everyday.ts'
import { amountsIn, countOf } from '#flows/kit/words/data-amounts.ts'
import { withoutLeads } from '#flows/kit/words/filler-words.ts'
import { plansNamed } from '#flows/kit/words/plan-words.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import type { Asking, LookUp } from '#server/brain/turns/look-up.ts'
import type { Translate } from '#server/deps.ts'
import { answers, type Answers } from './answers.ts'
import { indexArticles, type ArticleIndex } from './article-index.ts'
import {
  isUnanswered,
  onAnyArticle,
  onExtra,
  onPhrase,
  type Library,
  type QuestionInContext,
} from './article-answers.ts'
import { askedAbout, wordsBeside } from './ask-words.ts'
import { onBareQuestion } from './bare-questions.ts'
import { createFindCountries } from './countries.ts'
import { onFirstBill } from './first-bill.ts'
import { onCountry } from './on-country.ts'
import { lineOf, mayAnswer } from './lines.ts'
import { indexAskings, type IndexedAskings } from './find-asking.ts'
import type { Learning } from './learn-topics.ts'
import { learningsOfSayings } from './likely-sayings.ts'
import { onOffer, PLAIN } from './offers.ts'
import { onUsage, onUsageAlone, withPowerPrices } from './power-prices.ts'
import { onPriceArea } from './price-area.ts'
import { onOwnFacts } from './own-facts.ts'
import { likelyTalk, smallTalkIn } from './small-talk.ts'
import { isCommon, spoken } from './speech.ts'
import { onWay } from './ways.ts'

const WITH_MOBILE: ReadonlySet<Locale> = new Set(['nb_NO', 'en_US'])

const LONGEST = 600

/**
 * Answers questions from countries, opening hours, plans and articles (CHAT-15). Everything is in memory; no database
 * access.
 */
export async function createLookUp(
  content: ContentPort,
  translate: Translate,
): Promise<LookUp & { learnings: () => Learning[] }> {
  const findCountries = createFindCountries()
  const libraries = new Map<Locale, Library>()
  for (const locale of LOCALES) libraries.set(locale, await readLibrary(content, locale))
  const lookUp: LookUp = (written, asking) => {
    const library = libraries.get(asking.locale)
    if (!library) return undefined
    const question = written.slice(0, LONGEST)
    const asked = inContext(question, asking, library)
    if (asked.said.length === 0) return undefined
    const bare = inContext(withoutLeads(question), asking, library)
    const say = answers({ locale: asking.locale, day: osloDay(asking.now), translate, service: library.service })
    const mobile = WITH_MOBILE.has(asking.locale)
    const found =
      onSmallTalk(asked, say) ??
      onWay(question, asking, library.index, say) ??
      onOwnFacts(asked, say) ??
      onPhrase(asked, say) ??
      onPhrase(bare, say) ??
      onSpecialNumber(bare, say) ??
      onBareQuestion(bare, say) ??
      (mobile ? onFirstBill(bare, say) : undefined) ??
      (mobile ? onCountry(bare, say, findCountries) : undefined) ??
      onHours(bare, say) ??
      onExtra(bare, say) ??
      (mobile ? onOffer(bare.said, asking, say) : undefined) ??
      (mobile ? onPlan(bare, say) : undefined) ??
      onPriceArea(bare, translate) ??
      onUsageAlone(bare, say) ??
      (isUnanswered(bare) ? undefined : onAnyArticle(bare, say)) ??
      onUsage(bare, say) ??
      onLikelyTalk(asked, say)
    return found && withPowerPrices(found, question, asking, library.index, translate)
  }
  const learnings = () => [...[...libraries.values()].map(({ askings }) => askings.learning), ...learningsOfSayings()]
  return Object.assign(lookUp, { learnings })
}

function inContext(question: string, asking: Asking, library: Library): QuestionInContext {
  return { question, said: spoken(question, asking.locale), raw: tokensOf(question), asking, library }
}

async function readLibrary(content: ContentPort, locale: Locale): Promise<Library> {
  const pages = await Promise.all(PLAN_IDS.map(async (id) => [id, await content.plan(locale, id)] as const))
  const plans = Object.fromEntries(pages)
  const articles = await content.articles(locale)
  let index: ArticleIndex | undefined
  let askings: IndexedAskings | undefined
  return {
    // Made at the first question: it takes a third of a start.
    get index() {
      return (index ??= indexArticles(articles, locale))
    },
    get askings() {
      return (askings ??= indexAskings(articles, locale))
    },
    service: await content.customerService(locale),
    plans: hasEvery(plans) ? plans : undefined,
  }
}

const hasEvery = (plans: Partial<Record<PlanId, PlanPage>>): plans is Record<PlanId, PlanPage> =>
  PLAN_IDS.every((id) => plans[id])

function onSmallTalk({ raw, asking: { locale } }: QuestionInContext, say: Answers) {
  const kind = smallTalkIn(raw, locale)
  return kind && say.smallTalk(kind)
}

function onLikelyTalk({ question, raw, asking }: QuestionInContext, say: Answers) {
  const { locale } = asking
  const { way } = asking
  if (way?.kind === 'wish' && way.for === 'later') return say.smallTalk('wait')
  if (way?.kind === 'wish' && way.for === 'cancel') return say.smallTalk('bye')
  const isAsked = isQuestion(question, locale) || isQuestion(raw.slice(1).join(' '), locale)
  const kind = isAsked ? undefined : likelyTalk(raw)
  return kind && say.smallTalk(kind)
}

function onHours({ said, asking: { locale, now } }: QuestionInContext, say: Answers) {
  const about = askedAbout(said, locale)
  if (!about('hours')) return undefined
  const rest = wordsBeside(said, locale, ['hours', 'hoursOnlyWith', 'what']).filter((word) => !isCommon(word, locale))
  return rest.length <= 1 ? say.hours(now) : undefined
}

function onPlan({ question, said, asking: { locale, facts, flow }, library }: QuestionInContext, say: Answers) {
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
  const beside = wordsBeside(said, locale, [
    'price',
    'pay',
    'plans',
    'all',
    'cheapest',
    'smallest',
    'most',
    'what',
  ]).filter((word) => !isCommon(word, locale) && !PLAIN.has(word))
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
    (word) => !isCommon(word, locale) && !PLAIN.has(word) && countOf(word) === undefined,
  )

/** Who shares data, or asks whether it is cheaper for several, asks for no plan. */
const NOT_OF_PLAN =
  /(?<!\S)(?:dele|deler|del|share|sharing)(?!\S)|(?<!\S)(?:kona|konen|mannen|samboeren?|unger|ungene|barna|familien?|wife|husband|kids|family|together|sammen) .*(?:billigere|rabatt\S*|cheaper|discounts?)(?!\S)/u
const UNLIMITED = new Set(['ubegrenset', 'ubegrensa', 'uendelig', 'unlimited', 'fri', 'fritt'])
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
    (word) => !isCommon(word, locale) && !PLAIN.has(word),
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

/** A call or message to a number of three to five digits has prices of its own. */
function onSpecialNumber({ said, raw, asking: { locale }, library: { index } }: QuestionInContext, say: Answers) {
  const about = askedAbout(said, locale)
  const isTo = (about('call') || about('message')) && raw.some((word) => /^\d{3,5}$/.test(word))
  const article = isTo ? index.bySlug('spesialnumre') : undefined
  return article && say.article(article)
}
