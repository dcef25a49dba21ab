import type { Locale } from '#contracts/kernel/locale.ts'
import { bestNamed, OR, type Candidate } from './understand.ts'
import { isFiller, isNot, yesOrNo } from './words/everyday.ts'
import { GIVEN_NAMES } from './values/names/given.ts'
import { stemOf } from './words/stem.ts'
import { indexOfPhrase, tokensOf } from './words/tokens.ts'
import { isSlipOf } from './words/typo.ts'

/**
 * The option that alone shares a telling word with what was said ("hent gjelda mi" and "Ja, hent gjelden min"): to be asked
 * back, never chosen.
 */
export function resembling(utterance: string, candidates: readonly Candidate[], locale: Locale): string | undefined {
  const isTelling = (word: string) =>
    word.length > 2 && !isFiller(word, locale) && !isNot(word, locale) && !GIVEN_NAMES.has(word)
  const said = tokensOf(utterance).filter(isTelling)
  if (said.length === 0 || said.length > MOST_TOLD) return undefined
  const denies = tokensOf(utterance).some((word) => isNot(word, locale))
  const isDenial = (title: string) =>
    tokensOf(title).some((word) => isNot(word, locale)) || yesOrNo(tokensOf(title).slice(0, 1), locale) === 'no'
  const shown = candidates.filter(({ hidden }) => !hidden)
  const written = shown.map(
    ({ title, words }) =>
      new Set([title, ...words].flatMap(tokensOf).filter((word) => word.length > 2 && !isFiller(word, locale))),
  )
  const worth = written.map(
    (own, at) =>
      said.filter(
        (word) =>
          [...own].some((other) => isAkin(word, other, locale)) &&
          written.every((others, other) => other === at || ![...others].some((one) => isAkin(word, one, locale))),
      ).length,
  )
  // What denies is like no option but a denial, which needs several words where nothing is denied.
  const enough = worth.map((count, at) => {
    const isNo = isDenial(shown[at]?.title ?? '') && tokensOf(shown[at]?.title ?? '').length < LONG_DENIAL
    return (denies ? isNo : !isNo || count > 1) ? count : 0
  })
  const most = Math.max(...enough)
  const [only, ...others] = shown.filter((_, at) => most > 0 && enough[at] === most)
  return only && others.length === 0 ? only.payload : undefined
}

/** The option that says yes, where what was said begins with a yes ("ok jag ger er fullmakten"): to be asked back. */
export function agreeing(utterance: string, candidates: readonly Candidate[], locale: Locale): string | undefined {
  const words = tokensOf(utterance)
  const begins = [1, 2].some((count) => words.length > count && yesOrNo(words.slice(0, count), locale) === 'yes')
  return begins && !words.some((word) => isNot(word, locale)) ? optionSaying('yes', candidates, locale) : undefined
}

/** The only option that agrees to what is asked, or the only one that refuses it. */
export function optionSaying(
  answer: 'yes' | 'no',
  candidates: readonly Candidate[],
  locale: Locale,
): string | undefined {
  const shown = candidates.filter(({ hidden }) => !hidden)
  const isYes = ({ title, words }: Candidate) =>
    [title, ...words].some((name) => yesOrNo(tokensOf(name).slice(0, 1), locale) === 'yes')
  const isDenial = ({ title }: Candidate) =>
    yesOrNo(tokensOf(title).slice(0, 1), locale) === 'no' || tokensOf(title).some((word) => isNot(word, locale))
  const agree = shown.some(isYes) ? shown.filter(isYes) : shown.filter((one) => !isDenial(one))
  const saying = !shown.some(isDenial) && !shown.some(isYes) ? [] : answer === 'yes' ? agree : shown.filter(isDenial)
  const [only, ...others] = saying
  return only && others.length === 0 ? only.payload : undefined
}

const MOST_TOLD = 9
/** "Nei, jeg finner papirene selv" says what is done instead. */
const LONG_DENIAL = 5
const LEAST_ALIKE = 5

/** Inflections, slips, and compounds that begin alike ("gennemsnittet", "gennemsnitspris"). */
function isAkin(word: string, other: string, locale: Locale): boolean {
  if (word === other || stemOf(word, locale) === stemOf(other, locale) || isSlipOf(word, other)) return true
  const shorter = Math.min(word.length, other.length)
  const alike = [...word].findIndex((letter, at) => letter !== other[at])
  const same = alike < 0 ? shorter : alike
  const isFarLonger = Math.max(word.length, other.length) > shorter * 2
  return !isFarLonger && shorter >= LEAST_ALIKE && same >= Math.max(LEAST_ALIKE, shorter * 0.7)
}

/** The one option a clause is about: beside its names and the words of its title stand only fillers and words that are explained. */
export function whollyNamed(
  clause: string,
  candidates: readonly Candidate[],
  locale: Locale,
  isExplained: (word: string) => boolean,
): string | undefined {
  const words = tokensOf(clause)
  if (words.some((word) => OR.has(word))) return undefined
  const [only, ...others] = bestNamed(words, candidates, locale)
  if (!only || others.length > 0) return undefined
  const names = only.words.map(tokensOf)
  const isTelling = (name: readonly string[]) => name.length > 1 || !isFiller(name[0] ?? '', locale)
  if (!names.some((name) => isTelling(name) && indexOfPhrase(words, name, isSlipOf) >= 0)) return undefined
  const named = [...names.flat(), ...tokensOf(only.title)]
  const isBeside = (word: string) => isFiller(word, locale) || isExplained(word) || word.length < 3
  const isOfName = (word: string) => named.some((name) => name === word || isSlipOf(word, name))
  return words.every((word) => isOfName(word) || (isBeside(word) && !isNot(word, locale))) ? only.payload : undefined
}
