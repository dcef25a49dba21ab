import { GIVEN_NAMES } from '../values/names/given.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { EVERYDAY } from './everyday-words.ts'
import { anySentence as anyOf, sentenceWords as wordsOf } from './language-words.ts'
import { numberOf } from './numbers.ts'
import { asksByForm, opensWithNoun } from './question-forms.ts'
import { withoutManners } from './filler-words.ts'
import { phraseOf, tokensOf } from './tokens.ts'

export function yesOrNo(said: readonly string[], locale: Locale): 'yes' | 'no' | undefined {
  const { yes, no, beside } = EVERYDAY[locale]
  const phrase = said.join(' ')
  if (yes.includes(phrase) || (said.length > 0 && said.every((word) => YES_SPOKEN.test(word)))) return 'yes'
  if (no.includes(phrase)) return 'no'
  const [first = '', ...rest] = said
  if (yes.includes(first) && yes.includes(rest.join(' '))) return 'yes'
  if (rest.length === 0 || rest.length > 6 || !rest.every((word) => beside.includes(word))) return undefined
  const opposite = rest.some((word) => (yes.includes(first) ? NO : YES).has(word))
  return opposite
    ? undefined
    : yes.includes(first)
      ? 'yes'
      : no.includes(first) && !NO_ONLY_ALONE.has(first)
        ? 'no'
        : undefined
}

const YES = wordsOf('plainYes')
const NO = wordsOf('plainNo')
const NO_ONLY_ALONE = wordsOf('noOnlyAlone')

const YES_SPOKEN = new RegExp(String.raw`^(?:${anyOf('spokenYes')})+(?:${anyOf('spokenYesEndings')})?$`, 'u')

/** "Ja", "jaja", "jadå", "japp", "yes" or "nei", whatever follows. */
export function openingOf([first = '']: readonly string[], locale: Locale): 'yes' | 'no' | undefined {
  const { yes, no } = EVERYDAY[locale]
  if (YES_SPOKEN.test(first) || yes.includes(first)) return 'yes'
  return no.includes(first) && !NO_ONLY_ALONE.has(first) ? 'no' : undefined
}

/** "I have no credit history" refuses nothing; a no is said first or last, with what is polite around it. */
export const withoutInnerNo = (said: readonly string[], locale: Locale): string[] =>
  said.filter(
    (word, at) =>
      at === 0 || !NO.has(word) || said.slice(at + 1).every((later) => EVERYDAY[locale].beside.includes(later)),
  )

/** "Nei vent" refuses nothing. */
export const WAIT = wordsOf('wait')

/** "Ja, men …" has a reservation. */
export const BUT = wordsOf('but')

/** A wish in the form of a question ("kan jeg få 6 GB?") does not count, unless it asks for a price. */
export function isQuestion(written: string, locale: Locale): boolean {
  const text = withoutManners(written)
  const { asks, askAnywhere, wishes, verbs, subjects, addressed, filler, asksLowerCaseYou } = EVERYDAY[locale]
  const said = withoutGreeting(tokensOf(text))
  if (asksAnywhere(said, askAnywhere) && !KNOWS_WHAT.test(said.join(' '))) return true
  const phrase = said.join(' ')
  if (!UNDOES.test(phrase) && wishes.some((wish) => `${phrase} `.startsWith(`${wish} `))) return false
  const [first = '', second = ''] = said
  if (LEADS_TO_QUESTION.has(first) && asks.includes(second)) return true
  if ((TOLD_YOU.test(phrase) || LEFT_TO_YOU.test(phrase)) && !text.trimEnd().endsWith('?')) return false
  if (text.trimEnd().endsWith('?') || asks.includes(first) || (verbs.includes(first) && subjects.includes(second)))
    return true
  // "Peter de Neergaard" is a name.
  const isVerb = /(?:er|yr|år|ar)$/.test(first) && !filler.includes(first) && !GIVEN_NAMES.has(first)
  if (said.length > 2 && (isVerb || verbs.includes(first)) && SUBJECTS_BEHIND_VERB.has(second)) return true
  if (asksLowerCaseYou?.test(phrase)) return true
  if (addressed.includes(second) && !BEFORE_YOU.has(first)) return true
  if (
    UNSURE_IF.test(phrase) ||
    WHAT_ABOUT.test(phrase) ||
    IS_IT_POSSIBLE.test(phrase) ||
    opensWithNoun(said, EVERYDAY[locale]) ||
    asksByForm(text, said)
  )
    return true
  if (ASKS_AMOUNT.has(first) && /^\d/.test(second)) return true
  return said.some(
    (word, at) =>
      at > 0 &&
      verbs.includes(word) &&
      subjects.includes(said[at + 1] ?? '') &&
      !(HAS.has(word) && SPEAKERS.has(said[at + 1] ?? '')) &&
      !isFronted(text, said, at, locale) &&
      !subjects.includes(said[at - 1] ?? '') &&
      !INVERTING.has(said[at - 1] ?? ''),
  )
}

/** Asks what might happen, and takes no option. */
export const supposes = (text: string, locale: Locale): boolean => EVERYDAY[locale].supposes.test(phraseOf(text))

/** A question that is not a wish in the form of one ("kan vi starte 15. januar i stedet"). */
export function asksOutright(text: string, locale: Locale): boolean {
  const { asks, askAnywhere } = EVERYDAY[locale]
  const said = tokensOf(text)
  if (said.some((word) => asks.includes(word) || AFTERWARDS.has(word)) || asksAnywhere(said, askAnywhere)) return true
  return text.trimEnd().endsWith('?') && !ASKS_LEAVE.test(said.join(' '))
}

/** Has its verb first, and then who does it or whose it is: "ringer dere", "lämnas mitt nummer ut". */
export const hasVerbFirst = ([, second = '', third]: readonly string[]): boolean =>
  third !== undefined && (PERSONS_BEHIND_VERB.has(second) || POSSESSIVES.has(second))
const POSSESSIVES = wordsOf('possessives')
const PERSONS_BEHIND_VERB = wordsOf('personsBehindVerb')

/** "Så vet man vad det kostar" tells, and asks for no price. */
const KNOWS_WHAT = new RegExp(String.raw`(?<!\S)(?:${anyOf('knowsWhatPhrases')}) `, 'u')
/** "Fast pris" is the name of an agreement and asks for none. */
const asksAnywhere = (said: readonly string[], words: readonly string[]) =>
  said.some((word, at) => words.includes(word) && !KINDS_OF_PRICE.has(said[at - 1] ?? ''))

export const KINDS_OF_PRICE = wordsOf('kindsOfPrice')

const SUBJECTS_BEHIND_VERB = wordsOf('subjectsBehindVerb')
const LEADS_TO_QUESTION = wordsOf('leadsToQuestion')
const GREETINGS = wordsOf('greetings')
/** "Hei e dette gratis", "og kan dere …". */
const withoutGreeting = (said: readonly string[]): readonly string[] =>
  said.length > 2 && GREETINGS.has(said[0] ?? '') ? withoutGreeting(said.slice(1)) : said
/** "Den fikk du jo nettopp", "namnet har ni ju redan". */
const TOLD_YOU = new RegExp(String.raw`(?<!\S)(?:${anyOf('toldYouPhrases')})(?: |$)`, 'u')

/** "Ingen aning, kolla ni". */
const LEFT_TO_YOU = new RegExp(String.raw`^(?:\S+ ){0,3}(?:${anyOf('leftToYouPhrases')})$`, 'u')

const ASKS_LEAVE = new RegExp(String.raw`^(?:\S+ )?(?:${anyOf('asksLeavePhrases')}) `, 'u')
const AFTERWARDS = wordsOf('afterwards')

/** "Kan jag ta bort kontot" asks, and takes no option. */
const UNDOES = new RegExp(String.raw`^\S+ \S+ (?:${anyOf('undoesPhrases')})(?: |$)`, 'u')

/** "Hvad så med aftalen", "what happens to it". */
const WHAT_ABOUT = new RegExp(String.raw`(?<!\S)(?:${anyOf('whatAboutPhrases')})(?: |$)`, 'u')

/** "Jeg er litt usikker på om den gamle telefonen virker". */
const UNSURE_IF = new RegExp(String.raw`(?<!\S)(?:${anyOf('unsureIfPhrases')}) `, 'u')

const IS_IT_POSSIBLE = new RegExp(String.raw`^(?:${anyOf('isItPossiblePhrases')})(?: |$)`, 'u')

const BEFORE_YOU = wordsOf('beforeYou')
const ASKS_AMOUNT = wordsOf('asksAmount')
const INVERTING = wordsOf('inverting')

/** "Fortum har vi" tells what we have. */
export const HAS = wordsOf('has')
const SPEAKERS = wordsOf('speakers')

const IS = wordsOf('is')
const IT = wordsOf('it')
const SHALL = wordsOf('shall')

/** "Har det hos Tryg" tells what one has. */
export const tellsOfIt = ([first = '', second = '']: readonly string[]): boolean => HAS.has(first) && IT.has(second)

/** "Bodø er det", "4000 skal det være", "katten trenger vi ikke forsikre" tell. */
const isFronted = (text: string, said: readonly string[], at: number, locale: Locale) =>
  !text.trimEnd().endsWith('?') &&
  ((at === 1 && said.length === 3) ||
    (at < 3 && isNot(said[at + 2] ?? '', locale) && !EVERYDAY[locale].asks.includes(said[0] ?? '')) ||
    (/^\d+$/.test(said[at - 1] ?? '') && SHALL.has(said[at] ?? '')) ||
    (IS.has(said[at] ?? '') && IT.has(said[at + 1] ?? '')))

const POSITION = wordsOf('position')

/** The option meant by position ("den andre", "nummer 2", "den siste") of `count`, counted from 0. */
export function isOrdinal(said: readonly string[], count: number, locale: Locale): number | undefined {
  const { first, middle, last, filler } = EVERYDAY[locale]
  const rest = said.filter((word) => !filler.includes(word) && !POSITION.has(word))
  const [word, ...others] = rest
  if (word === undefined || others.length > 0) return undefined
  if (last.includes(word)) return count - 1
  if (middle.includes(word)) return count % 2 === 1 ? (count - 1) / 2 : undefined
  const place = first.findIndex((names) => names.includes(word))
  // A number alone may be an amount ("to abonnement"); only "number 2" is a position.
  const isNumber = numberOf(word) !== undefined
  if (place < 0 || place >= count || (isNumber && !said.some((one) => POSITION.has(one)))) return undefined
  return place
}

export const isFiller = (word: string, locale: Locale): boolean => EVERYDAY[locale].filler.includes(word)

/** A word of everyday speech, which names of people and places hardly hold. */
export function isEveryday(word: string, locale: Locale): boolean {
  const { asks, verbs, subjects, askAnywhere, filler, not, yes, no } = EVERYDAY[locale]
  return [asks, verbs, subjects, askAnywhere, filler, not, yes, no].some((list) => list.includes(word))
}

export const isAll = (said: readonly string[], locale: Locale): boolean => {
  const { all, beside } = EVERYDAY[locale]
  const last = said.findLastIndex((word) => !beside.includes(word))
  return all.includes(said.join(' ')) || all.includes(said.slice(0, last + 1).join(' '))
}

export const isNot = (word: string, locale: Locale): boolean => EVERYDAY[locale].not.includes(word)

export const meaningful = (said: readonly string[], locale: Locale): string[] =>
  said.filter((word) => !EVERYDAY[locale].filler.includes(word))

export const isPlain = (said: readonly string[], locale: Locale): boolean =>
  said.length <= 12 && !said.some((word) => EVERYDAY[locale].not.includes(word))

export const BEFORE_NOUNS = wordsOf('beforeNouns')
