import type { PlanId } from '#contracts/catalogue/plans.ts'
import type { Article } from '#contracts/content/faq.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { PlanPage } from '#contracts/content/plan-page.ts'
import { AND, partsOf } from '#flows/kit/hear/sentence/clauses.ts'
import { isQuestion } from '#flows/kit/words/everyday.ts'
import { asksWhy } from '#flows/kit/words/requests.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import type { Asking } from '#server/brain/turns/look-up.ts'
import type { Answers } from './answers.ts'
import type { ArticleIndex } from './article-index.ts'
import type { IndexedAskings } from './find-asking.ts'
import { lineNamed, lineOf, mayAnswer, ofLine } from './lines.ts'
import { agrees, ASKS_LEAVE, isOfSamePlace, OF_DELIVERY, OF_IT } from './qualifiers.ts'
import { spoken } from './speech.ts'

export type Library = {
  readonly index: ArticleIndex
  readonly askings: IndexedAskings
  service: CustomerService
  plans: Record<PlanId, PlanPage> | undefined
}

export type QuestionInContext = {
  question: string
  said: readonly string[]
  raw: readonly string[]
  asking: Asking
  library: Library
}

/** The share of a question from which its ways to ask decide, and from which they decide before the words of the articles. */
export const LEAST_SHARE = 0.52
const LIKELY = 0.56
const NEARLY_ALL = 0.7
/** What an article shares words with is not asked for where its ways to ask hardly say so (HEAR-06). */
const LEAST_ASKED = 0.04
/** "Koden dukket aldri opp" tells what is to be answered, where hardly another topic is spoken of so. */
const OF_STATEMENT = 0.9
const FEWEST_OF_STATEMENT = 4

export function onPhrase(asked: QuestionInContext, say: Answers) {
  const { said, asking, library } = asked
  const called = library.index.called(said)
  const article = called && ofLine(called, asking.flow, library.index.bySlug)
  const holds = article && mayAnswer(article.category, lineOf(asking.flow), said, asking.locale)
  return holds ? say.article(article, true) : undefined
}

/** The title of an article gets that article, whatever else it could be read as. */
export function onTitle(asked: QuestionInContext, say: Answers) {
  const { said, asking, library } = asked
  const article = library.index.called(said)
  if (!article || spoken(article.question, asking.locale).join(' ') !== said.join(' ')) return undefined
  return mayAnswer(article.category, lineOf(asking.flow), said, asking.locale) ? say.article(article, true) : undefined
}

export function onAnyArticle(asked: QuestionInContext, say: Answers): Found | undefined {
  const first = articleFor(asked)
  const second = first && secondAsked(asked, first)
  if (second) return say.both(first, second)
  return first && say.article(first, asked.library.index.called(asked.said) === first)
}

const articleFor = (asked: QuestionInContext) =>
  onAsking(asked, LIKELY) ?? onOneClause(asked) ?? onArticle(asked) ?? onAsking(asked) ?? onClause(asked)

function onArticle(asked: QuestionInContext): Article | undefined {
  const { question, said, asking, library } = asked
  const { locale, flow } = asking
  const { index } = library
  const line = lineOf(flow)
  if (asksWhy(question, OF_NOTHING, locale)) return undefined
  const article = index
    .rank(said, { line: lineNamed(said, locale) ?? line, isAsked: isQuestion(question, locale) })
    .find(
      (one) =>
        mayAnswer(ofLine(one, flow, index.bySlug).category, line, said, locale) &&
        agrees(one, question, locale) &&
        (library.askings.shareOf(question, one) ?? 1) >= LEAST_ASKED,
    )
  return article && atStep(article, asked)
}

/** Asked in the words of the ways to ask for an article. */
function onAsking(whole: QuestionInContext, leastShare = LEAST_SHARE): Article | undefined {
  const { question, said, asking, library } = whole
  const { locale, flow, onlyAsked } = asking
  const { askings } = library
  const isAsked = isQuestion(question, locale) || ASKS_LEAVE.test(question)
  if (!isAsked && (onlyAsked || said.length < FEWEST_OF_STATEMENT)) return undefined
  const asked = askings.find(question, mayBeTold(whole), isOfLine(flow))
  return asked?.article && asked.share >= (isAsked ? leastShare : OF_STATEMENT)
    ? atStep(asked.article, whole)
    : undefined
}

/** Whether an article may answer a question where it is asked (HEAR-06). */
const mayBeTold =
  ({ question, said, asking: { locale, flow }, library }: QuestionInContext) =>
  (article: Article): boolean =>
    mayAnswer(ofLine(article, flow, library.index.bySlug).category, lineOf(flow), said, locale) &&
    isOfSamePlace(article, question, locale)

const isOfLine =
  (flow: Asking['flow']) =>
  ({ category }: Article): boolean =>
    category === lineOf(flow)

/** Shares of the likeliest article, and of others beside it, from which on they are offered where none is certain. */
const LEAST_OF_LIKELIEST = 0.2
const LEAST_OF_OTHERS = 0.1
const MOST_OFFERED = 3

/** Titles of articles that may be asked for; two in three times the one that is meant is among them (CHAT-15). */
export function likelyQuestions(asked: QuestionInContext): string[] {
  const { question, asking, library } = asked
  const likely = library.askings.likeliest(question, mayBeTold(asked), isOfLine(asking.flow))
  if ((likely[0]?.share ?? 0) < LEAST_OF_LIKELIEST) return []
  const offered = likely.filter(({ share }) => share >= LEAST_OF_OTHERS)
  return [...new Set(offered.map(({ article }) => atStep(article, asked).question))].slice(0, MOST_OFFERED)
}

/** Asked in the words of what no article answers. */
export function isUnanswered({ question, asking: { locale, flow }, said, library: { askings } }: QuestionInContext) {
  const asked = askings.find(question, ({ category }) => mayAnswer(category, lineOf(flow), said, locale))
  return asked !== undefined && asked.article === undefined && asked.share >= NEARLY_ALL
}

/** One clause of several that is asked: "har dere strøm, for da kunne jeg samla alt". */
const onClause = (whole: QuestionInContext) =>
  askedClauses(whole)
    .filter(({ question }) => !isOfWhatWasSaid(question))
    .map((one) => (isUnanswered(one) ? undefined : (onArticle(one) ?? onAsking(one))))
    .find((answer) => answer !== undefined)

/** "Når ringer dere da, jeg er drittlei": what is told beside the one question says nothing of its topic. */
function onOneClause(whole: QuestionInContext): Article | undefined {
  const [only, ...others] = askedClauses(whole)
  if (!only || others.length > 0 || isOfWhatWasSaid(only.question) || isUnanswered(only)) return undefined
  return onAsking(only)
}

/** "Hvilket nett bruker dere og er det bindingstid" asks for two articles, each nearly in its own ways to ask. */
function secondAsked(whole: QuestionInContext, first: Article): Article | undefined {
  const told = askedClauses(whole).map((one) => onAsking(one, NEARLY_ALL))
  return told.length === 2 && told.includes(first) ? told.find((article) => article !== first) : undefined
}

function askedClauses(whole: QuestionInContext): QuestionInContext[] {
  const { locale } = whole.asking
  const clauses = partsOf(whole.question).map(({ text }) => text.replace(AND, ''))
  const asked = clauses.length > 1 ? clauses.filter((clause) => isQuestion(clause, locale)) : []
  return asked.map((question) => ({
    ...whole,
    question,
    said: spoken(question, locale),
    raw: tokensOf(question),
  }))
}

const isOfWhatWasSaid = (clause: string) => OF_IT.test(clause) && tokensOf(clause).length <= 4

/**
 * Where the present supplier is asked for, what binds and ends is the agreement with that one; where a code is waited
 * for, "does it take long" asks for the code (HEAR-06).
 */
function atStep(article: Article, asked: QuestionInContext): Article {
  const { question, asking, library } = asked
  const { step } = asking
  const { index } = library
  const isOfCode = step?.includes('phone_code') === true && !OF_DELIVERY.test(question)
  const own = step === 'supplier' ? OF_PRESENT_SUPPLIER[article.slug] : isOfCode ? OF_CODE[article.slug] : undefined
  return (own === undefined ? undefined : index.bySlug(own)) ?? ofLine(article, asking.flow, index.bySlug)
}

/** "Why do you ask" is about the question of the step, and no message of a reason is looked for here. */
const OF_NOTHING = ''
const OF_PRESENT_SUPPLIER: Readonly<Record<string, string>> = {
  'bindningstid-el': 'uppsagning-el',
  'binding-el': 'opsigelse-el',
}
const OF_CODE: Readonly<Record<string, string>> = { 'hvor-lang-tid': 'kode-kommer-ikke', 'how-long': 'no-code' }
