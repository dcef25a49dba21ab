import type { Plan } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import {
  isAll,
  isFiller,
  isNot,
  isPlain,
  isQuestion,
  isOrdinal,
  meaningful,
  openingOf,
  WAIT,
  withoutInnerNo,
  yesOrNo,
} from './words/everyday.ts'
import { agesIn } from './words/ages.ts'
import { planForChild } from './hear/choices/by-age.ts'
import { anyChoice, choiceWords } from './words/language-words.ts'
import { DROPS, isDenied } from './words/denied.ts'
import { saysOpeningVerb } from './words/opening-verb.ts'
import { numberOf } from './words/numbers.ts'
import { planMeant } from './words/plan-words.ts'
import { stemOf } from './words/stem.ts'
import { withoutManners, withoutOaths } from './words/filler-words.ts'
import { indexOfPhrase, phraseOf, tokensOf } from './words/tokens.ts'
import { GIVEN_NAMES } from './values/names/given.ts'
import { isSlipOf } from './words/typo.ts'

/** An option in the visitor's language. `words`: its synonyms; `exact`: must not be matched by similarity. */
export type Candidate = {
  payload: string
  title: string
  words: readonly string[]
  exact: boolean
  hidden: boolean
  /** A mere no chooses it. */
  saysNo?: boolean
  /** Orders, and its title opens with the verb for it. */
  obliges?: boolean
  plan?: Plan
  ages?: readonly [from: number, below: number]
}

type Understood = { kind: 'chosen'; payload: string } | { kind: 'unsure'; payloads: string[] } | undefined

const MOST_UNSURE = 3

/**
 * Matches typed words to an option by title, synonym, plan size or price, yes or no, or position, tolerating typos. An
 * `exact` option matches only its title or a declared phrase (CHAT-15).
 */
export function understand(written: string, all: readonly Candidate[], locale: Locale): Understood {
  const utterance = withoutOaths(written)
  const said = phraseOf(utterance)
  if (!said) return undefined
  const candidates = agreesOutright(tokensOf(utterance), locale) ? all.filter((one) => !isRefusal(one, locale)) : all
  const agreed = yesOrNo(tokensOf(utterance).slice(0, 1), locale) === 'yes' ? said.slice(said.indexOf(' ') + 1) : said
  const called = candidates.filter(
    ({ title, words, exact }) =>
      [said, agreed].includes(phraseOf(title)) ||
      (!exact && phraseOf(title.split(',')[0] ?? '') === said) ||
      words.some((name) => [said, agreed].includes(phraseOf(name))),
  )
  if (called.length > 0) return oneOf(called)
  const words = tokensOf(utterance)
  const open = candidates.filter(({ exact }) => !exact)
  const ofChild = oneOf(planForChild(utterance, open, locale))
  if (ofChild) return ofChild
  if (isQuestion(utterance, locale) && !isEitherOr(utterance, locale))
    return utterance.includes('?') || words.length > 3 ? undefined : titled(words, open)
  const answer = yesOrNo(words, locale)
  const declared = answer === 'no' ? candidates.filter(({ saysNo }) => saysNo) : []
  if (answer)
    return (
      oneOf(declared) ??
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
  const named = bestNamed(withoutInnerNo(words, locale), open, locale)
  if (named.length > 0) return oneOf(named)
  return (
    byTitle(
      words,
      open.filter(({ hidden }) => !hidden),
      locale,
    ) ?? confirmable(candidates.filter((one) => one.exact && isNearlyTitled(words, one, locale)))
  )
}

/** "Ja hent" takes no option that refuses ("Nei, ikke hent noe"). */
const agreesOutright = (words: readonly string[], locale: Locale): boolean =>
  NO_OBJECTION.test(words.join(' ')) ||
  (openingOf(words, locale) === 'yes' &&
    !words.slice(1).some((word) => isNot(word, locale) || openingOf([word], locale) === 'no'))
/** "No harm in looking", "no wait, go ahead" refuse nothing. */
const NO_OBJECTION = new RegExp(String.raw`(?<!\S)(?:${anyChoice('noObjectionPhrases')})(?!\S)`, 'u')

const isRefusal = ({ title }: Candidate, locale: Locale): boolean => openingOf(tokensOf(title), locale) === 'no'

/** All options named together ("bil og hus"); empty for a question or an alternative. */
export function allNamed(utterance: string, candidates: readonly Candidate[], locale: Locale): string[] {
  const said = tokensOf(withoutManners(utterance))
  // "Eller ta med hytta likevel" adds, and leaves nothing open.
  const words = OR.has(said[0] ?? '') ? said.slice(1) : said
  if (isQuestion(utterance, locale) || words.some((word) => OR.has(word))) return []
  const named = (some: readonly string[]) =>
    bestNamed(
      some,
      candidates.filter(({ exact }) => !exact),
      locale,
    ).map(({ payload }) => payload)
  if (isAll(words, locale)) return candidates.map(({ payload }) => payload)
  const but = words.findIndex((word) => EXCEPT.has(word))
  if (but < 0 || !isAll(words.slice(0, but), locale)) return named(words)
  const without = named(words.slice(but).filter((word) => !EXCEPT.has(word) && !isNot(word, locale)))
  return without.length === 0 ? [] : candidates.flatMap(({ payload }) => (without.includes(payload) ? [] : payload))
}

const NO_SLIPS = choiceWords('noSlips')
const COUNTED_TIMES = choiceWords('countedTimes')
/** "Vi er fire i familien" counts who lives there, and "har 4 barn" is no plan for a child. */
const INSIDE: ReadonlySet<string> = new Set(['i', 'in'])

/** "Alt unntatt hytte". */
const EXCEPT = choiceWords('except')

export const OR: ReadonlySet<string> = new Set([...choiceWords('or'), ...choiceWords('undecided')])

/** "6 eller 12?" names options and is not a question. */
const isEitherOr = (utterance: string, locale: Locale) =>
  EITHER_OR.test(utterance) && !isQuestion(utterance.replace(/[?\s]+$/, ''), locale)

const EITHER_OR = new RegExp(String.raw`\b(?:${anyChoice('or')})\b`)

function answersTo({ title, words, exact }: Candidate, answer: 'yes' | 'no', locale: Locale): boolean {
  return (
    (!exact && yesOrNo(tokensOf(title).slice(0, 1), locale) === answer) ||
    words.some((name) => yesOrNo(tokensOf(name), locale) === answer)
  )
}

/** An `exact` option is suggested for confirmation, never chosen by similarity. */
function confirmable(candidates: readonly Candidate[]): Understood {
  const [only, ...others] = candidates.filter(({ exact, hidden }) => exact && !hidden)
  return only && others.length === 0 ? { kind: 'unsure', payloads: [only.payload] } : undefined
}

const isNearlyTitled = (words: readonly string[], one: Candidate, locale: Locale) =>
  byTitle(words, [one], locale) !== undefined || (one.obliges && saysOpeningVerb(words, one.title, locale))

/** Words that all stand in the title of one option alone ("fast pris"). */
function titled(words: readonly string[], candidates: readonly Candidate[]): Understood {
  const [only, ...others] = candidates.filter(({ title, hidden }) => {
    const written = tokensOf(title)
    return !hidden && words.length > 1 && words.every((word) => written.includes(word))
  })
  return only && others.length === 0 ? { kind: 'chosen', payload: only.payload } : undefined
}

type Span = { start: number; end: number; isDenied: boolean }

export function bestNamed(words: readonly string[], candidates: readonly Candidate[], locale: Locale): Candidate[] {
  // "House" is the name of an option, and no slip of "horse".
  const names = new Set(candidates.flatMap(({ words: own }) => own))
  const same = (word: string, wanted: string) =>
    word === wanted ||
    (!isFiller(word, locale) &&
      !names.has(word) &&
      !DROPS.has(word) &&
      !WAIT.has(word) &&
      !NO_SLIPS.has(word) &&
      !GIVEN_NAMES.has(word) &&
      isSlipOf(word, wanted))
  const sameStem = (word: string, wanted: string) =>
    same(word, wanted) ||
    (wanted.length > 2 && !isFiller(word, locale) && stemOf(word, locale) === stemOf(wanted, locale))
  const spans = candidates.map(({ words: own, plan }): Span[] =>
    own.map(tokensOf).flatMap((name) => {
      const start = indexOfPhrase(words, name, name.length === 1 ? sameStem : same)
      const isCounting =
        (numberOf(name[0] ?? '') !== undefined && COUNTED_TIMES.has(words[start + name.length] ?? '')) ||
        (INSIDE.has(words[start - 1] ?? '') && numberOf(words[start - 2] ?? '') !== undefined) ||
        (plan !== undefined && name.length === 1 && (numberOf(words[start - 1] ?? '') ?? 0) > 1)
      return start < 0 || isCounting
        ? []
        : [
            {
              start,
              end: start + name.length,
              isDenied: !isNot(name[0] ?? '', locale) && isDenied(words, start, start + name.length, locale),
            },
          ]
    }),
  )
  const all = spans.flat()
  const isPart = ({ start, end }: Span) =>
    all.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start)
  const whole = spans.map((own) => own.filter((span) => !isPart(span)))
  const told = candidates.filter((_, index) => whole[index]?.some(({ isDenied }) => !isDenied))
  // "Ja ok be dem ringe": a yes or no ahead of the name of an option is no name of another.
  const opens = openingOf(words, locale) !== undefined
  const isOpening = ({ start, end }: Span) => opens && start === 0 && end === 1
  const behind = candidates.filter((_, index) => whole[index]?.some((span) => !span.isDenied && !isOpening(span)))
  const named = behind.length > 0 ? behind : told
  const others = candidates.filter(({ hidden }, index) => !hidden && whole[index]?.length === 0)
  return named.length === 0 && all.length > 0 && candidates.filter(({ hidden }) => !hidden).length === 2
    ? others
    : named
}

function oneOf(candidates: readonly Candidate[]): Understood {
  const [only, ...others] = candidates
  if (!only || others.length >= MOST_UNSURE) return undefined
  return others.length === 0
    ? { kind: 'chosen', payload: only.payload }
    : { kind: 'unsure', payloads: candidates.map(({ payload }) => payload) }
}

function byTitle(words: readonly string[], candidates: readonly Candidate[], locale: Locale): Understood {
  const said = meaningful(words, locale)
  if (said.length === 0 || !isPlain(words, locale)) return undefined
  const alike = (word: string, other: string) =>
    stemOf(word, locale) === stemOf(other, locale) ||
    (!NO_SLIPS.has(word) && isSlipOf(word, other)) ||
    (Math.min(word.length, other.length) >= 5 && (word.startsWith(other) || other.startsWith(word)))
  return oneOf(
    candidates.filter(({ title }) => {
      const written = meaningful(tokensOf(title), locale)
      return said.every((word) => written.some((other) => alike(word, other)))
    }),
  )
}
