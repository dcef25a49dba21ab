import type { FlowContext } from '../flow.ts'
import { inputRule } from '../input-rules.ts'
import { isFiller, isNot, openingOf } from '../words/everyday.ts'
import { AFTER, BEFORE, DAY_SUFFIXES } from '../words/find-day.ts'
import { withoutHedges } from '../words/filler-words.ts'
import { isOfTime } from '../words/span-of-time.ts'
import { phraseOf, tokensOf } from '../words/tokens.ts'
import { partsOf } from './clauses.ts'
import { factsNamed } from './cues.ts'
import { anyOf, prefers } from './forms.ts'

/** Speaks of moving, keys or coming in. */
const MOVES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('movesIn')})`, 'iu')
/** "Det skal være den første i stedet". */
const SHOULD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('should')})(?!\p{L})`, 'iu')
/** "Ikke før mandag" is Monday. */
const NOT_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('notBefore')})(?!\p{L})`, 'iu')
/** "20e istället". */
const INSTEAD_BEHIND = new RegExp(String.raw`\s+(?:${anyOf('stead')}|${anyOf('instead')})[\s.!]*$`, 'iu')
const ORDINAL =
  /(?<!den\s)(?<![\p{L}\d])\d{1,2}:?[ea](?![\p{L}\d])(?!\s+(?:jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec))/iu
const BOUND_UNTIL = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('boundUntil')})(?!\p{L})`, 'iu')
const FEW = 4
const BESIDE_DAY = new Set([...DAY_SUFFIXES, 'd', 'den', 'the', 'på', 'on'])

/**
 * The words for the day in a clause about beginning or moving in: "lørdag" of "flytter ind på lørdag". Of several the last
 * counts: "fredag, eller vent, lørdag". `isKnown`: a day was told before, so that one said alone or as another counts too.
 */
export function dayToBegin(said: string, flowContext: FlowContext, isKnown = false): string | undefined {
  const isOfStart = (text: string) => {
    // "Datoen" also names a birth date; where none is known, it is that of the start.
    const isDateOfStart = isKnown && flowContext.facts.birthDate === undefined
    const named = factsNamed(phraseOf(text), flowContext.locale).map((fact) =>
      fact === 'birthDate' && isDateOfStart ? 'startDate' : fact,
    )
    // "I stedet" is no place.
    const isOfOther = named.some((fact) => fact !== 'startDate' && fact !== 'city')
    return (
      MOVES.test(text) ||
      (isKnown && NOT_BEFORE.test(text)) ||
      named.includes('startDate') ||
      (isKnown && !isOfOther && prefers(text) && SHOULD.test(text))
    )
  }
  const days = partsOf(said).flatMap(({ text }) => {
    if (isOfOldAgreement(text)) return []
    const isDay = isKnown && isOnlyDay(text, flowContext)
    return isOfStart(text) || isDay ? (dayIn(text.trim(), flowContext) ?? []) : []
  })
  return days.at(-1)
}

/** "Vi er bundet til 31. mars" tells no day to begin. */
export const isOfOldAgreement = (clause: string): boolean => BOUND_UNTIL.test(clause)
export const withoutOldAgreement = (said: string): string =>
  partsOf(said)
    .filter(({ text }) => !isOfOldAgreement(text))
    .map(({ text, end }) => text + end)
    .join('')

/** "Den 18e alltså", "ok, lørdag". */
function isOnlyDay(clause: string, flowContext: FlowContext): boolean {
  const { locale } = flowContext
  const words = tokensOf(withoutHedges(clause))
  const isOfDay = (word: string) =>
    /\d/.test(word) || isOfTime(word) || inputRule('startDate').read(word, flowContext) !== undefined
  return (
    words.length <= FEW &&
    words.every((word) => isOfDay(word) || isFiller(word, locale) || openingOf([word], locale) || BESIDE_DAY.has(word))
  )
}

function dayIn(clause: string, flowContext: FlowContext): string | undefined {
  // "Blir 20e" is the day that "den 20e" is.
  const words = clause.replace(INSTEAD_BEHIND, '').replace(ORDINAL, 'den $&').split(/\s+/)
  const denies = tokensOf(clause).some((word) => isNot(word, flowContext.locale))
  if (denies && !NOT_BEFORE.test(clause)) return undefined
  const days = words.map((_, at) => inputRule('startDate').read(words.slice(at).join(' '), flowContext))
  const day = days.find((one) => one !== undefined)
  const at = day === undefined ? -1 : days.lastIndexOf(day)
  const before = words.slice(0, Math.max(at, 0)).at(-1)?.toLowerCase() ?? ''
  const isOtherDay = AFTER.has(before) || (!denies && BEFORE.has(before))
  return at < 0 || isOtherDay ? undefined : words.slice(at).join(' ')
}
