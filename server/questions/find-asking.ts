import type { Article } from '#contracts/content/faq.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { UNANSWERED } from './askings.ts'
import { KINDS_OF_PRICE } from '#flows/kit/words/everyday.ts'
import { suppliersIn } from '#flows/kit/values/suppliers.ts'
import { languages } from './languages.ts'
import type { Example } from './kept-learning.ts'
import { learnTopics, partsOfWord, type Learning } from './learn-topics.ts'
import { WHY } from './qualifiers.ts'
import { createSearchTerms } from './search-terms.ts'
import { isCommon, spoken } from './speech.ts'

/** An article, or none where it is known that none answers, and how much of the question is said in its ways to ask (0 to 1). */
export type Asked = { article: Article | undefined; share: number }
export type LikelyArticle = { article: Article; share: number }
export type IndexedAskings = {
  learning: Learning
  find: (
    question: string,
    mayAnswer: (article: Article) => boolean,
    isOwn?: (article: Article) => boolean,
  ) => Asked | undefined
  /** Articles that may answer and may be asked for, the likeliest first. */
  likeliest: (
    question: string,
    mayAnswer: (article: Article) => boolean,
    isOwn: (article: Article) => boolean,
  ) => readonly LikelyArticle[]
  /** How much of the question is said in the ways to ask for the article; undefined where a word of it is unknown. */
  shareOf: (question: string, article: Article) => number | undefined
}

/** Words of every question ("hvor", "can i"), two words together, and parts of a word tell less than its topic. */
const OF_COMMON = 0.3
const OF_PAIR = 0.5
const OF_PART = 0.15
const PART_LENGTHS = [3, 4]
/** Two versions in each language. */
const MOST_RECENT = 2 * LOCALES.length
/** What is asked where one line of business is spoken of is more likely about that line. */
const OF_OWN_LINE = 3
/** A name of an article tells a little less than a whole question. */
const OF_NAME = 0.7
/** The share that is needed where a word of the question is in no way to ask, or none of them tells a topic. */
const OF_STRANGE = 0.72
const OF_STRANGE_OFFERED = 0.4
/** A feature of fewer ways to ask tells nothing of others. */
const LEAST_COUNT = 2

/** `kinds`: of the ways to ask for it. */
type Topic = { article: Article | undefined; kinds: () => Set<string> }

/**
 * Finds the article that is asked for, learned from the ways to ask for each (CHAT-15). What is known to be asked and
 * not to be answered is a topic of its own, so that it gets no other answer (HEAR-06).
 */
export function indexAskings(articles: readonly Article[], locale: Locale): IndexedAskings {
  const featuresOf = createFeatures(locale)
  const { askings } = languages[locale]
  const examples: Example[] = []
  const topics = [...articles, undefined].map((article, topic): Topic => {
    const asked = [...(article ? [article.question] : []), ...(askings.get(article?.slug ?? UNANSWERED) ?? [])]
    const names = article?.words ?? []
    for (const text of asked) examples.push({ text, topic, weight: 1 })
    for (const text of names) examples.push({ text, topic, weight: OF_NAME })
    let kinds: Set<string> | undefined
    return {
      article,
      kinds: () => (kinds ??= new Set([...asked, ...names].map((way) => kindOf(spoken(way, locale), locale)))),
    }
  })
  const learning = learnOnce(learnTopics(examples, featuresOf, topics.length, { leastCount: LEAST_COUNT }))
  const { likely: likelyTopics, knows } = learning

  function compared(question: string) {
    const telling = featuresOf.tellingIn(question)
    const strange = telling.filter(({ term, parts }) => !knows(term) && parts.filter(knows).length < parts.length / 2)
    const likely = likelyTopics(question)
    const ranked = topics
      .map((topic, at) => ({ ...topic, share: likely[at] ?? 0 }))
      .toSorted((one, other) => other.share - one.share)
    const kind = kindOf(spoken(question, locale), locale)
    // "Why do you ask" is about the question of the step.
    const asksOfStep = kind === 'why' && telling.length === 0
    const saysNothing = telling.length > 0 && strange.length === telling.length
    return {
      question,
      ranked: asksOfStep || saysNothing ? [] : ranked,
      isStrange: strange.length > 0 || telling.length === 0,
      kind,
    }
  }
  // The same question is asked for several times in a row.
  let last: ReturnType<typeof compared> | undefined

  const comparedLast = (question: string) => (last = last?.question === question ? last : compared(question))

  const shareOf: IndexedAskings['shareOf'] = (question, article) => {
    const { ranked, isStrange } = comparedLast(question)
    return isStrange ? undefined : ranked.find((topic) => topic.article === article)?.share
  }

  const find: IndexedAskings['find'] = (question, mayAnswer, isOwn = () => false) => {
    const { kind, isStrange, ranked } = comparedLast(question)
    const found = likelier(ranked, isOwn).find(
      ({ article, kinds }) => !article || (mayAnswer(article) && (kind === 'other' || kinds().has(kind))),
    )
    return found && !(isStrange && found.share < OF_STRANGE)
      ? { article: found.article, share: found.share }
      : undefined
  }
  const likeliest: IndexedAskings['likeliest'] = (question, mayAnswer, isOwn) => {
    const { isStrange, ranked } = comparedLast(question)
    return likelier(ranked, isOwn).flatMap(({ article, share }) =>
      article && mayAnswer(article) && (!isStrange || share >= OF_STRANGE_OFFERED) ? [{ article, share }] : [],
    )
  }
  return { find, likeliest, shareOf, learning }
}

const recent = new Map<string, Learning>()

/** The same articles are learned once, also where the look-up is made anew, which it is each day. */
function learnOnce(learning: Learning): Learning {
  const known = recent.get(learning.key) ?? learning
  recent.delete(learning.key)
  recent.set(learning.key, known)
  for (const oldest of [...recent.keys()].slice(0, -MOST_RECENT)) recent.delete(oldest)
  return known
}

function likelier(
  ranked: readonly (Topic & { share: number })[],
  isOwn: (article: Article) => boolean,
): (Topic & { share: number })[] {
  const weighed = ranked.map((topic) => ({
    ...topic,
    share: topic.share * (topic.article && isOwn(topic.article) ? OF_OWN_LINE : 1),
  }))
  const whole = weighed.reduce((sum, { share }) => sum + share, 0)
  return weighed
    .map((topic) => ({ ...topic, share: topic.share / whole }))
    .toSorted((one, other) => other.share - one.share)
}

/** The terms of a text, each two together, and the parts of its telling words, which inflections and compounds share. */
function createFeatures(locale: Locale) {
  const { termOf, joined } = createSearchTerms(locale)
  const cut = new Map<string, string[]>()
  const partsOf = (word: string) => {
    const known = cut.get(word)
    if (known) return known
    const parts = PART_LENGTHS.flatMap((length) => partsOfWord(word, length))
    cut.set(word, parts)
    return parts
  }
  const { aside } = languages[locale].qualifiers
  // "På Hvaler" tells where, and is no topic.
  const wordsOf = (text: string) => joined(spoken(withoutSuppliers(text), locale))
  const tellingIn = (text: string) =>
    wordsOf(text).flatMap((word, at, all) =>
      isCommon(word, locale) || /\d/.test(word) || aside.has(all[at - 1] ?? '')
        ? []
        : [{ term: termOf(word), parts: partsOf(word) }],
    )
  const featuresOf = (text: string): Map<string, number> => {
    const features = new Map<string, number>()
    let before = ''
    for (const word of wordsOf(text)) {
      const term = termOf(word)
      const isTelling = !isCommon(word, locale)
      features.set(term, isTelling ? 1 : OF_COMMON)
      if (before !== '') features.set(`${before} ${term}`, OF_PAIR)
      for (const part of isTelling ? partsOf(word) : []) features.set(part, OF_PART)
      before = term
    }
    return features
  }
  return Object.assign(featuresOf, { tellingIn })
}

/** Which supplier it is makes no other question. */
const withoutSuppliers = (text: string) =>
  suppliersIn(text).reduce((left, name) => left.replace(name, 'elbolaget'), text)

/** A price, a time, a person or a reason is asked for, and no answer to another of them will do. */
function kindOf(said: readonly string[], locale: Locale): string {
  const { askWords, qualifiers } = languages[locale]
  const phrase = said.join(' ')
  if (WHY.test(phrase)) return 'why'
  const isPrice = (word: string, at: number) => askWords.price.includes(word) && !KINDS_OF_PRICE.has(said[at - 1] ?? '')
  if (said.some(isPrice)) return 'price'
  if (qualifiers.asksWhen.test(phrase)) return 'when'
  return qualifiers.asksWho.test(phrase) ? 'who' : 'other'
}
