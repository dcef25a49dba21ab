import type { Act } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { Ask, Flow, FlowContext } from '../flow.ts'
import type { Answered } from '../flow-event.ts'
import { inputRule, type InputRuleName } from '../input-rules.ts'
import { optionsAt } from '../options.ts'
import type { Translate } from '../render-elements.ts'
import type { Candidate } from '../understand.ts'
import type { Evidence, Registers } from '../values/registers.ts'
import { asksOutright, isQuestion } from '../words/everyday.ts'
import { candidatesAt } from './candidates.ts'
import { correctedValue } from './corrections.ts'
import { weighOpenValue } from './open-value.ts'
import { restated } from './restated.ts'
import { toldFacts } from './told-facts.ts'

/**
 * `lookUp`: the host should search for an answer to `question`, or to the whole text, and add it as `found`. `asked`:
 * the text is certainly a question. `back`: it asks to undo the last answer.
 */
export type Heard = { event: Answered; lookUp: boolean; question?: string; asked?: boolean; back?: true }

/** `shown`: payloads of the buttons the visitor sees, which decide what a bare "ja" confirms. */
export type Place = {
  flow: Flow
  step: string
  flowContext: FlowContext
  translate: Translate
  shown: readonly string[]
  registers: Registers
}

/** An utterance at an asking step, with what every reader needs to know of it. */
export type Reading = Place & {
  ask: Ask<string>
  utterance: string
  words: string
  /** The part that answers, where the answer was put right in the same breath. */
  telling: string
  candidates: Candidate[]
  isAsking: boolean
  /** Asks for an answer, not for leave ("kan jeg ta 6 gb i stedet"). */
  asksOutright: boolean
  rule: InputRuleName | undefined
  awaited: FactName | undefined
  open: Evidence | undefined
  corrected: ReturnType<typeof correctedValue>
}

export function openReading(place: Place, ask: Ask<string>, utterance: string): Reading {
  const { flow, step, flowContext, translate, registers } = place
  const { rule, write: awaited } = ask.input ?? {}
  const isAsking = isQuestion(utterance, flowContext.locale)
  const telling = (rule && restated(rule, utterance, flowContext, registers)) ?? utterance
  const asks = isAsking && asksOutright(utterance, flowContext.locale)
  return {
    ...place,
    ask,
    utterance,
    words: utterance.trim(),
    telling,
    candidates: candidatesAt(optionsAt(flow, step, flowContext), flow, flowContext, translate),
    isAsking,
    asksOutright: asks,
    rule,
    awaited,
    open: rule && weighOpenValue(rule, telling, flowContext, registers),
    corrected: asks ? undefined : correctedValue(utterance, awaited, flowContext, registers),
  }
}

/** The acts, with the facts of other questions that were told in the same breath. */
export function heard(reading: Reading, event: Partial<Answered>, acts: Act[], more: Partial<Heard> = {}): Heard {
  const { utterance, rule, open, words } = reading
  const besides = [...factsBeside(reading), ...placeOfCode(rule, open, words)].filter(isOther(acts))
  return {
    event: { type: 'visitor.answered', utterance, ...event, acts: [...acts, ...besides] },
    lookUp: false,
    ...more,
  }
}

export const said = (reading: Reading, found: Found, act?: Act): Heard => heard(reading, { found }, act ? [act] : [])

export const chose = (reading: Reading, payload: string, why: string, sure = 0.9): Heard =>
  heard(reading, { payload }, [{ kind: 'answer', payload, words: reading.words, sure, why }])

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

export const readsAs = ({ flowContext }: Reading, rule: InputRuleName, value: string): boolean =>
  inputRule(rule).read(value, flowContext) !== undefined

/** The place comes from the postal code (HEAR-07). */
export const placeOfCode = (rule: InputRuleName | undefined, open: Evidence | undefined, words: string): Act[] =>
  rule === 'postalCode' && open?.place !== undefined
    ? [{ kind: 'answer', fact: 'city', value: open.place, words, sure: open.sure, why: open.why }]
    : []

/** Facts of other questions told in the same breath, unless they are known (HEAR-05). */
function factsBeside({ flow, utterance, awaited, flowContext, registers }: Reading): Act[] {
  const isAsked = (fact: FactName) => asksFor(flow, fact)
  if (
    utterance.length < 12 ||
    !(/[\d@,]/.test(utterance) || (/\s\p{Lu}/u.test(utterance) && isAsked('currentSupplier')))
  )
    return []
  return toldFacts(utterance, flowContext, registers, isAsked)
    .filter(({ fact }) => fact !== awaited && flowContext.facts[fact] === undefined)
    .map(({ fact, value, why }) => ({ kind: 'answer', fact, value, words: value, sure: 0.9, why }))
}

const asksFor = ({ steps }: Flow, fact: FactName) =>
  Object.values(steps).some((step) => 'ask' in step && step.ask.input?.write === fact)

/** A number is told once: the one to bring along is not also the one to call. */
const isOther = (acts: readonly Act[]) => (told: Act) => {
  const digits = digitsOf(told)
  return digits.length < 6 || acts.every((act) => digitsOf(act) !== digits)
}
const digitsOf = (act: Act) => (act.kind === 'answer' ? (act.value ?? '').replace(/\D/g, '').slice(-8) : '')
