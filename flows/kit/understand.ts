import type { PlanId } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isPlain, isQuestion, isOrdinal, meaningful, yesOrNo } from './words/everyday.ts'
import { planMeant } from './words/plan-words.ts'
import { stemOf } from './words/stem.ts'
import { indexOfPhrase, phraseOf, tokensOf } from './words/tokens.ts'
import { isSlipOf } from './words/typo.ts'

/** An answer that can be chosen, in the visitor's language. `words`: what else it is called. `exact`: never guessed at. */
export type Candidate = { payload: string; title: string; words: readonly string[]; exact: boolean; hidden: boolean; plan?: PlanId }

/** What typed words mean among the answers of a question: one of them, one of two or three, or none that can be told. */
export type Understood = { kind: 'chosen'; payload: string } | { kind: 'unsure'; payloads: string[] } | undefined

/** Most answers that are asked back about; words that fit more of them say nothing. */
const MOST_UNSURE = 3

/**
 * Understands typed words as one of the answers offered (CHAT-15): its title, what it is called, a plan's size or price, yes or no,
 * its place, or words of its title, slips of the keys allowed. An exact answer is only ever taken for its title or a declared phrase.
 */
export function understand(utterance: string, candidates: readonly Candidate[], locale: Locale): Understood {
  const said = phraseOf(utterance)
  if (!said) return undefined
  const called = candidates.filter(({ title, words }) => [title, ...words].some((name) => phraseOf(name) === said))
  if (called.length > 0) return oneOf(called)
  if (isQuestion(utterance, locale)) return undefined
  const open = candidates.filter(({ exact }) => !exact)
  const words = tokensOf(utterance)
  const answer = yesOrNo(words, locale)
  if (answer) return oneOf(open.filter(({ title }) => yesOrNo(tokensOf(title).slice(0, 1), locale) === answer))
  const byPlan = planMeant(words, open.flatMap(({ payload, plan, hidden }) => (plan ? [{ payload, plan, hidden }] : [])), locale)
  if (byPlan.length > 0) return oneOf(open.filter(({ payload }) => byPlan.includes(payload)))
  const visible = candidates.filter(({ hidden }) => !hidden)
  const inRow = visible.some(({ plan }) => plan) ? visible.filter(({ plan }) => plan) : visible
  const place = isOrdinal(words, inRow.length, locale)
  if (place !== undefined) return oneOf(inRow.slice(place, place + 1).filter(({ exact }) => !exact))
  const named = bestNamed(words, open)
  if (named.length > 0) return oneOf(named)
  return byTitle(words, open.filter(({ hidden }) => !hidden), locale)
}

/** Those called by the longest phrase that was said: "ny kunde" is not "kunde". */
function bestNamed(words: readonly string[], candidates: readonly Candidate[]): Candidate[] {
  const lengths = candidates.map(({ words: names }) =>
    Math.max(0, ...names.map(tokensOf).filter((name) => indexOfPhrase(words, name, isSlipOf) >= 0).map((name) => name.join(' ').length)),
  )
  const longest = Math.max(...lengths)
  return longest > 0 ? candidates.filter((_, index) => lengths[index] === longest) : []
}

function oneOf(candidates: readonly Candidate[]): Understood {
  const [only, ...others] = candidates
  if (!only || others.length >= MOST_UNSURE) return undefined
  return others.length === 0 ? { kind: 'chosen', payload: only.payload } : { kind: 'unsure', payloads: candidates.map(({ payload }) => payload) }
}

/** All that was said must be words of the title; where several titles have them, the visitor is asked. */
function byTitle(words: readonly string[], candidates: readonly Candidate[], locale: Locale): Understood {
  const said = meaningful(words, locale)
  if (said.length === 0 || !isPlain(words, locale)) return undefined
  const alike = (word: string, other: string) =>
    stemOf(word, locale) === stemOf(other, locale) || isSlipOf(word, other) || (Math.min(word.length, other.length) >= 5 && (word.startsWith(other) || other.startsWith(word)))
  return oneOf(candidates.filter(({ title }) => {
    const written = meaningful(tokensOf(title), locale)
    return said.every((word) => written.some((other) => alike(word, other)))
  }))
}
