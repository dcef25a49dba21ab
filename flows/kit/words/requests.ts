import type { Locale } from '#contracts/kernel/locale.ts'
import { EVERY_LANGUAGE, LANGUAGES } from '../languages/languages.ts'
import type { ReasonedFact, Requests } from '../languages/requests.ts'
import { EVERYDAY } from './everyday-words.ts'
import { isFiller } from './everyday.ts'
import { tokensOf } from './tokens.ts'
import { isSlipOf } from './typo.ts'

type Use = Exclude<keyof Requests, 'nouns'>

const EVERY = EVERY_LANGUAGE.map(({ requests }) => requests)
const ENGLISH = [LANGUAGES.en_US.requests]
const SCANDINAVIAN = EVERY.filter((requests) => !ENGLISH.includes(requests))

const wordsOf = (use: Use, languages: readonly Requests[] = EVERY): readonly string[] => [
  ...new Set(languages.flatMap((language) => language[use])),
]
const anyOf = (...uses: readonly Use[]): string => uses.flatMap((use) => wordsOf(use)).join('|')
const nounOf = (fact: ReasonedFact) =>
  new RegExp(String.raw`(?<!\S)(?:${longestFirst(EVERY.flatMap(({ nouns }) => nouns[fact])).join('|')})(?!\S)`)

/** "Email address" before "email". */
function longestFirst(names: readonly string[]): string[] {
  return names.toSorted((one, other) => other.length - one.length)
}

const LEADS_IN = String.raw`(?:(?:${anyOf('leadsIn')}) )?`
const WHAT_FOR = new RegExp(String.raw`^${LEADS_IN}(?:${anyOf('whatFor')})$`)
const WHAT = new RegExp(
  String.raw`^(?:${anyOf('what')}) (?:${anyOf('means')}) (?:det|it)(?: (?:${anyOf('behindMeant')}))?$`,
)

const NOUNS: Record<string, RegExp> = {
  'rule.why.name': nounOf('name'),
  'rule.why.phone': nounOf('phone'),
  'rule.why.email': nounOf('email'),
  'rule.why.address': nounOf('address'),
  'rule.why.birthDate': nounOf('birthDate'),
  'rule.why.code': nounOf('code'),
}

/**
 * True when a text only asks why, or whether, the question must be answered. `why` is the message id of the reason,
 * which also selects the nouns to recognise.
 */
export function asksWhy(text: string, why: string, locale: Locale): boolean {
  const said = tokensOf(text).join(' ')
  if (said.length === 0 || said.length > 80) return false
  const noun = NOUNS[why]
  const named = (noun ? said.replace(noun, 'det') : said).replace(IT_OF_MINE, 'det').replace(THIS, 'det')
  if (!noun && WHAT.test(named)) return true
  if (WHAT_FOR.test(said)) return true
  if (ASKS_WHY.test(named) && named.split(' ').every((word) => word === 'det' || isBesideWhy(word, locale))) return true
  return (
    EVERYDAY[locale].asksWhy.test(locale === 'en_US' ? named.replace(/\b(?:my )?det\b/, 'it') : named) ||
    (locale !== 'en_US' && EVERYDAY.en_US.asksWhy.test(said.replace(THIS_IN_ENGLISH, 'it')))
  )
}

const IT_OF_MINE = new RegExp(String.raw`\bdet (?:${anyOf('my')})\b`)
const thisOf = (languages: readonly Requests[]) =>
  new RegExp(String.raw`\b(?:${wordsOf('this', languages).join('|')})\b`)
const THIS = thisOf(EVERY)
const THIS_IN_ENGLISH = thisOf(ENGLISH)

const OPENS_WITH_WHY = new RegExp(String.raw`^(?:${anyOf('why')})\s`, 'iu')
export const opensWithWhy = (text: string): boolean => OPENS_WITH_WHY.test(text)

const ASKS_WHY = new RegExp(
  String.raw`^${LEADS_IN}(?:(?:${anyOf('why')}) |(?:${anyOf('what')}) (?:${anyOf('uses')}) (?:${anyOf('you')}) .*(?:${anyOf('purposes')})$)`,
  'u',
)
const BESIDE_WHY = wordsOf('besideWhy')
const isBesideWhy = (word: string, locale: Locale) => BESIDE_WHY.includes(word) || isFiller(word, locale)

export function wantsBack(text: string, locale: Locale): boolean {
  const said = tokensOf(text).join(' ')
  const isBackwards = text.split(/[,.!;]+\s+/).some((clause) => goesBack(tokensOf(clause)))
  return (
    said.length < 80 &&
    (isBackwards || EVERYDAY[locale].goesBack.test(said) || (locale !== 'en_US' && EVERYDAY.en_US.goesBack.test(said)))
  )
}

/** "Förra frågan igen", "take me to the last question": all of a clause is about the way back. */
function goesBack(words: readonly string[]): boolean {
  const isLast = words.some((word) => LAST.includes(word)) && words.some((word) => QUESTION.includes(word))
  return words.length <= 10 && (isLast || words.some((word) => BACKWARDS.includes(word))) && words.every(isOfBack)
}
const LAST = wordsOf('last')
const QUESTION = wordsOf('question')
const BACKWARDS = wordsOf('backwards')
/** Holds a word for the way back. */
export const speaksOfBack = (said: readonly string[]): boolean => said.some((word) => BACKWARDS.includes(word))
const BESIDE_BACK = wordsOf('besideBack')
const isOfBack = (word: string) => [BACKWARDS, LAST, QUESTION, BESIDE_BACK].some((words) => words.includes(word))

const REFUSES_CALL = new RegExp(
  String.raw`(?<!^(?:${anyOf('canYou')}) \S+ )(?<!\p{L})(?:${anyOf('not')}) (?:(?:${anyOf('betweenNotAndCall')}) )*(?:(?:${anyOf('toCall')})(?=(?: (?:${anyOf('me', 'up', 'behindRefusedCall')}))*(?: (?:${anyOf('withWhat')}) .+)?$)|(?:${anyOf('called')})(?!\p{L})(?! (?:${anyOf('beforeTime')}) ))` +
    String.raw`|(?<!\p{L})(?:${anyOf('toCall')}) (?:(?:${anyOf('me', 'up')}) )*(?:${anyOf('not')})(?: (?:${anyOf('withWhat')}) \S+)?$`,
  'u',
)

/** "Ring mig inte med säljsnack", "jeg vil ikke bli ringt"; "kan dere ikke ringe meg" asks for it. */
export const refusesCall = (text: string): boolean => REFUSES_CALL.test(tokensOf(text).join(' '))

const OF_CALLING = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('toCall', 'called')})(?!\p{L})`, 'u')
export const speaksOfCalling = (text: string): boolean => OF_CALLING.test(tokensOf(text).join(' '))

const ASKS_ABOUT_CALLS = new RegExp(String.raw`^${LEADS_IN}(?:${anyOf('asksAboutCalls')})(?: |$)`, 'u')
const HAVE_YOU = new RegExp(String.raw`^(?:${anyOf('haveYou')})(?: |$)`, 'u')
const HELPS = wordsOf('helps')
const YOU = wordsOf('you')
const REFUSES_TALK = new RegExp(
  String.raw`(?<!^(?:${anyOf('canYou')}) .*)(?<!\p{L})(?:${anyOf('not')}) (?:\S+ ){0,2}(?:${anyOf('talk')}) (?:\S+ ){0,2}(?!(?:${anyOf('machines')})(?!\p{L}))(?:${anyOf('person', 'someone', 'anybody', 'customerService')})(?: \S+)?$`,
  'u',
)
/** "Jeg vil ikke snakke med kundeservice"; "ikke en robot" asks for a person. */
export const refusesTalk = (text: string): boolean => REFUSES_TALK.test(tokensOf(text).join(' '))
const WITH = wordsOf('with')
const WHEN = wordsOf('when')
const HOW = wordsOf('how')
const CONNECTS = wordsOf('connects')
const SOMEONE = wordsOf('someone')
const CUSTOMER_SERVICE = wordsOf('customerService')
const POLITE = wordsOf('politeBesidePerson')
const BESIDE_CALL = new Set([...wordsOf('up'), ...wordsOf('betweenCallAndMe')])

const personWords = (languages: readonly Requests[]) => ({
  person: wordsOf('person', languages),
  talk: wordsOf('talk', languages),
  wants: wordsOf('wants', languages),
  anybody: wordsOf('anybody', languages),
  me: wordsOf('me', languages),
  calls: wordsOf('calls', languages),
  asksElse: wordsOf('asksElse', languages),
})
const IN_SCANDINAVIAN = personWords(SCANDINAVIAN)
const IN_ENGLISH = personWords(ENGLISH)

/** Who asks when the call that is coming comes asks for no other. */
const SOMEBODY = `(?:${anyOf('someone', 'anybody')})`
const CALLS = `(?:${anyOf('calls', 'calling')})`
const ASKS_WHEN_CALLED = new RegExp(
  String.raw`^${LEADS_IN}(?:${anyOf('whenCalled')}) (?:\S+ ){0,3}(?:${SOMEBODY} ${CALLS}|${CALLS} ${SOMEBODY}) (?:(?:${anyOf('up')}) )?(?:${anyOf('me')})(?!\p{L})`,
  'u',
)

/** "Kjære kundeservice, …" is written to us, and what it says stands behind it. */
const SALUTES = new RegExp(
  String.raw`^\s*(?:(?:${anyOf('salutes')})\s+)+(?:${anyOf('customerService', 'person')})[\s,.!:–-]+(?=(?:\S+\s+){2}\S)`,
  'iu',
)

export const withoutSalute = (letter: string): string => letter.replace(SALUTES, '')

/** True when a text asks for a person (BEY-10); English is recognised in every locale. */
export function wantsPerson(written: string, locale: Locale): boolean {
  const text = withoutSalute(written)
  const length = tokensOf(text).length
  if (length === 0 || length > 20 || refusesCall(text) || refusesTalk(text)) return false
  if (ASKS_WHEN_CALLED.test(tokensOf(text).join(' '))) return false
  const sentences = text.split(/[.?!]+\s+/)
  // "Gi meg et menneske, denne roboten er ubrukelig".
  const clauses = sentences.flatMap((sentence) => sentence.split(/,\s+/)).filter((clause) => / \S/.test(clause.trim()))
  return [...sentences, ...clauses]
    .map(tokensOf)
    .some(
      (said) =>
        said.length > 0 &&
        (asksForPerson(said, IN_ENGLISH) || (locale !== 'en_US' && asksForPerson(said, IN_SCANDINAVIAN))),
    )
}

const CALLING = wordsOf('calling')
const THAT = wordsOf('that')
const FEWEST_TOLD = 3
/** "Noen ringer meg fra utlandet" asks for nobody; "jeg vil at noen ringer" and "ringer dere meg" do. */
const tellsOfCalls = (said: readonly string[], at: number): boolean =>
  at > 0 &&
  said.length > FEWEST_TOLD &&
  CALLING.includes(said[at] ?? '') &&
  !YOU.includes(said[at - 1] ?? '') &&
  !THAT.includes(said[at - 2] ?? '')

function asksForPerson(
  said: readonly string[],
  { person, talk, wants, anybody, me, calls, asksElse }: ReturnType<typeof personWords>,
): boolean {
  const has = (names: readonly string[]) =>
    said.some((word) => names.some((name) => word === name || (name.length > 6 && isSlipOf(word, name))))
  if (has(talk) && has(anybody) && has(SOMEONE) && has(WITH) && !has(WHEN)) return true
  const phrase = said.join(' ')
  if (has(asksElse) || ASKS_ABOUT_CALLS.test(phrase) || (HAVE_YOU.test(phrase) && !has(me))) return false
  if (has(person) || CUSTOMER_SERVICE.some((name) => phrase.includes(name)))
    return (
      has(talk) || has(wants) || has(CONNECTS) || said.every((word) => person.includes(word) || POLITE.includes(word))
    )
  const at = said.findIndex((word) => calls.includes(word))
  if (tellsOfCalls(said, at)) return false
  const called = said.slice(at + 1).find((word) => !BESIDE_CALL.has(word)) ?? ''
  if (at >= 0 && (me.includes(called) || said.slice(Math.max(0, at - 4), at).some((word) => SOMEONE.includes(word))))
    return true
  const asksForHelp = !said.some((word) => talk.includes(word) && !HELPS.includes(word))
  const isOfYou = !said.some((word) => anybody.includes(word) && !YOU.includes(word))
  return has(talk) && has(anybody) && !has(HOW) && !(asksForHelp && isOfYou)
}

const CALLS_ON = String.raw`(?:${anyOf('calls', 'calling', 'toCall')})\s(?:\p{L}+\s+){1,4}\+?\d[\d\s]{6,}\d`
const CALL_ON = new RegExp(String.raw`(?<!\p{L})${CALLS_ON}`, 'iu')
const MAY_CALL_ON = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('you')})\s+\p{L}+\s+${CALLS_ON}`, 'iu')

/**
 * What is said without a number to call: "u can ring me on 90 55 12 84" tells one, "ring meg på 901 12 233" where another is
 * known (`isKnown`) too; else that asks for a call.
 */
export const withoutNumberToCall = (text: string, isKnown: boolean): string =>
  text.replace(isKnown ? CALL_ON : MAY_CALL_ON, ' ')
