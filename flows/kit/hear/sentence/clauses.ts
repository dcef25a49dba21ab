import type { Locale } from '#contracts/kernel/locale.ts'
import { DOOR } from '../../values/address-line.ts'
import { NAME_ENDINGS } from '../../values/numbered-name.ts'
import { MONTHS_BEGIN } from '../../words/months.ts'
import { isQuestion } from '../../words/everyday.ts'
import { anyDayWord } from '../../words/day-words.ts'
import { anyLink } from '../../words/language-words.ts'
import { perText } from '../../words/per-text.ts'
import { opensWithWhy } from '../../words/requests.ts'
import { anyOf } from './forms.ts'

const LONGEST = 400
/** Ends no clause: "st. tv", "d. 15/12". */
const SHORTENED = String.raw`(?<!\p{L})(?:${anyOf('shortened')})\.`
/** "H.c. andersens boulevard 5": an initial of whom a street is called after, and no letter of a house ("5 b."). */
const INITIAL_OF_STREET = String.raw`(?<![\p{L}\d])(?<!\d\s)\p{L}\.(?=\s+(?:\p{L}\.\s?)*\p{L}[\p{L}'’]*\s?(?:${NAME_ENDINGS})\s\d)`
/** "2. Tværvej 12". */
const OF_NUMBERED_STREET = String.raw`(?<=(?:^|[,;:]\s|\s(?:${anyOf('is')}|${anyLink('at')})\s)\d{1,2}\.)\s+\p{L}[\p{L}’' -]*(?:${NAME_ENDINGS})\s\d`
/** A stop behind a number may be part of a date or an address ("15. december", "2. sal"), and so may what a comma leads to ("Lia 8, 2. tv"). */
const BETWEEN = new RegExp(
  String.raw`(?<=[!?;]|[^\d\s]\.)(?<!${SHORTENED}|${INITIAL_OF_STREET})\s+|(?<=\d\.)(?!${OF_NUMBERED_STREET})\s+(?!\d|${MONTHS_BEGIN}|${anyOf('floors')})|\n+|,\s+(?!${DOOR}|c\/o\s)|\s+(?=\()|\s+[–—-]\s+(?=\p{L})|\s+(?=(?:${anyOf('joins')}|&)\s)`,
  'giu',
)
export const AND = new RegExp(String.raw`^(?:${anyOf('joins')}|&)\s+`, 'iu')

const MERE_NO = new RegExp(
  String.raw`^(?:${anyOf('mereNo')})(?:[\s,]+(?:${anyOf('but')})|[\s,]+(?:${anyOf('subject')})\s+(?:${anyOf('meant')})(?:\s+\p{L}+)?)?[\s,.]*$`,
  'iu',
)
/** "Nej men …", "nei jeg mente dere, …": in front of a question it refuses nothing. */
export const isMereNo = (clause: string): boolean => MERE_NO.test(clause)

export type Clauses = { told: string; asked: string }

/** The part of an utterance that tells something, and the part that asks ("Kari Nordmann, men hva koster det?"). */
export const clausesOf = (utterance: string, locale: Locale): Clauses =>
  dividedBy(
    utterance,
    locale,
    (text, end) =>
      isQuestion(text.replace(AND, ''), locale) &&
      !tellsEmail(text, end) &&
      !(tellsDay(utterance) && WHEN_IT_ENDS.test(text)),
  )

const tellsDay = (utterance: string): boolean => /\d/.test(utterance) && !utterance.includes('?')
/** "När bindningen går ut, den 31 januari" asks nothing. */
const WHEN_IT_ENDS = new RegExp(
  String.raw`^(?:${anyDayWord('thatDay')})\s+(?:\p{L}+\s+){1,3}(?:${anyOf('boundUntil')})(?:\s+(?:${anyDayWord('beforeDatePhrases')}))?(?:\s+\d.*)?[\s.!]*$`,
  'iu',
)

/** As `clausesOf`, but a wish with a question mark also asks ("Kari Nordmann, kan jeg få en ny sim?"). */
export const clausesWithWishes = (utterance: string, locale: Locale): Clauses =>
  dividedBy(utterance, locale, (text, end) => /\?\s*$/.test(text + end) || isQuestion(text.replace(AND, ''), locale))

/** "Og e-posten er kim@holm.no så har du alt". */
const tellsEmail = (text: string, end: string) => /\S@\S+\.\p{L}/u.test(text) && !/\?/.test(text + end)

type IsAsked = (text: string, end: string) => boolean

function dividedBy(utterance: string, locale: Locale, isAsked: IsAsked): Clauses {
  const whole = { told: utterance.trim(), asked: '' }
  if (utterance.length > LONGEST) return whole
  const parts = withoutLists(partsOf(utterance), isAsked).flatMap((part) => splitBehindValue(part, locale))
  const asks = parts.map(({ text, end }) => isAsked(text, end))
  if (!asks.includes(true)) return whole
  const of = (asked: boolean) =>
    parts
      .flatMap(({ text, end }, at) => (asks[at] === asked ? [`${text}${end}`] : []))
      .join('')
      .replace(AND, '')
      .replace(/[\s,;–—-]+$/, '')
      .trim()
  return { told: of(false), asked: of(true) }
}

/** "Kari@example.no får jeg reklame da?": a question right behind a value. */
function splitBehindValue({ text, end }: Part, locale: Locale): Part[] {
  const [, value, rest] = /^(.*(?:\S@\S+|(?:\d[\s.-]?){3}\d))\s+(\p{L}.*)$/su.exec(text) ?? []
  if (value === undefined || rest === undefined) return [{ text, end }]
  return (rest.endsWith('?') && isQuestion(rest, locale)) || opensWithWhy(rest)
    ? [
        { text: value, end: ' ' },
        { text: rest, end },
      ]
    : [{ text, end }]
}

/** "6 og 12 gb" is one thing; only a question behind "og" is a clause of its own. */
function withoutLists(parts: readonly Part[], isAsked: IsAsked): readonly Part[] {
  return parts.reduce<readonly Part[]>((whole, part) => {
    const before = whole.at(-1)
    if (!before || !AND.test(part.text) || isAsked(part.text, part.end)) return [...whole, part]
    return [...whole.slice(0, -1), { text: `${before.text}${before.end}${part.text}`, end: part.end }]
  }, [])
}

/** The clauses in the order they are said, also those that give a reason ("ta det bundna så vet man …"). */
export const clausesSaid = (utterance: string): string[] =>
  partsOf(utterance)
    .flatMap(({ text }) => text.replace(AND, '').split(REASON))
    .map((clause) => clause.replace(/[\s,.;!]+$/, ''))
    .filter((clause) => clause !== '')
const REASON = new RegExp(String.raw`\s+(?:${anyOf('reasons')})\s+`, 'iu')

/** "Vi får nøglerne 15. december, så fra da" up to what follows from it. */
export const beforeReason = (said: string): string => said.split(REASON)[0]?.replace(/[\s,]+$/, '') ?? said

/** "Fast pris så jeg slipper å tenke" without its reason. */
export const withoutReason = (clause: string): string => clause.replace(REASON_OF_SOMEBODY, '')
const REASON_OF_SOMEBODY = new RegExp(String.raw`\s(?:${anyOf('reasons')})\s(?:${anyOf('subject')})\s.*$`, 'iu')

export type Part = { text: string; end: string }

/** "Brandon J. Miller": the stop of an initial ends no clause. */
const INITIAL = /(?:^|\p{Lu}[\p{L}.’'-]*\s)\p{Lu}\.$/u

/** Each clause is read by itself, which costs time; nobody says more of them at once. */
const MOST_CLAUSES = 30

/** The clauses of an utterance, each with what stands behind it; the last has all that is beyond the most. */
export const partsOf = perText((utterance): readonly Part[] => {
  const parts: Part[] = []
  let start = 0
  for (const match of utterance.matchAll(BETWEEN)) {
    if (parts.length === MOST_CLAUSES - 1) break
    const behind = utterance.slice(match.index + match[0].length)
    if (INITIAL.test(utterance.slice(start, match.index)) && /^\p{Lu}/u.test(behind)) continue
    parts.push({ text: utterance.slice(start, match.index), end: match[0] })
    start = match.index + match[0].length
  }
  parts.push({ text: utterance.slice(start), end: '' })
  return parts.filter(({ text }) => text.trim() !== '')
})
