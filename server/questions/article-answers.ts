import type { PlanId } from '#contracts/catalogue/plans.ts'
import type { Article } from '#contracts/content/faq.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { PlanPage } from '#contracts/content/plan-page.ts'
import { AND, partsOf } from '#flows/kit/hear/clauses.ts'
import { isQuestion } from '#flows/kit/words/everyday.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import type { Asking } from '#server/brain/turns/look-up.ts'
import type { Answers } from './answers.ts'
import type { ArticleIndex } from './article-index.ts'
import type { IndexedAskings } from './find-asking.ts'
import { lineNamed, lineOf, mayAnswer } from './lines.ts'
import { agrees, isOfSamePlace } from './qualifiers.ts'
import { spoken } from './speech.ts'

export type Library = {
  readonly index: ArticleIndex
  readonly askings: IndexedAskings
  service: CustomerService
  plans: Record<PlanId, PlanPage> | undefined
}

export type QuestionInContext = { question: string; said: string[]; raw: string[]; asking: Asking; library: Library }

/** The share of a question from which its ways to ask decide, and from which they decide before the words of the articles. */
export const LEAST_SHARE = 0.5
const LIKELY = 0.55
const NEARLY_ALL = 0.7
/** "Koden dukket aldri opp" tells what is to be answered, where hardly another topic is spoken of so. */
const OF_STATEMENT = 0.9
const FEWEST_OF_STATEMENT = 4

export function onPhrase({ said, library: { index } }: QuestionInContext, say: Answers) {
  const article = index.called(said)
  return article && say.article(article, true)
}

export const onAnyArticle = (asked: QuestionInContext, say: Answers) =>
  onAsking(asked, say, LIKELY) ?? onArticle(asked, say) ?? onAsking(asked, say) ?? onClause(asked, say)

function onArticle(
  { question, said, asking: { locale, flow, step }, library: { index } }: QuestionInContext,
  say: Answers,
) {
  const line = lineOf(flow)
  const article = index
    .rank(said, { line: lineNamed(said, locale) ?? line, isAsked: isQuestion(question, locale) })
    .find((one) => mayAnswer(one.category, line, said, locale) && agrees(one, question, locale))
  return article && say.article(atStep(article, step, index), index.called(said) === article)
}

/** Asked in the words of the ways to ask for an article. */
function onAsking(
  { question, said, asking: { locale, flow, step, onlyAsked }, library: { askings, index } }: QuestionInContext,
  say: Answers,
  leastShare = LEAST_SHARE,
) {
  const isAsked = isQuestion(question, locale) || ASKS_LEAVE.test(question)
  if (!isAsked && (onlyAsked || said.length < FEWEST_OF_STATEMENT)) return undefined
  const line = lineOf(flow)
  const asked = askings.find(
    question,
    (article) => mayAnswer(article.category, line, said, locale) && isOfSamePlace(article, question, locale),
    ({ category }) => category === line,
  )
  return asked?.article && asked.share >= (isAsked ? leastShare : OF_STATEMENT)
    ? say.article(atStep(asked.article, step, index))
    : undefined
}

/** Asked in the words of what no article answers. */
export function isUnanswered({ question, asking: { locale, flow }, said, library: { askings } }: QuestionInContext) {
  const asked = askings.find(question, ({ category }) => mayAnswer(category, lineOf(flow), said, locale))
  return asked !== undefined && asked.article === undefined && asked.share >= NEARLY_ALL
}

/** "Kan jeg få fakturaen kvartalsvis": a wish for what is no option is asked about. */
const ASKS_LEAVE = /^\s*(?:kan|kunne|kunde|får|må|can|could|may)\s+(?:jeg|eg|æ|jag|vi|man|i|we)\s/iu

/** One clause of several that is asked: "har dere strøm, for da kunne jeg samla alt". */
function onClause(whole: QuestionInContext, say: Answers) {
  const { locale } = whole.asking
  const clauses = partsOf(whole.question).map(({ text }) => text.replace(AND, ''))
  const asks = (clause: string) => isQuestion(clause, locale) && !isOfWhatWasSaid(clause)
  const asked = clauses.length > 1 ? clauses.filter(asks) : []
  return asked
    .map((question) => ({ ...whole, question, said: spoken(question, locale), raw: tokensOf(question) }))
    .map((one) => onArticle(one, say) ?? onAsking(one, say))
    .find((answer) => answer !== undefined)
}

/** "Spelar det roll" asks about what was said before it. */
const isOfWhatWasSaid = (clause: string) => OF_IT.test(clause) && tokensOf(clause).length <= 4
const OF_IT = /(?<!\p{L})(?:det|den|dette|detta|it|that)(?!\p{L})/iu

/** Where the present supplier is asked for, what binds and ends is the agreement with that one (HEAR-06). */
function atStep(article: Article, step: string | undefined, index: ArticleIndex): Article {
  const own = step === 'supplier' ? OF_PRESENT_SUPPLIER[article.slug] : undefined
  return (own === undefined ? undefined : index.bySlug(own)) ?? article
}
const OF_PRESENT_SUPPLIER: Readonly<Record<string, string>> = {
  'bindningstid-el': 'uppsagning-el',
  'binding-el': 'opsigelse-el',
}
