import type { Locale } from '#contracts/kernel/locale.ts'
import { isParticle } from '#contracts/kernel/person-name.ts'
import { anyOf } from '../hear/sentence/forms.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'
import { anyLink, anyName } from '../words/language-words.ts'
import { isEveryday } from '../words/everyday.ts'
import { GIVEN_NAMES } from './names/given.ts'
import { kindOf, withoutGreeting } from './name.ts'
import { withoutTitles } from './names/without-titles.ts'
import { NONE, type Evidence, type Registers } from './registers.ts'

const FAMILY = new RegExp(String.raw`^(?:${anyOf('family')})(?:${anyName('nounEndings')})?$`, 'iu')
const GIVEN = new RegExp(String.raw`^(?:${anyOf('given')})(?:${anyName('nounEndings')})?$`, 'iu')
const MOST_WORDS = 12
const MOST_PARTS = 5

/** A given and a family name in a sentence of everyday words: "skriv det på Kari Nordmann". */
export function nameInSentence(said: string, locale: Locale, registers: Registers): Evidence {
  const words = nameWordsOf(withoutTitles(said))
  if (words.length < 3 || words.length > MOST_WORDS) return NONE
  const [run, ...others] = nameRuns(words, locale, registers)
  if (run === undefined || others.length > 0 || run.length > MOST_PARTS) return NONE
  const kindIn = (word: string) => kindOf(word, (other) => registers.isOrdinary(other, locale))
  const kinds = run.map(kindIn)
  // "Hilde marie sørli da": in small letters a family name may be one that nobody knows.
  const next = words[words.indexOf(run.at(-1) ?? '') + 1]
  const isAlike = next !== undefined && run.every((word) => GIVEN_NAMES.has(word)) && kindIn(next) === 'unknown'
  if (isAlike && !isEveryday(next, locale))
    return { value: [...run, next].join(' '), sure: 0.6, why: 'given names and a word that could be a name' }
  const isLikely = kinds[0] === 'known' && ['known', 'form', 'capital'].includes(kinds.at(-1) ?? '')
  const isAmongWords = words.every((word) => run.includes(word) || isSaid(word, locale, registers))
  return { value: run.join(' '), sure: isLikely && isAmongWords ? 0.85 : 0.6, why: 'a name among everyday words' }
}

export const nameWordsOf = (said: string): string[] =>
  said
    .replace(/['’]s(?!\p{L})/giu, ' is')
    .replace(/[()":,;!?]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/(?<=\p{L}{2})\.$/u, ''))
    .filter((word) => /\p{L}/u.test(word))

const isSaid = (word: string, locale: Locale, { isOrdinary }: Registers) =>
  isEveryday(word.toLowerCase(), locale) || isOrdinary(word.toLowerCase(), locale)

/** Runs of two or more words that are names by their lists, form or capitals. */
export function nameRuns(words: readonly string[], locale: Locale, registers: Registers): string[][] {
  const isName = (word: string, at: number) => {
    const kind = kindOf(word, (other) => registers.isOrdinary(other, locale))
    const isCapital = /^\p{Lu}/u.test(word)
    if (kind === 'ordinary' || kind === 'unknown' || kind === 'everyday') return false
    const isWord = isEveryday(word.toLowerCase(), locale)
    return !isWord || (isCapital && at > 0)
  }
  const runs: string[][] = []
  let run: string[] = []
  const close = () => {
    while (isParticle(run.at(-1) ?? '')) run.pop()
    if (run.length > 1) runs.push(run)
    run = []
  }
  for (const [at, word] of words.entries()) {
    const isInside = run.length > 0 && (isParticle(word) || /^\p{Lu}\.?$/u.test(word))
    if (isInside || isName(word, at)) run.push(word)
    else close()
  }
  close()
  return runs
}

/** "Nguyen er etternavnet, fornavnet er Linh", "Lindqvist (last) Mia (first)": each name beside the word for it. */
export function nameByParts(said: string, locale: Locale, registers: Registers): string | undefined {
  const words = nameWordsOf(withoutTitles(withoutGreeting(said)))
  if (words.length < 3 || words.length > MOST_WORDS) return undefined
  const isOfName = (word: string) => isParticle(word) || (!isSaid(word, locale, registers) && !GIVEN.test(word))
  const parts = joinedNouns(words).flatMap((word, at, all): Part[] => {
    if (FAMILY.test(word)) return [{ noun: 'family' }]
    if (GIVEN.test(word)) return [{ noun: 'given' }]
    const next = all[at + 1]
    // "Af Ugglas i efternamn", "last name's de Vries".
    const isOfFamily = isParticle(word) && next !== undefined && isOfName(next)
    return isSaid(word, locale, registers) && !/^\p{Lu}/u.test(word) && !isOfFamily ? [] : [{ value: word }]
  })
  const nouns = parts.flatMap(({ noun }) => noun ?? [])
  if (nouns.length === 1) return besideNoun(parts)
  if (nouns.length !== 2 || nouns[0] === nouns[1]) return undefined
  const [one, two] = splitAtNouns(parts)
  if (!one || !two || one.length === 0 || two.length === 0) return undefined
  return (nouns[0] === 'given' ? [...one, ...two] : [...two, ...one]).join(' ')
}

const FAMILY_ALONE = new RegExp(
  String.raw`^(?:\p{L}[\p{L}’'-]*\s+){2,3}(?:${anyLink('isPhrases')})\s+(?:(?:${anyOf('my')})\s+)?(?:${anyOf('family')})(?:${anyName('nounEndings')})?[.!]*$|^(?:(?:${anyOf('my')})\s+)?(?:${anyOf('family')})(?:${anyName('nounEndings')})?(?:\s+(?:${anyOf('my')}))?\s+(?:${anyLink('isPhrases')})(?:\s+\p{L}[\p{L}’'-]*){2,3}[.!]*$`,
  'iu',
)
/** "Mohamed Ali er etternavnet": a family name in two words, or the whole name. */
export const tellsFamilyAlone = (said: string): boolean => FAMILY_ALONE.test(said.trim())

/** "Heter Björn, efternamn Åkesson": what stands behind the only noun is that name. */
function besideNoun(parts: readonly Part[]): string | undefined {
  const at = parts.findIndex(({ noun }) => noun !== undefined)
  const valuesOf = (some: readonly Part[]) => some.flatMap(({ value }) => value ?? [])
  const [before, behind] = [valuesOf(parts.slice(0, at)), valuesOf(parts.slice(at + 1))]
  // "Micke Dahl i efternamn".
  if (behind.length === 0 && before.length === 2 && parts[at]?.noun === 'family') return before.join(' ')
  // "Nguyen Thi Lan, Nguyen er etternavnet": the last one is said again, and which part it is.
  const again = behind.length === 0 ? before.at(-1)?.toLowerCase() : undefined
  const whole = before.slice(0, -1)
  const others = whole.filter((word) => word.toLowerCase() !== again)
  const part = whole.find((word) => word.toLowerCase() === again)
  if (part !== undefined && others.length > 0 && others.length === whole.length - 1)
    return (parts[at]?.noun === 'family' ? [...others, part] : [part, ...others]).join(' ')
  if (before.length === 0 || behind.length === 0) return undefined
  // "Kari Vik, fornavnet er Kari": the whole name, and which part of it is which.
  if (before.length > behind.length && behind.every((word) => before.includes(word))) return before.join(' ')
  return (parts[at]?.noun === 'family' ? [...before, ...behind] : [...behind, ...before]).join(' ')
}

type Part = { noun: 'family' | 'given'; value?: never } | { value: string; noun?: never }

function splitAtNouns(parts: readonly Part[]): string[][] {
  const groups = parts.reduce<string[][]>(
    (all, { value }) => (value === undefined ? [...all, []] : [...all.slice(0, -1), [...(all.at(-1) ?? []), value]]),
    [[]],
  )
  const [before = [], between = [], behind = []] = groups
  if (before.length > 0 && behind.length > 0 && between.length === 0) return [before, behind]
  return before.length > 0 ? [before, between] : [between, behind]
}

/** "Last name" and "(last)" are one noun each. */
const joinedNouns = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const isNoun = (said: string) => FAMILY.test(said) || GIVEN.test(said)
    const [before, next] = [`${words[at - 1]} ${word}`, `${word} ${words[at + 1]}`]
    if (isNoun(next)) return [next]
    return isNoun(before) ? [] : [SHORT_NOUNS.get(word.toLowerCase()) ?? word]
  })
const SHORT_NOUNS: ReadonlyMap<string, string> = new Map(EVERY_LANGUAGE.flatMap(({ names }) => names.shortNouns))
