import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import { languages } from './languages.ts'
import type { Example } from './kept-learning.ts'
import { learnTopics, partsOfWord, type Features, type Learning } from './learn-topics.ts'
import { SAYINGS, type Saying } from './sayings.ts'

/** Two words together and parts of a word tell less than a word. */
const OF_PAIR = 0.6
const OF_PART = 0.25
const PART = 4
/** Each way to ask for an article, so that a question is no saying; there are many more of them. */
const OF_QUESTION = 0.09
const QUESTION = SAYINGS.length

/** Norwegian, Swedish and Danish share so many words and parts of words that they are learned together. */
const TOGETHER: readonly (readonly Locale[])[] = [['nb_NO', 'sv_SE', 'da_DK'], ['en_US']]

export type LikelySaying = { saying: Saying; share: number }

/** What an utterance is likely to say, the likeliest first; shares are of 1, of which questions have the rest (HEAR-01). */
export function likelySayings(utterance: string, locale: Locale): LikelySaying[] {
  const shares = learningOf(locale).likely(utterance)
  return SAYINGS.map((saying, at) => ({ saying, share: shares[at] ?? 0 })).toSorted(
    (one, other) => other.share - one.share,
  )
}

const learnings = new Map<Locale, Learning>()

function learningOf(locale: Locale): Learning {
  const known = learnings.get(locale)
  if (known) return known
  const group = TOGETHER.find((locales) => locales.includes(locale)) ?? [locale]
  const options = { rounds: 1, orders: 5, leastCount: 2 }
  const learning = learnTopics(group.flatMap(examplesOf), featuresOf, SAYINGS.length + 1, options)
  for (const one of group) learnings.set(one, learning)
  return learning
}

function examplesOf(locale: Locale): Example[] {
  const { sayings, askings } = languages[locale]
  const said = SAYINGS.flatMap((saying, topic) => sayings[saying].ways.map((text) => ({ text, topic, weight: 1 })))
  const asked = [...askings.values()].flat()
  return [...said, ...asked.map((text) => ({ text, topic: QUESTION, weight: OF_QUESTION }))]
}

function featuresOf(text: string): Features {
  const features = new Map<string, number>()
  let before = '^'
  for (const word of tokensOf(text)) {
    features.set(word, 1)
    features.set(`${before} ${word}`, OF_PAIR)
    for (const part of partsOfWord(word, PART)) features.set(part, OF_PART)
    before = word
  }
  return features.set(`${before} $`, OF_PAIR)
}

/** One for each group of languages. */
export const learningsOfSayings = (): Learning[] => [...new Set(LOCALES.map(learningOf))]
