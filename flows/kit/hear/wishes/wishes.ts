import { anyLink } from '../../words/language-words.ts'
import type { Act } from '#contracts/chat/act.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { START_OVER, TALK_TO_US } from '../../flow-event.ts'
import { translateKit } from '../../kit-texts.ts'
import { bestNamed } from '../../understand.ts'
import { isNot, isQuestion } from '../../words/everyday.ts'
import { phonesIn } from '../../words/find-values.ts'
import { speaksOfCalling, wantsBack, wantsPerson, withoutNumberToCall } from '../../words/requests.ts'
import { stemOf } from '../../words/stem.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { partsOf } from '../sentence/clauses.ts'
import { matchOf } from '../sentence/cues.ts'
import { anyOf } from '../sentence/forms.ts'
import { answersNow, chose, heard, type Heard, type Reader } from '../heard.ts'
import type { Place } from '../place.ts'
import type { Reading } from '../reading.ts'
import { asksFor } from '../told/facts-taken.ts'

type Cue = Parameters<typeof matchOf>[2]
function evidenceOf(phrase: string, locale: Locale, cue: Cue) {
  const words = matchOf(phrase, locale, cue)
  return words === undefined ? undefined : { words, sure: 0.9, why: `says: ${words}` }
}

function sorrowIn(phrase: string, locale: Locale, cues: readonly Cue[] = ['despair', 'sorrow']): Act | undefined {
  const [found] = cues.flatMap((cue) => evidenceOf(phrase, locale, cue) ?? [])
  return found && { kind: 'sorrow', ...found }
}

export const grieves = ({ utterance, flowContext: { locale } }: Reading): boolean =>
  sorrowIn(phraseOf(utterance), locale) !== undefined

/** Who would rather not live is only told whom to call, whatever else is said (HEAR-08). */
export function byDespair(utterance: string, locale: Locale): Heard | undefined {
  const despair = sorrowIn(phraseOf(utterance), locale, ['despair'])
  return despair && { event: { type: 'visitor.answered', utterance, acts: [despair] }, lookUp: true, asked: true }
}

/** "Faren min er nettopp død" is only like an option; what is surely answered beside a death is taken (HEAR-08). */
export function withSorrow(reading: Reading, found: Heard): Heard {
  if (answersNow(found) || found.event.found) return found
  const sorrow = sorrowIn(phraseOf(reading.utterance), reading.flowContext.locale)
  return sorrow ? heard(reading, {}, [sorrow], { lookUp: true, asked: true }) : found
}

/** What finds its own way from any question of any flow (HEAR-08). */
export function wishOrComplaint(utterance: string, locale: Locale): Act | undefined {
  const phrase = phraseOf(utterance)
  const evidence = (cue: Cue) => evidenceOf(phrase, locale, cue)
  const sorrow = sorrowIn(phrase, locale)
  if (sorrow) return sorrow
  const wishes = locale === 'en_US' ? undefined : (evidence('english') ?? inClause(utterance, locale))
  if (wishes) return { kind: 'wish', for: 'english', ...wishes }
  for (const about of ['login', 'bill', 'service'] as const) {
    const complaint = evidence(about)
    if (complaint && !(about === 'bill' && (FIRST_BILL.test(phrase) || WANTS_BILL.test(phrase))))
      return { kind: 'complaint', about, ...complaint }
  }
  const cancels = isQuestion(utterance, locale) ? undefined : evidence('cancel')
  if (cancels) return { kind: 'wish', for: 'cancel', ...cancels }
  if (isQuestion(utterance, locale) || /\d/.test(utterance)) return undefined
  const later = evidence('later')
  if (later) return { kind: 'wish', for: 'later', ...later }
  const stops = evidence('stops')
  return stops && { kind: 'wish', for: 'cancel', ...stops }
}

/** The bill of the order at hand, of which no complaint can be: "är det bara 15,90 på första fakturan?". */
const FIRST_BILL = new RegExp(String.raw`(?<!\p{L})(?:${anyLink('firstBillPhrases')})`, 'u')

/** "Jeg vil ha regning i posten, ikke epost". */
const WANTS_BILL = new RegExp(
  String.raw`(?<!\S)(?:${anyOf('wants')}) (?:\S+ )?(?:(?:${anyOf('takes')}) )?(?:\S+ )?(?:${anyOf('bills')})`,
  'u',
)

/** "Engelsk takk, kona forstår ikke norsk". */
function inClause(utterance: string, locale: Locale) {
  const said = partsOf(utterance).map(({ text }) => matchOf(phraseOf(text), locale, 'english'))
  const words = said.find((one) => one !== undefined)
  return words === undefined ? undefined : { words, sure: 0.9, why: `says: ${words}` }
}

/** What is said beside an answer ("8210, og få en til at ringe"): who asks for a person or to go on another time, or grieves. */
export function wishBeside(clause: string, place: Place): Act | undefined {
  const { locale } = place.flowContext
  const words = clause.trim()
  if (callsPerson(clause, place)) return { kind: 'wish', for: 'person', words, sure: 0.9, why: 'asks for a person' }
  if (wantsBack(clause, locale))
    return { kind: 'wish', for: 'back', words, sure: 0.9, why: 'takes the last answer back' }
  const wish = wishOrComplaint(clause, locale)
  return wish?.kind === 'sorrow' || (wish?.kind === 'wish' && wish.for === 'later') ? wish : undefined
}

/** Asks for a person, and not only to be called on another number where one is taken. */
function callsPerson(said: string, { flow, flowContext: { locale, facts } }: Place): boolean {
  const takesNumber = asksFor(flow, 'phone') && phonesIn(said).length === 1
  return wantsPerson(takesNumber ? withoutNumberToCall(said, facts.phone !== undefined) : said, locale)
}

/** A wish, a complaint, or a person who is asked for. */
export const byWish: Reader = (reading) => {
  const { utterance, words, flowContext, corrected, translate } = reading
  const restarts = evidenceOf(phraseOf(utterance), flowContext.locale, 'restarts')
  if (restarts) {
    const found = { topic: 'start over', text: translateKit(translate, 'kit.startOver.ask') }
    return heard(reading, { found, unsure: [START_OVER] }, [{ kind: 'wish', for: 'back', ...restarts }])
  }
  const wish = wishOrComplaint(utterance, flowContext.locale)
  const stops = evidenceOf(phraseOf(utterance), flowContext.locale, 'stops') !== undefined
  if (wish?.kind === 'wish' && wish.for === 'cancel' && !stops && offersToCancel(reading)) return undefined
  if (wish?.kind === 'wish' && wish.for === 'english') return heard(reading, {}, [wish])
  if (wish) return heard(reading, {}, [wish], { lookUp: true, asked: true })
  const tellsOtherNumber = corrected?.fact === 'phone' && corrected.value !== undefined
  if (tellsOtherNumber || !callsPerson(utterance, reading) || asksForHelpOffered(reading)) return undefined
  const calling = reading.candidates.flatMap(({ words: own, ...one }) => {
    const calls = own.filter((name) => wantsPerson(name, flowContext.locale))
    const isOffered = !one.hidden || speaksOfCalling(utterance)
    return !isOffered || one.payload === TALK_TO_US || one.exact || calls.length === 0 ? [] : [{ ...one, words: calls }]
  })
  // "Kan dere ikke bare ringe meg" refuses nothing.
  const asking = tokensOf(utterance).filter((word) => !isNot(word, flowContext.locale))
  const [offered, ...others] = bestNamed(asking, calling, flowContext.locale)
  if (offered && others.length === 0) return chose(reading, offered.payload, 'a call that is offered here')
  const person: Act = { kind: 'wish', for: 'person', words, sure: 0.9, why: 'asks for a person' }
  return heard(reading, { payload: TALK_TO_US }, [person])
}

/** "Kan dere hjelpe meg å velge" where that is an option asks for no person. */
function asksForHelpOffered({ utterance, candidates, flowContext: { locale } }: Reading): boolean {
  const said = new Set(tokensOf(utterance).map((word) => stemOf(word, locale)))
  return candidates.some(({ title, hidden, exact }) => {
    const words = tokensOf(title)
    return !hidden && !exact && words.length >= FEWEST_OF_TITLE && words.every((word) => said.has(stemOf(word, locale)))
  })
}
const FEWEST_OF_TITLE = 3

/** "Säg upp dem" where it is asked whether the old agreement may be ended. */
const offersToCancel = ({ flow, step, ask, flowContext, translate }: Reading) =>
  [...(flow.steps[step]?.say ?? []), ...(ask.consent === undefined ? [] : [ask.consent])].some(
    (id) => matchOf(phraseOf(translate(id, {})), flowContext.locale, 'cancel') !== undefined,
  )
