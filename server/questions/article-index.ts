import MiniSearch, { type SearchResult } from 'minisearch'
import type { Article } from '#contracts/content/faq.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { numberOf } from '#flows/kit/words/numbers.ts'
import { indexOfPhrase, tokensOf } from '#flows/kit/words/tokens.ts'
import { languages } from './languages.ts'
import { createSearchTerms } from './search-terms.ts'
import { isCommon, spoken } from './speech.ts'
import { createVocabulary, type Meaning, SLIP } from './vocabulary.ts'

/** Articles on `line` rank first. With `isAsked` false, a name of the article must match. */
export type SearchContext = { line?: Article['category'] | undefined; isAsked?: boolean }

/** Words must be normalized by `spoken`. */
export type ArticleIndex = {
  rank: (said: readonly string[], context?: SearchContext) => Article[]
  find: (said: readonly string[], context?: SearchContext) => Article | undefined
  called: (said: readonly string[]) => Article | undefined
  bySlug: (slug: string) => Article | undefined
  knows: (word: string) => boolean
}

const WEIGHT = { title: 3.2, name: 3, question: 2, partOfName: 1.9, answer: 0.7 }
const OWN_LINE = 1.25
const OTHER_LINE = 0.6
const LINES: ReadonlySet<Article['category']> = new Set(['mobile', 'abroad', 'power', 'insurance', 'refinancing'])
/** Minimum share of the question and score of an answer; the larger share where a word is in no article. */
const LEAST_SHARE = 0.46
const LEAST_SCORE = 1.35
const SURE_SHARE = 0.66
/** Weight of a word that is in no article, relative to the rarest word that is. */
const UNKNOWN = 0.7
/** Minimum length for correcting a typo in a single-word question: "minste" is not "miste". */
const LONG_ENOUGH = 6

type Name = { all: string[]; content: string[] }
/**
 * `whole` is the weight of all words of the question; `isBeyond`: one of its topics is in no article, so that an article
 * on the others tells of something else.
 */
type Utterance = { terms: readonly string[]; meant: readonly Meaning[][]; whole: number; isBeyond: boolean }
type Evidence = { isEnough: boolean; isNamed: boolean; score: number }
const NO_EVIDENCE: Evidence = { isEnough: false, isNamed: false, score: 0 }
type Row = { article: Article; title: string[]; names: Name[]; weights: Map<string, number> }

function fits(category: Article['category'], line: Article['category'] | undefined): number {
  const own = category === 'abroad' ? 'mobile' : category
  if (line === undefined || own === line) return own === line ? OWN_LINE : 1
  return LINES.has(line) && LINES.has(category) ? OTHER_LINE : 1
}

export function indexArticles(articles: readonly Article[], locale: Locale): ArticleIndex {
  const { termOf, joined, synonyms } = createSearchTerms(locale)
  const isContent = (word: string) => !isCommon(word, locale)
  const { aside } = languages[locale].qualifiers
  const pricing = new Set(languages[locale].askWords.price.map(termOf))
  const contentOf = (text: string) => joined(spoken(text, locale)).filter(isContent).map(termOf)
  const rows = articles.map((article): Row => {
    const names = article.words
      .map((name) => joined(spoken(name, locale)))
      .map((said) => ({ all: said.map(termOf), content: said.filter(isContent).map(termOf) }))
    const weights = new Map<string, number>()
    const weigh = (terms: readonly string[], weight: number) =>
      terms.forEach((term) => weights.set(term, Math.max(weights.get(term) ?? 0, weight)))
    // A single content word of a longer name weighs less: "Koden deres" must not match everything that has a code.
    for (const { all, content } of names)
      weigh(content, all.length > 1 && content.length === 1 ? WEIGHT.partOfName : WEIGHT.name)
    for (const term of contentOf(article.question))
      weigh([term], weights.get(term) === WEIGHT.name ? WEIGHT.title : WEIGHT.question)
    article.answer.forEach((text) => weigh(contentOf(text), WEIGHT.answer))
    return { article, title: joined(spoken(article.question, locale)).map(termOf), names, weights }
  })
  const index = new MiniSearch<{ id: number; terms: string }>({
    fields: ['terms'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      bm25: { k: 0, b: 0, d: 0 },
      boostDocument: (id: number, term) => rows[id]?.weights.get(term) ?? 0,
    },
  })
  index.addAll(rows.map(({ weights }, id) => ({ id, terms: [...weights.keys()].join(' ') })))
  const written = articles.map(({ words, question, answer }) => [...words, question, ...answer])
  const vocabulary = createVocabulary(
    written.map((texts) => texts.flatMap((text) => joined(spoken(text, locale)))),
    { termOf, isContent, synonyms },
  )
  const byName = new Map(
    articles
      .flatMap((article) =>
        [...article.words, article.question].map((name) => [spoken(name, locale).join(' '), article] as const),
      )
      .toReversed(),
  )
  const unknown = UNKNOWN * Math.log(1 + rows.length)
  const rarity = (term: string) => Math.log(1 + rows.length / (vocabulary.articlesWith(term) || 1))

  function rank(said: readonly string[], { line, isAsked = true }: SearchContext = {}): Article[] {
    const all = joined(said)
    const asked = [...new Set(all.filter(isContent))]
    if (asked.length === 0) return []
    const meant = asked.map((word) => vocabulary.meaningsOf(word, asked.length === 1 ? LONG_ENOUGH : 0))
    const sureOf = new Map<string, number>()
    for (const { term, sure } of meant.flat()) sureOf.set(term, Math.max(sure, sureOf.get(term) ?? 0))
    const whole = meant.reduce(
      (sum, terms) => sum + Math.max(...terms.map(({ term }) => rarity(term)), terms.length === 0 ? unknown : 0),
      0,
    )
    const isAside = (word: string) =>
      /\d/.test(word) ||
      (isCommon(word, 'en_US') && numberOf(word) === undefined) ||
      aside.has(all[all.indexOf(word) - 1] ?? '')
    const isBeyond = asked.some((word, at) => meant[at]?.length === 0 && !isAside(word))
    const utterance: Utterance = { terms: all.map(termOf), meant, whole, isBeyond }
    return index
      .search([...sureOf.keys()].join(' '), { boostTerm: (term) => sureOf.get(term) ?? 1 })
      .flatMap((result) => {
        const row = rows[result.id]
        const evidence = row && weighEvidence(row, result, utterance)
        return row && evidence && evidence.isEnough && (isAsked || evidence.isNamed)
          ? [{ article: row.article, score: evidence.score * fits(row.article.category, line) }]
          : []
      })
      .toSorted((a, b) => b.score - a.score)
      .map(({ article }) => article)
  }

  function weighEvidence(
    { title, names, weights }: Row,
    result: SearchResult,
    { terms, meant, whole, isBeyond }: Utterance,
  ): Evidence {
    const isTitled = (term: string) => (weights.get(term) ?? 0) >= WEIGHT.question
    const matched = new Set(result.terms)
    // A number alone is no question, and a single word only if it names something.
    const saysNothing = result.terms.every((term) => /\d/.test(term))
    if (saysNothing || (terms.length === 1 && !result.terms.some(isTitled))) return NO_EVIDENCE
    const share =
      meant.reduce((sum, meanings) => {
        const worths = meanings.filter(({ term }) => matched.has(term)).map(({ term, sure }) => rarity(term) * sure)
        return sum + Math.max(0, ...worths)
      }, 0) / whole
    // That both speak of a price does not make them one topic.
    const topical = meant.filter((meanings) => !meanings.some(({ term }) => pricing.has(term)))
    const isPrice = topical.length < meant.length
    const isHeld = ({ term, sure }: Meaning) => matched.has(term) && (!isPrice || sure >= SLIP)
    const heldTopics = topical.filter((meanings) => meanings.some(isHeld))
    if (topical.length > 0 && heldTopics.length === 0) return NO_EVIDENCE
    const isCertain = ({ term, sure }: Meaning) => sure === 1 || term.length >= LONG_ENOUGH
    const certain = new Set(meant.flatMap((meanings) => meanings.filter(isCertain).map(({ term }) => term)))
    const isSaid = (name: Name) => indexOfPhrase(terms, name.all, (a, b) => a === b) >= 0
    const bonuses = names.map((name) => {
      const worth = name.content.reduce((sum, term) => sum + rarity(term), 0)
      if (isSaid(name)) return 2 * worth + (name.all.length - name.content.length) * 0.5
      return name.content.length > 1 && name.content.every((term) => matched.has(term)) ? 1.2 * worth : 0
    })
    const called = names.filter(
      (name) =>
        name.content.length > 0 &&
        name.content.every((term) => matched.has(term) && certain.has(term)) &&
        (name.content.length > 1 || name.all.length === 1 || isSaid(name)),
    )
    const isCalled = called.length > 0
    const isTitleSaid = title.length > 2 && indexOfPhrase(terms, title, (a, b) => a === b) >= 0
    const isCalledBySeveral = isTitleSaid || called.some(({ content }) => content.length > 1)
    const [only] = meant
    const isCompound =
      terms.length === 1 && only?.length === 2 && only.every(({ term, sure }) => sure < SLIP && isTitled(term))
    const isRare = result.terms.some(
      (term) => certain.has(term) && term.length >= 5 && vocabulary.articlesWith(term) === 1 && isTitled(term),
    )
    const isNamed = isCalled || isCompound || isRare
    const isVague = (matched.size === 1 || share < SURE_SHARE) && meant.some((meanings) => meanings.length === 0)
    const isNamedEnough = isNamed && (!isBeyond || isCalledBySeveral || share >= SURE_SHARE)
    // MiniSearch multiplies the score by the number of matched terms.
    const score = result.score / result.queryTerms.length + Math.max(0, ...bonuses)
    const isPriceOfIt = isNamed || (heldTopics.length > 1 && heldTopics.length === topical.length)
    const isEnough =
      (!isPrice || topical.length === 0 || isPriceOfIt) &&
      share >= LEAST_SHARE &&
      score / whole >= LEAST_SCORE &&
      (!isVague || isNamedEnough)
    return { isEnough, score, isNamed }
  }

  return {
    rank,
    find: (said, context) => rank(said, context)[0],
    called: (said) => byName.get(said.join(' ')),
    bySlug: (slug) => articles.find((article) => article.slug === slug),
    knows: (word) =>
      vocabulary.hasWord(word) || tokensOf(word).every((part) => vocabulary.articlesWith(termOf(part)) > 0),
  }
}
