import type { Article } from '#contracts/content/faq.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { stemOf } from '#flows/kit/words/stem.ts'
import { indexOfPhrase, tokensOf } from '#flows/kit/words/tokens.ts'
import { isSlipOf } from '#flows/kit/words/typo.ts'
import { isCommon, spoken } from './speech.ts'

export type ArticleIndex = {
  /**
   * The article that answers a question best, if one does. `said` are its words as `spoken`. `line`: what the conversation is about,
   * whose articles go first. What asks nothing (`isAsked` false) must name what an article is called.
   */
  find: (
    said: readonly string[],
    of?: { line?: Article['category'] | undefined; isAsked?: boolean },
  ) => Article | undefined
  /** The article that goes by exactly these words. */
  called: (said: readonly string[]) => Article | undefined
  /** Whether a word occurs in any article. */
  knows: (word: string) => boolean
}

/** What a word of an article counts, by where it stands. */
const WEIGHT = { name: 3, question: 2, partOfName: 1.9, answer: 0.7 }
/** What a match counts that is a slip of the keys, or a part of a compound ("papirfakturagebyr"). */
const SLIP = 0.8
/** How much more an article counts that is about what the conversation is about. */
const OWN_LINE = 1.25
/** And how much less one counts that is on another line of products. */
const OTHER_LINE = 0.6
const LINES: ReadonlySet<Article['category']> = new Set(['mobile', 'abroad', 'power', 'insurance', 'refinancing'])
const PART = 0.55
/** How much of what was asked the article must speak of, how well at least, and what a word counts that no article knows. */
const LEAST_SHARE = 0.5
const LEAST_SCORE = 1.5
const UNKNOWN = 1.4
/** How long a word must be to be taken for another by a slip where nothing else was said: "minste" is not "miste". */
const LONG_ENOUGH = 6
/** Words of a question that slips are looked for in; the others must be right. */
const MOST_SLIPS = 8

/** What an article is also called: stems of all its words, and of those that say something. */
type Phrase = { all: string[]; content: string[] }
type Row = { article: Article; weights: Map<string, number>; phrases: Phrase[] }

/** How much an article counts in a conversation about a line of products; abroad is of mobile. */
function fits(category: Article['category'], line: Article['category'] | undefined): number {
  const own = category === 'abroad' ? 'mobile' : category
  if (line === undefined || own === line) return own === line ? OWN_LINE : 1
  return LINES.has(line) && LINES.has(category) ? OTHER_LINE : 1
}

/** A full-text index over articles: stems of the language, weighted by where and how seldom they stand, slips of the keys allowed. */
export function indexArticles(articles: readonly Article[], locale: Locale): ArticleIndex {
  const stems = (text: string) =>
    spoken(text, locale)
      .filter((word) => !isCommon(word, locale))
      .map((word) => stemOf(word, locale))
  const rows = articles.map((article): Row => {
    const weights = new Map<string, number>()
    const add = (text: string, weight: number) =>
      stems(text).forEach((stem) => weights.set(stem, Math.max(weights.get(stem) ?? 0, weight)))
    const phrases = article.words.map((name) => ({
      all: spoken(name, locale).map((word) => stemOf(word, locale)),
      content: stems(name),
    }))
    for (const { all, content } of phrases) {
      // "Koden deres" is no name for all that has a code.
      for (const stem of content)
        weights.set(
          stem,
          Math.max(weights.get(stem) ?? 0, all.length > 1 && content.length === 1 ? WEIGHT.partOfName : WEIGHT.name),
        )
    }
    add(article.question, WEIGHT.question)
    article.answer.forEach((text) => add(text, WEIGHT.answer))
    return { article, weights, phrases }
  })
  const words = new Set(
    articles.flatMap(({ words: names, question, answer }) =>
      [...names, question, ...answer].flatMap((text) => spoken(text, locale)),
    ),
  )
  const byStem = new Map<string, number>()
  for (const { weights } of rows) for (const stem of weights.keys()) byStem.set(stem, (byStem.get(stem) ?? 0) + 1)
  const byRow = Map.groupBy(
    rows.flatMap((row) => [...row.weights.keys()].map((stem) => ({ row, stem }))),
    ({ stem }) => stem,
  )
  const rarity = (stem: string) => Math.log(1 + rows.length / (byStem.get(stem) ?? 1))
  const initials = Map.groupBy(
    [...words].filter((word) => !isCommon(word, locale)),
    (word) => word.charAt(0),
  )
  const byName = new Map(
    rows
      .flatMap(({ article }) =>
        [...article.words, article.question].map((name) => [spoken(name, locale).join(' '), article] as const),
      )
      .toReversed(),
  )

  /** The stems of articles that a word may be, with how sure that is. */
  function meant(word: string, mayBeSlip: boolean, isAlone: boolean): { stem: string; sure: number }[] {
    const stem = stemOf(word, locale)
    if (byStem.has(stem)) return [{ stem, sure: 1 }]
    const isLong = (known: string) => !isAlone || (word.length >= LONG_ENOUGH && known.length >= LONG_ENOUGH)
    const alike = mayBeSlip
      ? (initials.get(word.charAt(0)) ?? []).filter(
          (known) =>
            isLong(known) && (isSlipOf(word, known) || (stem.length >= 5 && isSlipOf(stem, stemOf(known, locale)))),
        )
      : []
    const near = [...new Set(alike.map((known) => stemOf(known, locale)))].map((known) => ({ stem: known, sure: SLIP }))
    if (near.length > 0 || word.length < 8) return near
    return [...byStem.keys()]
      .filter((known) => known.length >= 5 && (stem.startsWith(known) || stem.endsWith(known)))
      .map((known) => ({ stem: known, sure: PART }))
  }

  function find(
    said: readonly string[],
    { line, isAsked = true }: { line?: Article['category'] | undefined; isAsked?: boolean } = {},
  ): Article | undefined {
    const asked = [...new Set(said.filter((word) => !isCommon(word, locale)))]
    if (asked.length === 0) return undefined
    const terms = asked.map((word, index) => meant(word, index < MOST_SLIPS, asked.length === 1))
    const full = terms.reduce(
      (sum, known) =>
        sum +
        (known.length === 0
          ? UNKNOWN * Math.log(1 + rows.length) * 0.5
          : Math.max(...known.map(({ stem }) => rarity(stem)))),
      0,
    )
    const touched = new Set(
      terms.flatMap((known) => known.flatMap(({ stem }) => byRow.get(stem)?.map(({ row }) => row) ?? [])),
    )
    const spokenStems = said.map((word) => stemOf(word, locale))
    const best = [...touched]
      .map((row) => ({ row, ...scoreOf(row, terms, spokenStems) }))
      .map((one) => ({ ...one, score: one.score * fits(one.row.article.category, line) }))
      .filter(
        ({ share, score, isNamed }) =>
          share / full >= LEAST_SHARE && score / full >= LEAST_SCORE && (isAsked || isNamed),
      )
      .toSorted((a, b) => b.score - a.score)
    return best[0]?.row.article
  }

  function scoreOf(
    { weights, phrases }: Row,
    terms: readonly { stem: string; sure: number }[][],
    spokenStems: readonly string[],
  ) {
    let share = 0
    let score = 0
    const matched = new Set<string>()
    for (const known of terms) {
      const hits = known.flatMap(({ stem, sure }) =>
        weights.has(stem) ? [{ stem, sure, worth: rarity(stem) * sure }] : [],
      )
      const best = hits.toSorted(
        (a, b) => b.worth * (weights.get(b.stem) ?? 0) - a.worth * (weights.get(a.stem) ?? 0),
      )[0]
      if (!best) continue
      // A word alone is a question only where it is a name for something.
      if (spokenStems.length === 1 && (weights.get(best.stem) ?? 0) < WEIGHT.question) continue
      matched.add(best.stem)
      share += best.worth
      score += best.worth * (weights.get(best.stem) ?? 0)
    }
    if (matched.size === 0 || [...matched].every((stem) => /\d/.test(stem)))
      return { share: 0, score: 0, isNamed: false }
    const bonus = phrases.map(({ all, content }) => {
      const worth = content.reduce((sum, stem) => sum + rarity(stem), 0)
      if (indexOfPhrase(spokenStems, all, (a, b) => a === b) >= 0)
        return 2 * worth + (all.length - content.length) * 0.5
      return content.length > 1 && content.every((stem) => matched.has(stem)) ? 1.2 * worth : 0
    })
    const certain = new Set(
      terms.flatMap((known) =>
        known.filter(({ sure, stem }) => sure === 1 || stem.length >= LONG_ENOUGH).map(({ stem }) => stem),
      ),
    )
    const isNamed = phrases.some(({ all, content }) => {
      if (content.length === 0 || !content.every((stem) => matched.has(stem) && certain.has(stem))) return false
      return content.length > 1 || all.length === 1 || indexOfPhrase(spokenStems, all, (a, b) => a === b) >= 0
    })
    const isRare = [...matched].some(
      (stem) =>
        certain.has(stem) && stem.length >= 5 && byStem.get(stem) === 1 && (weights.get(stem) ?? 0) >= WEIGHT.question,
    )
    return { share, score: score + Math.max(0, ...bonus), isNamed: isNamed || isRare }
  }

  return {
    find,
    called: (said) => byName.get(said.join(' ')),
    knows: (word) => words.has(word) || tokensOf(word).every((part) => byStem.has(stemOf(part, locale))),
  }
}
