import { isCorrection, type Act, type Correction } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Found } from '#contracts/chat/found.ts'
import { SOMETHING_ELSE, TALK_TO_US, type Answered } from '../flow-event.ts'
import { isConfirming, SURE } from '../heard-answer.ts'
import type { InputRuleName } from '../input-rules.ts'
import { isSamePlace } from '../values/place.ts'
import type { Evidence } from '../values/registers.ts'
import { wantsBack } from '../words/requests.ts'
import { choicesAhead } from './choices/choices-ahead.ts'
import { anyOf } from './sentence/forms.ts'
import type { Reading } from './reading.ts'

/**
 * `lookUp`: the host should search for an answer to `question`, or to the whole text, and add it as `found`. `asked`:
 * the text is certainly a question. `inWhole`: where the question alone finds nothing, all that was said may. `back`: it asks to undo the last answer.
 */
export type Heard = {
  event: Answered
  lookUp: boolean
  question?: string
  inWhole?: boolean
  asked?: boolean
  back?: true
}

export type Reader = (reading: Reading) => Heard | undefined

/** The acts, with the facts of other questions that were told in the same breath. */
export function heard(reading: Reading, event: Partial<Answered>, acts: Act[], more: Partial<Heard> = {}): Heard {
  const { utterance, rule, open, words } = reading
  const place = placeOfCode(rule, open, words)
  const isOfCode = (act: Act) =>
    act.kind === 'answer' && act.fact === 'city' && place.some(({ value }) => isSamePlace(value, act.value ?? ''))
  const beside = reading.besides.filter((act) => !isOfCode(act))
  const told = [...acts, ...[...beside, ...place].filter(isOther(acts))]
  const chosen = choicesAhead(reading, told)
  // Who answers what will be asked has not said nothing.
  const others = chosen.length > 0 ? told.filter((act) => !isWeak(act) && isOther(chosen)(act)) : told
  const all = [...others, ...chosen]
  return {
    event: { type: 'visitor.answered', utterance, ...event, acts: all },
    lookUp: false,
    ...more,
    ...(all.length > 0 && all.every((act) => chosen.includes(act)) && { lookUp: false }),
  }
}

/** "Rörligt tack" where a street is asked for names an agreement to come, and no street. */
const isWeak = (act: Act) =>
  act.kind === 'nothing' || (act.kind === 'answer' && act.value !== undefined && act.sure < SURE)

export const said = (reading: Reading, found: Found, act?: Act): Heard => heard(reading, { found }, act ? [act] : [])

/** A value beside the option that takes one chooses it with that value ("behold det, 912 34 567"). */
export function chose(reading: Reading, payload: string, why: string, sure = 0.9): Heard {
  const { ask, besides, words } = reading
  const reads = Object.hasOwn(ask.choices ?? {}, payload) ? ask.choices?.[payload]?.reads : undefined
  const told = reads && besides.find((act) => act.kind === 'answer' && act.fact === reads.write)
  return told?.kind === 'answer' && told.value !== undefined && told.fact
    ? written(reading, told.fact, told.value, why, sure)
    : heard(reading, { payload }, [{ kind: 'answer', payload, words, sure, why }])
}

export const written = (reading: Reading, fact: FactName, value: string, why: string, sure = 1): Heard =>
  heard(reading, {}, [{ kind: 'answer', fact, value, words: reading.words, sure, why }])

export const unsure = (reading: Reading, payloads: string[]): Heard =>
  heard(
    reading,
    { unsure: payloads },
    payloads.map((payload) => ({
      kind: 'answer',
      payload,
      words: reading.words,
      sure: 0.5,
      why: 'may name several options',
    })),
  )

/** An utterance that answers nothing that is asked. */
export function nothing(reading: Reading, reason: string): Heard {
  const { utterance, words, isAsking, flowContext } = reading
  const withdraws = asksToWithdraw(reading)
  const asked = withdraws || (isAsking && /\p{L}{2}/u.test(utterance))
  if (!withdraws && wantsBack(utterance, flowContext.locale)) {
    const back: Act = { kind: 'wish', for: 'back', words, sure: 0.9, why: 'takes the last answer back' }
    return heard(reading, {}, [back], { lookUp: true, asked, back: true })
  }
  const act: Act = asked
    ? { kind: 'question', words, sure: 0.9, why: 'asks' }
    : { kind: 'nothing', words, sure: 0.5, why: reason }
  return heard(reading, {}, [act], { lookUp: true, asked })
}

/** "Kan jeg ta den tilbake", asked of a consent that is not given yet, goes nowhere. */
const asksToWithdraw = ({ ask, isAsking, utterance }: Reading): boolean =>
  ask.consent !== undefined && WITHDRAWS.test(utterance) && (isAsking || CAN.test(utterance))
const WITHDRAWS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('withdraws')})(?!\p{L})`, 'iu')
const CAN = new RegExp(String.raw`^\s*(?:(?:${anyOf('joins')})\s+)?(?:${anyOf('can')})(?!\p{L})`, 'iu')

type Town = Act & { kind: 'answer'; value: string }

/** The place comes from the postal code (HEAR-07). */
export const placeOfCode = (rule: InputRuleName | undefined, open: Evidence | undefined, words: string): Town[] =>
  rule === 'postalCode' && open?.place !== undefined
    ? [{ kind: 'answer', fact: 'city', value: open.place, words, sure: open.sure, why: open.why }]
    : []

/** A value is told once: the number to bring along is not also the one to call, nor a child's name the orderer's. */
const isOther = (acts: readonly Act[]) => (told: Act) => {
  const digits = digitsOf(told)
  if (told.kind === 'answer' && told.fact === 'name')
    return acts.every((act) => act.kind !== 'answer' || act.fact !== 'childName')
  return digits.length < 6 || acts.every((act) => digitsOf(act) !== digits || tellsDay(act) !== tellsDay(told))
}
const DAYS: ReadonlySet<FactName | undefined> = new Set(['birthDate', 'childBirthDate', 'startDate'])
const tellsDay = (act: Act) => (act.kind === 'answer' || act.kind === 'correction') && DAYS.has(act.fact)
const digitsOf = (act: Act) =>
  act.kind === 'answer' || act.kind === 'correction' ? (act.value ?? '').replace(/\D/g, '').slice(-8) : ''

/** Something is answered for sure, or corrected. */
export const answersNow = ({ event: { acts = [], found, payload } }: Heard): boolean =>
  !found &&
  payload !== TALK_TO_US &&
  acts.some((act) => (act.kind === 'answer' && act.sure >= SURE) || (isCorrection(act) && !isBare(act)))

/** Says that an answer is wrong, and not what is right. */
export const isBare = ({ value, payload }: Correction): boolean => value === undefined && payload === undefined

/** Nothing is answered, corrected, wished or offered to choose from. */
export const saysNothing = (heard: Heard): boolean => heard.event.found === undefined && choosesNothing(heard)

/** As `saysNothing`, but the step may have answered a question. */
export const choosesNothing = ({ event: { acts = [], payload, unsure } }: Heard): boolean =>
  payload === undefined && unsure === undefined && acts.every(({ kind }) => kind === 'nothing' || kind === 'question')

/** What was heard, as a guess at the utterance: an option is asked back, unless it confirms what was asked back already, and `weaken` makes its acts less sure. */
export function askedBack(heard: Heard, utterance: string, weaken: (act: Act) => Act = asGuess): Heard {
  const { payload, acts = [], ...rest } = heard.event
  const isAsked =
    payload === TALK_TO_US || payload === SOMETHING_ELSE || (payload !== undefined && isConfirming(payload))
  const chosen = payload !== undefined && (isAsked ? { payload } : { unsure: [payload] })
  return { ...heard, event: { ...rest, utterance, ...chosen, acts: acts.map(weaken) } }
}

const GUESSED = 0.5
const asGuess = (act: Act): Act => ({ ...act, sure: Math.min(act.sure, GUESSED) })
