import { type PlanId, planOf, PLAN_IDS } from '#contracts/catalogue/plans.ts'
import type { Article } from '#contracts/content/faq.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { PlanPage } from '#contracts/content/plan-page.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { isQuestion } from '#flows/kit/words/everyday.ts'
import { amountsIn, plansNamed } from '#flows/kit/words/plan-words.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import type { Asking, LookUp } from '#server/brain/turns/look-up.ts'
import type { Speak } from '#server/brain/turns/speak.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { ContentStore } from '#server/content/content-document.ts'
import { answers, type Answers } from './answers.ts'
import { indexArticles, type ArticleIndex } from './article-index.ts'
import { askedAbout, beforeIs, wordsBeside } from './ask-words.ts'
import { createFindCountries } from './countries.ts'
import { smallTalkIn } from './small-talk.ts'
import { isCommon, spoken } from './speech.ts'

const LINES: Partial<Record<FlowName, Article['category']>> = {
  mobile_onboarding: 'mobile',
  mobile_from_external: 'mobile',
  mobile_intro: 'mobile',
  csat_mobile: 'mobile',
  insurance_leads: 'insurance',
  insurance_intro: 'insurance',
  debt_check: 'refinancing',
  refinancing_intro: 'refinancing',
  power_onboarding: 'power',
  power_intro: 'power',
  se_landing_page: 'power',
  generic_signup: 'account',
}

/** What a conversation is about, by which articles on it go before others. */
const lineOf = (flow: FlowName | undefined): Article['category'] | undefined => (flow ? LINES[flow] : undefined)

/** What is known in a language, read once. */
type Library = { index: ArticleIndex; service: CustomerService; plans: Record<PlanId, PlanPage> | undefined }

/** Where mobile subscriptions are sold; elsewhere questions on them are answered by articles alone. */
const WITH_MOBILE: ReadonlySet<Locale> = new Set(['nb_NO', 'en_US'])

/** How much of what is written is read, in characters: a question is shorter. */
const LONGEST = 600

/**
 * Looks questions up (CHAT-15): countries and zones, opening hours, plans and their prices from the catalogue, else the article that
 * answers best. All in memory, made once: an answer costs well under a millisecond and touches no store.
 */
export async function createLookUp(content: ContentPort, speak: Speak): Promise<LookUp> {
  const findCountries = createFindCountries()
  const libraries = new Map<Locale, Library>()
  for (const locale of LOCALES) libraries.set(locale, await readLibrary(content, locale))
  return (written, asking) => {
    const library = libraries.get(asking.locale)
    if (!library) return undefined
    const question = written.slice(0, LONGEST)
    const asked = { question, said: spoken(question, asking.locale), raw: tokensOf(question), asking, library }
    if (asked.said.length === 0) return undefined
    const say = answers({ locale: asking.locale, day: osloDay(asking.now), speak, service: library.service })
    const mobile = WITH_MOBILE.has(asking.locale)
    return (
      onSmallTalk(asked, say) ??
      onPhrase(asked, say) ??
      (mobile ? onCountry(asked, say, findCountries) : undefined) ??
      onHours(asked, say) ??
      (mobile ? onOffer(asked, say) : undefined) ??
      (mobile ? onPlan(asked, say) : undefined) ??
      onArticle(asked, say)
    )
  }
}

async function readLibrary(content: ContentPort, locale: Locale): Promise<Library> {
  const pages = await Promise.all(PLAN_IDS.map(async (id) => [id, await content.plan(locale, id)] as const))
  const plans = Object.fromEntries(pages)
  return {
    index: indexArticles(await content.articles(locale), locale),
    service: await content.customerService(locale),
    plans: hasEvery(plans) ? plans : undefined,
  }
}

const hasEvery = (plans: Partial<Record<PlanId, PlanPage>>): plans is Record<PlanId, PlanPage> =>
  PLAN_IDS.every((id) => plans[id])

type QuestionInContext = { question: string; said: string[]; raw: string[]; asking: Asking; library: Library }

/** A greeting, thanks or the like, and nothing beside it, is met with one. */
function onSmallTalk({ raw, asking: { locale } }: QuestionInContext, say: Answers) {
  const kind = smallTalkIn(raw, locale)
  return kind && say.smallTalk(kind)
}

/** What it costs, or saves, to be helped with insurance or loans, asked where these are talked of. */
function onOffer({ said, asking: { locale, flow } }: QuestionInContext, say: Answers) {
  const line = lineOf(flow)
  if (line !== 'insurance' && line !== 'refinancing') return undefined
  const about = askedAbout(said, locale)
  const beside = (kinds: Parameters<typeof wordsBeside>[2]) =>
    wordsBeside(said, locale, kinds).filter((word) => !isCommon(word, locale) && !PLAIN.has(word) && !SAVES.has(word))
  if (said.some((word) => SAVES.has(word)) && beside(['what', 'pay', 'price']).length === 0) return say.savingOf(line)
  const isOffer = about('price') || about('pay') || said.some((word) => OFFERS.has(word))
  return isOffer && beside(['price', 'pay', 'what', 'all', 'free']).filter((word) => !OFFERS.has(word)).length === 0
    ? say.offerOf(line)
    : undefined
}

/** Words of a question on what an offer costs, whether it binds, and who makes it. */
const OFFERS = new Set(
  'gratis free bindende binder forplikter forpliktende uforpliktende binding banker bankene banks samarbeider bruker spør jobber'.split(
    ' ',
  ),
)
const SAVES = new Set(['spare', 'sparer', 'spart', 'besparelse', 'tjene', 'tjener', 'save', 'saving', 'savings'])

/** A country named: its zone, what use there costs, or what it costs to call it from Norway. */
function onCountry(
  { said, raw, asking: { locale }, library }: QuestionInContext,
  say: Answers,
  findCountries: ReturnType<typeof createFindCountries>,
) {
  const about = askedAbout(said, locale)
  const [country, other] = findCountries(raw, (word) => library.index.knows(word) || isCommon(word, locale))
  if (country !== undefined && other === undefined) {
    const at = raw.findIndex((word) => findCountries([word], () => true).length > 0)
    const goesTo = beforeIs(raw, at < 0 ? raw.length : at, locale, 'toThere')
    const standsThere = beforeIs(raw, at < 0 ? raw.length : at, locale, 'there')
    const calls = about('call') || about('message')
    if (about('zone')) return say.zones(country)
    if (calls && (goesTo || !standsThere) && !raw.includes('hjem')) return say.calling(country)
    return say.useIn(country)
  }
  const zone = zoneIn(said)
  return about('zone') && zone !== undefined && country === undefined ? say.zone(zone) : undefined
}

function zoneIn(said: readonly string[]): 1 | 2 | 3 | 4 | undefined {
  const written = said.find((word) => /^[1-4]$/.test(word))
  return ([1, 2, 3, 4] as const).find((zone) => String(zone) === written)
}

function onHours({ said, asking: { locale, now } }: QuestionInContext, say: Answers) {
  const about = askedAbout(said, locale)
  if (!about('hours')) return undefined
  const rest = wordsBeside(said, locale, ['hours', 'hoursOnlyWith', 'what']).filter((word) => !isCommon(word, locale))
  return rest.length <= 1 ? say.hours(now) : undefined
}

/** A plan named, an amount there is no plan for, or what plans cost at all. */
function onPlan({ question, said, asking: { locale, facts, flow }, library }: QuestionInContext, say: Answers) {
  const about = askedAbout(said, locale)
  const [plan, other, third] = plansNamed(said, PLAN_IDS).toSorted(
    (a, b) => Number(planOf(b).listed) - Number(planOf(a).listed),
  )
  const isAsked = about('price') || about('pay') || about('include') || about('what') || isQuestion(question, locale)
  if (plan && other && !third && isAsked) return say.compare(plan, other)
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

const UNLIMITED = new Set(['ubegrenset', 'ubegrensa', 'uendelig', 'unlimited', 'fri', 'fritt'])
const DATA = new Set(['data', 'dataen', 'mobildata', 'surf', 'nett', 'internett', 'gb', 'internet'])

/** Words that make a question on price one on something else. */
const ELSEWHERE = new Set(['bruker', 'når', 'etter', 'ikke', 'when', 'after', 'not', 'ringe', 'ringer'])

/** Words around a question on price that do not make it another one. */
const PLAIN = new Set(
  'være kunde mye mykje vis vise se gi send oversikt nytt ny få ett per pr for hver dag mine '
    .concat(
      'måned måneden månaden mnd månedlig mobil mobilen mobilabonnement data gb month monthly mobile kr kroner deres total totalt totalpris totalen sammen summen sum egentlig nå',
    )
    .split(' '),
)

/** Whether a question with a plan in it is on something else, too: a child's age, a contract, a used-up package. */
function rests(said: readonly string[], locale: Locale, plan: PlanId): boolean {
  const beside = wordsBeside(said, locale, ['price', 'pay', 'include', 'plans', 'all', 'what']).filter(
    (word) => !isCommon(word, locale) && !PLAIN.has(word),
  )
  const named =
    plansNamed(beside, [plan]).length > 0
      ? beside.filter((word) => plansNamed([word], [plan]).length > 0 || /^\d+$/.test(word))
      : []
  return beside.filter((word) => !named.includes(word) && !/^\d+$/.test(word) && !NAMES.has(word)).length > 1
}

const NAMES = new Set(
  'flex zero gb mb giga gigabyte megabyte gig bredbånd mobilt mobile broadband voksen seks tolv tretti tre to en ett null one six'.split(
    ' ',
  ),
)

/** A question that is word for word what an article is also called. */
function onPhrase({ said, library: { index } }: QuestionInContext, say: Answers) {
  const article = index.called(said)
  return article && say.article(article)
}

function onArticle({ question, said, asking: { locale, flow }, library: { index } }: QuestionInContext, say: Answers) {
  const article: Article | undefined = index.find(said, { line: lineOf(flow), isAsked: isQuestion(question, locale) })
  return article && say.article(article)
}

/** A look-up that is made anew when the words it knows have changed, or the day, for prices stand in them; `onFailure` is told when that fails, and the one before stays. */
export async function followLookUp(
  content: ContentPort,
  { onContentChange }: Pick<ContentStore, 'onContentChange'>,
  speak: Speak,
  onFailure: (error: unknown) => void,
): Promise<LookUp> {
  let lookUp = await createLookUp(content, speak)
  let due = false
  let madeOn: Day | undefined
  const makeAnew = async () => {
    due = false
    lookUp = await createLookUp(content, speak)
  }
  const askForNew = () => {
    if (due) return
    due = true
    setImmediate(() => void makeAnew().catch(onFailure))
  }
  onContentChange(({ kind, name }) => {
    if (kind === 'page' && /^(plans|customer-service|faq)/.test(name)) askForNew()
  })
  return (question, asking) => {
    const day = osloDay(asking.now)
    if (madeOn !== undefined && madeOn !== day) askForNew()
    madeOn = day
    return lookUp(question, asking)
  }
}
