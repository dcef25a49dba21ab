import { type PlanId, PLAN_IDS } from '#contracts/catalogue/plans.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { PlanPage } from '#contracts/content/plan-page.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { isQuestion } from '#flows/kit/words/everyday.ts'
import { withoutLeads } from '#flows/kit/words/filler-words.ts'
import { withoutSalute } from '#flows/kit/words/requests.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import type { Asking, LookUp } from '#server/brain/turns/look-up.ts'
import type { Translate } from '#server/deps.ts'
import { answers, type Answers } from './answers.ts'
import { indexArticles, type ArticleIndex } from './article-index.ts'
import {
  isUnanswered,
  likelyQuestions,
  onAnyArticle,
  onPhrase,
  onTitle,
  type Library,
  type QuestionInContext,
} from './article-answers.ts'
import { askedAbout, wordsBeside } from './ask-words.ts'
import { asksOfStepAlone, onBareQuestion } from './bare-questions.ts'
import { createFindCountries } from './countries.ts'
import { onFirstBill } from './first-bill.ts'
import { onCountry } from './on-country.ts'
import { indexAskings, type IndexedAskings } from './find-asking.ts'
import type { Learning } from './learn-topics.ts'
import { learningsOfSayings } from './likely-sayings.ts'
import { onOffer } from './offers.ts'
import { onPlan, onUnlimited } from './on-plan.ts'
import { onOpening } from './opening.ts'
import { onUsage, onUsageAlone, withPowerPrices } from './power-prices.ts'
import { withoutInsurers } from './lines.ts'
import { onPriceArea } from './price-area.ts'
import { onOwnFacts } from './own-facts.ts'
import { likelyTalk, smallTalkIn, tellsOfTrouble } from './small-talk.ts'
import { isCommon, spoken, withoutPoliteness } from './speech.ts'
import { withThingNamed } from './thing-asked.ts'
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
  const answerTo = (written: string, asking: Asking): Found | undefined => {
    const library = libraries.get(asking.locale)
    if (!library) return undefined
    const question = withoutPoliteness(withoutSalute(written.slice(0, LONGEST)), asking.locale)
    const asked = inContext(question, asking, library)
    if (asked.said.length === 0) return undefined
    const plain = inContext(withoutLeads(withoutInsurers(question, asking.flow)), asking, library)
    const bare = inContext(withThingNamed(plain.question, asking), asking, library)
    const say = answers({ locale: asking.locale, day: osloDay(asking.now), translate, service: library.service })
    const mobile = WITH_MOBILE.has(asking.locale)
    const met =
      onTitle(asked, say) ??
      onSmallTalk(asked, say) ??
      onOpening(asked, say) ??
      onWay(question, asking, library.index, say)
    const answered =
      met ??
      onOwnFacts(asked, say) ??
      onUnlimited(asked, say) ??
      onPhrase(asked, say) ??
      onPhrase(bare, say) ??
      onSpecialNumber(bare, say) ??
      onBareQuestion(plain, say) ??
      (mobile ? onFirstBill(bare, say) : undefined) ??
      (mobile ? onCountry(bare, say, findCountries) : undefined) ??
      onHours(bare, say) ??
      (mobile ? onOffer(bare.said, asking, say) : undefined) ??
      (mobile ? onPlan(bare, say) : undefined) ??
      onPriceArea(bare, translate) ??
      onUsageAlone(bare, say) ??
      (isUnanswered(bare) || asksOfStepAlone(bare) ? undefined : onAnyArticle(bare, say)) ??
      onUsage(bare, say)
    const isTrouble = !met && tellsOfTrouble(asked.raw, asking.locale)
    const found = isTrouble ? say.calmly(answered ?? say.smallTalk('trouble')) : (answered ?? onLikelyTalk(asked, say))
    return found && withPowerPrices(found, question, asking, library.index, translate)
  }
  const questionsLike: LookUp['likelyQuestions'] = (written, asking) => {
    const library = libraries.get(asking.locale)
    if (!library) return []
    const question = withoutLeads(withoutInsurers(written.slice(0, LONGEST), asking.flow))
    const bare = inContext(withThingNamed(question, asking), asking, library)
    return bare.said.length === 0 || isUnanswered(bare) || asksOfStepAlone(bare) ? [] : likelyQuestions(bare)
  }
  const learnings = () => [...[...libraries.values()].map(({ askings }) => askings.learning), ...learningsOfSayings()]
  return Object.assign(answerTo, { learnings, likelyQuestions: questionsLike })
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
  if (way?.kind === 'wish' && way.for === 'cancel') return say.stop()
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

/** A call or message to a number of three to five digits has prices of its own. */
function onSpecialNumber({ said, raw, asking: { locale }, library: { index } }: QuestionInContext, say: Answers) {
  const about = askedAbout(said, locale)
  const isTo = (about('call') || about('message')) && raw.some((word) => /^\d{3,5}$/.test(word))
  const article = isTo ? index.bySlug('spesialnumre') : undefined
  return article && say.article(article)
}
