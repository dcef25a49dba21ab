import type { Locale } from '#contracts/kernel/locale.ts'
import { EVERYDAY } from './everyday-words.ts'
import { numberOf } from './numbers.ts'
import { withoutManners } from './filler-words.ts'
import { tokensOf } from './tokens.ts'

export function yesOrNo(said: readonly string[], locale: Locale): 'yes' | 'no' | undefined {
  const { yes, no, beside } = EVERYDAY[locale]
  const phrase = said.join(' ')
  if (yes.includes(phrase)) return 'yes'
  if (no.includes(phrase)) return 'no'
  const [first = '', ...rest] = said
  if (yes.includes(first) && yes.includes(rest.join(' '))) return 'yes'
  if (rest.length === 0 || rest.length > 6 || !rest.every((word) => beside.includes(word))) return undefined
  const opposite = rest.some((word) => (yes.includes(first) ? NO : YES).has(word))
  return opposite
    ? undefined
    : yes.includes(first)
      ? 'yes'
      : no.includes(first) && !BESIDE_ONLY.has(first)
        ? 'no'
        : undefined
}

const YES = new Set(['ja', 'yes'])
const NO = new Set(['nei', 'nej', 'no'])
const BESIDE_ONLY = new Set(['ikke', 'inte'])

/** A wish in the form of a question ("kan jeg få 6 GB?") does not count, unless it asks for a price. */
export function isQuestion(written: string, locale: Locale): boolean {
  const text = withoutManners(written)
  const { asks, askAnywhere, wishes, verbs, subjects, filler } = EVERYDAY[locale]
  const said = tokensOf(text)
  if (asksAnywhere(said, askAnywhere)) return true
  const phrase = said.join(' ')
  if (wishes.some((wish) => `${phrase} `.startsWith(`${wish} `))) return false
  const [first = '', second = ''] = said
  if (text.trimEnd().endsWith('?') || asks.includes(first) || (verbs.includes(first) && subjects.includes(second)))
    return true
  if (
    said.length > 2 &&
    /(?:er|yr|år)$/.test(first) &&
    !filler.includes(first) &&
    ['det', 'dette', 'den', 'jeg', 'du', 'eg', 'man'].includes(second)
  )
    return true
  if (ADDRESSED.has(second) && !BEFORE_YOU.has(first)) return true
  if (ADDRESSES.test(text) || opensWithVerb(said)) return true
  if (AMOUNT_ASKED.has(first) && /^\d/.test(second)) return true
  return said.some(
    (word, at) =>
      at > 0 &&
      verbs.includes(word) &&
      subjects.includes(said[at + 1] ?? '') &&
      !subjects.includes(said[at - 1] ?? '') &&
      !INVERTING.has(said[at - 1] ?? ''),
  )
}

/** A question that is not a wish in the form of one ("kan vi starte 15. januar i stedet"). */
export function asksOutright(text: string, locale: Locale): boolean {
  const { asks, askAnywhere } = EVERYDAY[locale]
  const said = tokensOf(text)
  if (said.some((word) => asks.includes(word) || LATER.has(word)) || asksAnywhere(said, askAnywhere)) return true
  return text.trimEnd().endsWith('?') && !LEAVE.test(said.join(' '))
}

/** "Fast pris" is the name of an agreement and asks for none. */
const asksAnywhere = (said: readonly string[], words: readonly string[]) =>
  said.some((word, at) => words.includes(word) && !KINDS_OF_PRICE.has(said[at - 1] ?? ''))

const KINDS_OF_PRICE = new Set('fast faste fasta rörligt rörlig rörliga variabel variable fixed'.split(' '))

const LEAVE = /^(?:\S+ )?(?:kan|kunne|kunde|får|må|can|could|may) (?:jeg|eg|æ|vi|du|dere|jag|ni|i|we|you) /u
const LATER = new Set('senere seinere senare sidenhen later etterpå efteråt bagefter underveis'.split(' '))

/** "Sender I reklamer", "skickar ni reklam"; in Danish the capital tells "I" from the preposition. */
const ADDRESSES = /^\s*\p{L}+r (?:I|ni)(?: \p{L}|\s*$)/u
/** "Bryts strömmen vid bytet", "ryger strømmen når jeg skifter". */
const opensWithVerb = ([first = '', second = '', ...rest]: readonly string[]) =>
  /[rs]$/.test(first) && /.{3}(?:en|et)$/u.test(second) && rest.some((word) => DEPENDING.has(word))
const DEPENDING = new Set(['når', 'när', 'hvis', 'om', 'ved', 'vid'])

const ADDRESSED = new Set(['dere', 'dokker', 'dåkker'])
const BEFORE_YOU = new Set('til hos fra på av for med og om at hei takk som alle'.split(' '))
const AMOUNT_ASKED = new Set(['er', 'rekker', 'holder', 'koster', 'passer', 'räcker', 'är', 'is'])
const INVERTING = new Set(
  'da det den så nå her der heller gjerne helst kanskje egentlig hvis som at om hei ja nei og då dit nu this that then så'.split(
    ' ',
  ),
)

const PLACE = new Set(['nummer', 'nr', 'number', 'alternativ', 'alternativet', 'valg', 'svar', 'option', 'no'])

/** The option meant by position ("den andre", "nummer 2", "den siste") of `count`, counted from 0. */
export function isOrdinal(said: readonly string[], count: number, locale: Locale): number | undefined {
  const { first, last, filler } = EVERYDAY[locale]
  const rest = said.filter((word) => !filler.includes(word) && !PLACE.has(word))
  const [word, ...others] = rest
  if (word === undefined || others.length > 0) return undefined
  if (last.includes(word)) return count - 1
  const place = first.findIndex((names) => names.includes(word))
  // A number alone may be an amount ("to abonnement"); only "number 2" is a position.
  const isNumber = numberOf(word) !== undefined
  if (place < 0 || place >= count || (isNumber && !said.some((one) => PLACE.has(one)))) return undefined
  return place
}

export const isFiller = (word: string, locale: Locale): boolean => EVERYDAY[locale].filler.includes(word)

/** A word of everyday speech, which names of people and places hardly hold. */
export function isEveryday(word: string, locale: Locale): boolean {
  const { asks, verbs, subjects, askAnywhere, filler, not, yes, no } = EVERYDAY[locale]
  return [asks, verbs, subjects, askAnywhere, filler, not, yes, no].some((list) => list.includes(word))
}

export const isAll = (said: readonly string[], locale: Locale): boolean => EVERYDAY[locale].all.includes(said.join(' '))

export const isNot = (word: string, locale: Locale): boolean => EVERYDAY[locale].not.includes(word)

export const meaningful = (said: readonly string[], locale: Locale): string[] =>
  said.filter((word) => !EVERYDAY[locale].filler.includes(word))

export const isPlain = (said: readonly string[], locale: Locale): boolean =>
  said.length <= 12 && !said.some((word) => EVERYDAY[locale].not.includes(word))
