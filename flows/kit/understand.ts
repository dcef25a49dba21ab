import type { Plan } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isAll, isFiller, isNot, isPlain, isQuestion, isOrdinal, meaningful, yesOrNo } from './words/everyday.ts'
import { planMeant } from './words/plan-words.ts'
import { stemOf } from './words/stem.ts'
import { indexOfPhrase, phraseOf, tokensOf } from './words/tokens.ts'
import { isSlipOf } from './words/typo.ts'
import { numberOf } from './words/numbers.ts'

const YEARS = new Set('år åring åringen åringer åra års year years yo årig årige årsgammel'.split(' '))
const BEFORE = new Set('på er fylt fyller blir e is are turned aged'.split(' '))
const NO_AGE = new Set('gb mb giga gig kr kroner gigabyte mega stykker stk'.split(' '))

/** Ages that words name, in years: "på 8", "10-åring", "han er 14", "under 13", "over 13". */
function agesIn(said: readonly string[]): number[] {
  return said.flatMap((word, at) => {
    const age = word.startsWith('tenåring') ? undefined : numberOf(word.replace(/(?:års?|åring(?:en)?)$/u, ''))
    const [before = '', next = ''] = [said[at - 1], said[at + 1]]
    if (age === undefined || NO_AGE.has(next)) return []
    if (before === 'under') return [age - 1]
    if (before === 'over' || before === 'fylt') return [age]
    const isSaid = YEARS.has(next) || /(?:års?|åring(?:en)?)$/u.test(word) || (BEFORE.has(before) && /^\d/.test(word))
    return isSaid || (/^\d/.test(word) && ['og', 'and'].includes(before) && agesIn(said.slice(0, at - 1)).length > 0)
      ? [age]
      : []
  })
}

/** An answer that can be chosen, in the visitor's language. `words`: what else it is called. `exact`: never guessed at. */
export type Candidate = {
  payload: string
  title: string
  words: readonly string[]
  exact: boolean
  hidden: boolean
  plan?: Plan
  ages?: readonly [from: number, below: number]
}

/** What typed words mean among the answers of a question: one of them, one of two or three, or none that can be told. */
type Understood = { kind: 'chosen'; payload: string } | { kind: 'unsure'; payloads: string[] } | undefined

/** Most answers that are asked back about; words that fit more of them say nothing. */
const MOST_UNSURE = 3

/**
 * Understands typed words as one of the answers offered (CHAT-15): its title, what it is called, a plan's size or price, yes or no,
 * its place, or words of its title, slips of the keys allowed. An exact answer is only ever taken for its title or a declared phrase.
 */
export function understand(utterance: string, candidates: readonly Candidate[], locale: Locale): Understood {
  const said = phraseOf(utterance)
  if (!said) return undefined
  const agreed = yesOrNo(tokensOf(utterance).slice(0, 1), locale) === 'yes' ? said.slice(said.indexOf(' ') + 1) : said
  const called = candidates.filter(
    ({ title, words }) => phraseOf(title) === said || words.some((name) => [said, agreed].includes(phraseOf(name))),
  )
  if (called.length > 0) return oneOf(called)
  if (isQuestion(utterance, locale) && !isEitherOr(utterance, locale)) return undefined
  const open = candidates.filter(({ exact }) => !exact)
  const words = tokensOf(utterance)
  const answer = yesOrNo(words, locale)
  if (answer)
    return (
      oneOf(candidates.filter((candidate) => answersTo(candidate, answer, locale))) ??
      (answer === 'yes' ? confirmable(candidates) : undefined)
    )
  const ages = agesIn(words)
  const aged = candidates.filter(({ ages: range }) => range && ages.some((age) => age >= range[0] && age < range[1]))
  if (aged.length > 0) return oneOf(aged)
  const byPlan = planMeant(
    words,
    open.flatMap(({ payload, plan, hidden }) => (plan ? [{ payload, plan, hidden }] : [])),
    locale,
  )
  if (byPlan.length > 0) return oneOf(open.filter(({ payload }) => byPlan.includes(payload)))
  const visible = candidates.filter(({ hidden }) => !hidden)
  const inRow = visible.some(({ plan }) => plan) ? visible.filter(({ plan }) => plan) : visible
  const place = isOrdinal(words, inRow.length, locale)
  if (place !== undefined) return oneOf(inRow.slice(place, place + 1).filter(({ exact }) => !exact))
  const named = bestNamed(words, open, locale)
  if (named.length > 0) return oneOf(named)
  return (
    byTitle(
      words,
      open.filter(({ hidden }) => !hidden),
      locale,
    ) ?? confirmable(candidates.filter((one) => one.exact && byTitle(words, [one], locale)))
  )
}

/** All answers that words name beside each other ("bil og hus"); none where they ask, or leave it open which. */
export function allNamed(utterance: string, candidates: readonly Candidate[], locale: Locale): string[] {
  const words = tokensOf(utterance)
  if (isQuestion(utterance, locale) || words.some((word) => OR.has(word))) return []
  if (isAll(words, locale)) return candidates.map(({ payload }) => payload)
  return bestNamed(
    words,
    candidates.filter(({ exact }) => !exact),
    locale,
  ).map(({ payload }) => payload)
}

const OR = new Set(['eller', 'or', 'enten', 'either', 'antingen', 'kanskje'])

/** "6 eller 12?" names answers, and asks for nothing else. */
const isEitherOr = (utterance: string, locale: Locale) =>
  /\b(?:eller|or)\b/.test(utterance) && !isQuestion(utterance.replace(/[?\s]+$/, ''), locale)

/** A plain yes or no answers a choice that begins with one, or that is also called so; an exact one only where that is declared. */
function answersTo({ title, words, exact }: Candidate, answer: 'yes' | 'no', locale: Locale): boolean {
  return (
    (!exact && yesOrNo(tokensOf(title).slice(0, 1), locale) === answer) ||
    words.some((name) => yesOrNo(tokensOf(name), locale) === answer)
  )
}

/** What only its own button may choose is asked back, never taken. */
function confirmable(candidates: readonly Candidate[]): Understood {
  const [only, ...others] = candidates.filter(({ exact, hidden }) => exact && !hidden)
  return only && others.length === 0 ? { kind: 'unsure', payloads: [only.payload] } : undefined
}

type Span = { start: number; end: number; isDenied: boolean }

/**
 * Those that were named, but for a name that is part of a longer one ("ny kunde" is not "kunde"), and for what is denied ("vil ikke
 * ha nytt"): of two, that leaves the other.
 */
function bestNamed(words: readonly string[], candidates: readonly Candidate[], locale: Locale): Candidate[] {
  const same = (word: string, wanted: string) => word === wanted || (!isFiller(word, locale) && isSlipOf(word, wanted))
  const spans = candidates.map(({ words: names }): Span[] =>
    names.map(tokensOf).flatMap((name) => {
      const start = indexOfPhrase(words, name, same)
      return start < 0
        ? []
        : [
            {
              start,
              end: start + name.length,
              isDenied: !isNot(name[0] ?? '', locale) && isDeniedAt(words, start, locale),
            },
          ]
    }),
  )
  const all = spans.flat()
  const isPart = ({ start, end }: Span) =>
    all.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start)
  const whole = spans.map((own) => own.filter((span) => !isPart(span)))
  const named = candidates.filter((_, index) => whole[index]?.some(({ isDenied }) => !isDenied))
  const others = candidates.filter(({ hidden }, index) => !hidden && whole[index]?.length === 0)
  return named.length === 0 && all.length > 0 && candidates.filter(({ hidden }) => !hidden).length === 2
    ? others
    : named
}

/** Whether a "not" stands before a place, with nothing between that says something. */
function isDeniedAt(words: readonly string[], start: number, locale: Locale): boolean {
  const before = words.slice(0, start).findLastIndex((word) => !isFiller(word, locale) || isNot(word, locale))
  return before >= 0 && isNot(words[before] ?? '', locale)
}

function oneOf(candidates: readonly Candidate[]): Understood {
  const [only, ...others] = candidates
  if (!only || others.length >= MOST_UNSURE) return undefined
  return others.length === 0
    ? { kind: 'chosen', payload: only.payload }
    : { kind: 'unsure', payloads: candidates.map(({ payload }) => payload) }
}

/** All that was said must be words of the title; where several titles have them, the visitor is asked. */
function byTitle(words: readonly string[], candidates: readonly Candidate[], locale: Locale): Understood {
  const said = meaningful(words, locale)
  if (said.length === 0 || !isPlain(words, locale)) return undefined
  const alike = (word: string, other: string) =>
    stemOf(word, locale) === stemOf(other, locale) ||
    isSlipOf(word, other) ||
    (Math.min(word.length, other.length) >= 5 && (word.startsWith(other) || other.startsWith(word)))
  return oneOf(
    candidates.filter(({ title }) => {
      const written = meaningful(tokensOf(title), locale)
      return said.every((word) => written.some((other) => alike(word, other)))
    }),
  )
}
