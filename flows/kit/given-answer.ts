import type { FactName, Facts } from '#contracts/chat/facts.ts'
import { TALK_TO_US, type Answered } from './flow-event.ts'
import type { Ask, Flow, FlowContext, Now } from './flow.ts'
import { asksPrice, isBeside, toldIn, wordsFor } from './heard-answer.ts'
import { inputRule } from './input-rules.ts'
import { lacksConsent, offeredBy, toldChoice } from './options.ts'
import type { FlowState } from './turn.ts'

/**
 * An answer and the facts it set; `shown` is the text of its bubble. `ahead`: told before it was asked for. `priced`: such an
 * answer costs something, so its price is told before it counts (HEAR-03). `guessed`: what was told is likely meant to be
 * this, which is asked back where its question comes. `standsFor`: the facts that a
 * consent was given for. `withoutValue`: a choice in place of a value ("that's all", "no e-mail"). Must be JSON-serialisable.
 */
export type GivenAnswer = {
  step: string
  utterance: string
  payload?: string
  consent?: true
  shown: string
  taught: Facts
  ahead?: true
  priced?: true
  guessed?: true
  standsFor?: Facts
  withoutValue?: true
}

/** An answer the conversation can go back to, with the facts known before it (CHAT-14). Must be JSON-serialisable. */
export type AnsweredQuestion = GivenAnswer & { seq: number; flow: string; facts: Facts }

type Given = Pick<GivenAnswer, 'step' | 'utterance' | 'payload'>

/**
 * Facts set by an answer alone; undefined for one that is invalid, secret, or proves something and so must be asked
 * again.
 */
export function teaches(
  flow: Pick<Flow, 'steps' | 'offers'>,
  given: Given,
  flowContext: FlowContext,
): Facts | undefined {
  const { step: name, utterance, payload } = given
  const step = Object.hasOwn(flow.steps, name) ? flow.steps[name] : undefined
  if (!step || !('ask' in step)) return undefined
  const { choices = {}, offer, input } = step.ask
  if (lacksConsent(flow, name, flowContext, { type: 'visitor.answered', ...given })) return undefined
  if (payload !== undefined) {
    const choice = Object.hasOwn(choices, payload) ? choices[payload] : undefined
    if (choice) return choice.proves ? undefined : (choice.learn ?? {})
    return offer && offeredBy(flow, offer, flowContext, payload)?.learn
  }
  if (!input) return toldChoice(step.ask, utterance, flowContext)?.learn
  if (inputRule(input.rule).secret) return undefined
  const read = inputRule(input.rule).read(utterance, flowContext)
  return read === undefined ? undefined : { [input.write]: read }
}

/** The stored form of an accepted answer; undefined for one that is invalid, secret, or a side question. */
export function givenAnswer(
  { steps, offers }: Flow,
  { step, facts }: Pick<FlowState, 'step' | 'facts'>,
  event: Answered,
  shown: string,
  now: Now,
): GivenAnswer | undefined {
  const asked = Object.hasOwn(steps, step) ? steps[step] : undefined
  const flowContext = { ...now, facts }
  if (
    !asked ||
    !('ask' in asked) ||
    (event.found && !isBeside(event)) ||
    event.unsure ||
    lacksConsent({ steps, offers }, step, flowContext, event) ||
    asksPrice({ steps, offers }, step, flowContext, event)
  )
    return undefined
  const { choices = {}, offer, input } = asked.ask
  const { payload } = event
  const told = input ? wordsFor(event, input.write) : toldIn(event)
  const utterance = payload === undefined ? told : event.utterance
  if (utterance === undefined) return undefined
  const given: Given = { step, utterance, ...(payload !== undefined && { payload }) }
  const isTaken =
    payload === undefined
      ? input
        ? !inputRule(input.rule).secret && inputRule(input.rule).read(utterance, flowContext) !== undefined
        : toldChoice(asked.ask, utterance, flowContext)
      : Object.hasOwn(choices, payload) || (offer && offeredBy({ offers }, offer, flowContext, payload))
  if (!isTaken) return undefined
  const { standsFor } = (payload === undefined ? undefined : choices[payload]) ?? {}
  const stands = standsFor && { standsFor: factsOf(standsFor, facts), ...(event.consent && { consent: true as const }) }
  const taught = teaches({ steps, offers }, given, flowContext) ?? {}
  const withoutValue = takesValues(asked.ask) && payload !== undefined && payload !== TALK_TO_US && isNothing(taught)
  return { ...given, ...stands, shown, taught, ...(withoutValue && { withoutValue }) }
}

/** Whether it counts only once the visitor agreed to it at its question. */
export const isAskedBack = ({ priced, guessed }: GivenAnswer): boolean => priced === true || guessed === true

/** A consent teaches its fact only while its box is ticked, so an answer does not hold it as taught. */
export function consentedTo({ steps }: Pick<Flow, 'steps'>, answer: GivenAnswer, fact: FactName): boolean {
  const { step: name, payload, standsFor } = answer
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (standsFor === undefined || payload === undefined || !step || !('ask' in step)) return false
  return step.ask.choices?.[payload]?.learn?.[fact] !== undefined
}

const takesValues = ({ input, offer }: Ask<string>) =>
  offer?.many === true || (input !== undefined && !inputRule(input.rule).secret)

const isNothing = (taught: Facts) => Object.keys(taught).length === 0

export const factsOf = (names: readonly FactName[], facts: Facts): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name]]))
