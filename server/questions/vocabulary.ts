import SearchableMap from 'minisearch/SearchableMap'

export type Meaning = { term: string; sure: number }

export type Vocabulary = {
  articlesWith: (term: string) => number
  hasWord: (word: string) => boolean
  /**
   * Terms of the articles: the word's own, else typos, else parts of a compound. Words shorter than `atLeast` are not
   * corrected.
   */
  meaningsOf: (word: string, atLeast: number) => Meaning[]
}

const RELATED = 0.9
export const SLIP = 0.8
const PART = 0.75
const ONE_PART = 0.55
const LEAST_PART = 3
const LEAST_LONE_PART = 5

const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

type Reading = {
  termOf: (word: string) => string
  isContent: (word: string) => boolean
  synonyms: readonly string[]
}

export function createVocabulary(
  articles: readonly (readonly string[])[],
  { termOf, isContent, synonyms }: Reading,
): Vocabulary {
  const words = new Map(articles.flatMap((said) => said.map((word) => [word, termOf(word)] as const)))
  const counts = new Map<string, number>()
  for (const said of articles)
    for (const term of new Set(said.filter(isContent).map(termOf))) counts.set(term, (counts.get(term) ?? 0) + 1)
  const known = new Map([...words].filter(([word]) => isContent(word)))
  for (const word of synonyms) if (counts.has(termOf(word))) known.set(word, termOf(word))
  const byRoot = Map.groupBy(new Set(known.values()), rootOf)
  // A typo in the first letter is not corrected.
  const byInitial = new Map<string, SearchableMap<string>>()
  for (const [word, term] of known) {
    const same = byInitial.get(word.charAt(0)) ?? new SearchableMap<string>()
    byInitial.set(word.charAt(0), same.set(word, term))
  }

  function slipsOf(word: string, atLeast: number): Meaning[] {
    const most = slipsIn(word.length)
    if (most === 0 || /\d/.test(word) || word.length < atLeast - 1) return []
    const near = byInitial.get(word.charAt(0))?.fuzzyGet(word, 2) ?? new Map<string, [string, number]>()
    const terms = [...near].flatMap(([other, [term, distance]]) =>
      other.length >= atLeast && (isSwap(word, other) ? 1 : distance) <= Math.min(most, slipsIn(other.length))
        ? [term]
        : [],
    )
    return [...new Set(terms)].map((term) => ({ term, sure: SLIP }))
  }

  function partsOf(word: string): Meaning[] {
    if (word.length < 2 * LEAST_PART) return []
    for (let at = word.length - LEAST_PART; at >= 2; at -= 1) {
      const [first, last] = [termOf(word.slice(0, at)), termOf(word.slice(at))]
      const start = [first, termOf(word.slice(0, at).replace(/[se]$/, ''))].find((term) => counts.has(term))
      if (start !== undefined && counts.has(last)) return [start, last].map((term) => ({ term, sure: PART }))
    }
    if (word.length < 8) return []
    const terms = [...known].flatMap(([part, term]) =>
      part.length >= LEAST_LONE_PART && (word.startsWith(part) || word.endsWith(part)) ? [term] : [],
    )
    return [...new Set(terms)].map((term) => ({ term, sure: ONE_PART }))
  }

  return {
    articlesWith: (term) => counts.get(term) ?? 0,
    hasWord: (word) => words.has(word),
    meaningsOf: (word, atLeast) => {
      const term = termOf(word)
      if (counts.has(term)) return [{ term, sure: 1 }]
      const related = byRoot.get(rootOf(term))
      if (related) return related.map((other) => ({ term: other, sure: RELATED }))
      const slips = slipsOf(word, atLeast)
      return slips.length > 0 ? slips : partsOf(word)
    },
  }
}

/** The root of a verb and its noun ("oppgradere", "oppgradering"). */
const rootOf = (term: string): string => term.replace(/(?<=.{5})n?ing$/, '')

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
