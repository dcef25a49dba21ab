import type { Told } from './text-value.ts'
import { isEffectName, outcomeOf } from '#contracts/effects/effects.ts'
import type { FactName, Facts } from '#contracts/chat/facts.ts'
import type { Answered } from './flow-event.ts'
import type { TurnOutput } from './turn-output.ts'
import { asksPrice, isBeside, toldIn, wordsFor } from './heard-answer.ts'
import { saidBack } from './hear/said-back.ts'
import { inputRule } from './input-rules.ts'
import { sayKit, type KitText, type PlainKitText } from './kit-texts.ts'
import { lacksConsent, offeredBy, toldChoice } from './options.ts'
import { begin, turn, type FlowState, type RunnableFlow, type TurnResult } from './turn.ts'
import type { Flow, FlowContext } from './flow.ts'

/**
 * An answer and the facts it set; `shown` is the text of its bubble. `ahead`: told before it was asked for. `standsFor`:
 * the facts that a consent was given for. Must be JSON-serialisable.
 */
export type GivenAnswer = {
  step: string
  utterance: string
  payload?: string
  consent?: true
  shown: string
  taught: Facts
  ahead?: true
  standsFor?: Facts
}

/** An answer the conversation can go back to, with the facts known before it (CHAT-14). Must be JSON-serialisable. */
export type AnsweredQuestion = GivenAnswer & { seq: number; flow: string; facts: Facts }

/** `told`: how the reused answer is said back. */
export type Part = {
  drafts: readonly TurnOutput[]
  replayable?: GivenAnswer & { facts: Facts }
  told?: readonly Told[]
}

type Now = Omit<FlowContext, 'facts'>
type Given = Pick<GivenAnswer, 'step' | 'utterance' | 'payload'>

export const AGAIN = 'kit.change.again' satisfies KitText

/** Message id of the reason why answers before this outcome cannot be changed; undefined where they can (CHAT-14). */
export function irreversible(effect: string, outcome: string): PlainKitText | undefined {
  const reason = isEffectName(effect) ? outcomeOf(effect, outcome)?.irreversible : undefined
  return reason && `kit.change.${reason}`
}

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
  const utterance = payload === undefined && input ? wordsFor(event, input.write) : event.utterance
  if (utterance === undefined) return undefined
  const given: Given = { step, utterance, ...(payload !== undefined && { payload }) }
  const isTaken =
    payload === undefined
      ? input
        ? !inputRule(input.rule).secret && inputRule(input.rule).read(utterance, flowContext) !== undefined
        : toldChoice(asked.ask, toldIn(event), flowContext)
      : Object.hasOwn(choices, payload) || (offer && offeredBy({ offers }, offer, flowContext, payload))
  if (!isTaken) return undefined
  const { standsFor } = (payload === undefined ? undefined : choices[payload]) ?? {}
  const stands = standsFor && { standsFor: factsOf(standsFor, facts), ...(event.consent && { consent: true as const }) }
  return { ...given, ...stands, shown, taught: teaches({ steps, offers }, given, flowContext) ?? {} }
}

/**
 * Returns to an earlier answer and asks its question again. `later` are the answers after it; of these `kept` are
 * reused and `again` must be given again (BEY-01).
 */
export function goBack(
  flow: RunnableFlow,
  target: AnsweredQuestion,
  { later, facts, now }: { later: readonly AnsweredQuestion[]; facts: Facts; now: Now },
): { result: TurnResult; replayable: GivenAnswer[]; again: AnsweredQuestion[] } {
  const replayable = replayableAnswers(later, facts).filter(({ step }) => step !== target.step)
  const isReplayable = (step: string) => step === target.step || replayable.some((one) => one.step === step)
  const again = later.filter(
    ({ step }, index) => !isReplayable(step) && !later.slice(index + 1).some((one) => one.step === step),
  )
  const result = begin(flow, target.step, target.facts, now)
  const said: TurnOutput[] = [sayKit('kit.change.back')]
  if (again.length > 0) said.push(sayKit(AGAIN, { answers: namesOf(again.map(({ shown }) => shown)) }))
  return { result: { ...result, drafts: [...said, ...result.drafts] }, replayable, again }
}

/** Later answers that can be reused after a change: they set facts, and these facts still hold (BEY-01). */
export function replayableAnswers(later: readonly GivenAnswer[], facts: Facts): GivenAnswer[] {
  const last = later.filter(({ step }, index) => !later.slice(index + 1).some((other) => other.step === step))
  return last.filter(({ taught, standsFor }) => standsFor !== undefined || (isTelling(taught) && holds(taught, facts)))
}

/** Whoever answers a question or asks for it by a choice that leads to it gives its answer anew. */
export function replayableBeside(
  { steps }: Pick<Flow, 'steps'>,
  name: string,
  { payload }: Answered,
  replayable: readonly GivenAnswer[],
): GivenAnswer[] {
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  const choices = step && 'ask' in step ? (step.ask.choices ?? {}) : {}
  const to = payload !== undefined && Object.hasOwn(choices, payload) ? choices[payload]?.to : undefined
  return replayable.filter((one) => one.step !== name && !(one.standsFor && one.step === to))
}

/** Reuses earlier answers, each once, up to the first question that none of them fits. A consent stands for later turns. */
export function replayAnswers(
  flow: RunnableFlow,
  from: TurnResult,
  answers: readonly GivenAnswer[],
  now: Now,
): { result: TurnResult; parts: Part[]; replayable: readonly GivenAnswer[] } {
  const parts: Part[] = []
  let result = from
  let replayable = answers
  const used = new Set<GivenAnswer>()
  for (;;) {
    const { facts, step } = result.state
    const answer =
      result.waiting === 'answer' ? replayable.find((one) => one.step === step && !used.has(one)) : undefined
    if (!answer || !stillFits(flow, answer, { ...now, facts })) break
    const { utterance, payload, consent } = answer
    const event: Answered = {
      type: 'visitor.answered',
      utterance,
      ...(payload !== undefined && { payload }),
      ...(consent && { consent }),
    }
    const next = turn(flow, result.state, event, now)
    const told: TurnOutput[] = parts.length === 0 && !answer.ahead ? [sayKit('kit.change.kept')] : []
    parts.push({
      drafts: [...withoutQuestion(flow.flow, result), ...told],
      replayable: { ...answer, facts },
      told: saidBack(flow.flow, answer, { ...now, facts }),
    })
    used.add(answer)
    replayable = replayable.filter((one) => one !== answer || one.standsFor)
    result = next
  }
  return { result, parts: [...parts, { drafts: result.drafts }], replayable }
}

/** A later answer that is replaced as well, and what replaces it. */
export type Replaced = { before: AnsweredQuestion; after: GivenAnswer }

/**
 * Takes a new answer to an earlier question in place of the old one; the later ones are kept as by `goBack` (HEAR-04).
 * `given`: the new answer, if it counts; then it and the `others` are said to be put right.
 */
export function answerAnew(
  flow: RunnableFlow,
  target: AnsweredQuestion,
  event: Answered,
  { later, facts, now }: { later: readonly AnsweredQuestion[]; facts: Facts; now: Now },
  others: readonly Replaced[] = [],
): { result: TurnResult; replayable: GivenAnswer[]; given: GivenAnswer | undefined } {
  const { replayable } = goBack(flow, target, { later, facts, now })
  const result = turn(flow, { step: target.step, facts: target.facts, failedAttempts: 0 }, event, now)
  // A price is told and asked for before it counts, and what cannot be taken is asked again (HEAR-03).
  const given = givenAnswer(flow.flow, target, event, event.utterance ?? '', now)
  if (!given) return { result, replayable, given }
  const told = (answer: GivenAnswer, known: Facts) => saidBack(flow.flow, answer, { ...now, facts: known })
  const corrected = [{ before: target, after: given }, ...others]
  const said = sayKit('kit.corrected', {
    after: { told: corrected.flatMap(({ after }) => told(after, target.facts)) },
    before: { told: corrected.flatMap(({ before }) => told(before, before.facts)) },
  })
  return { result: { ...result, drafts: [said, ...result.drafts] }, replayable, given }
}

function withoutQuestion({ steps }: Flow, { drafts, state }: TurnResult): TurnOutput[] {
  const said = steps[state.step]?.say ?? []
  return drafts.filter((draft) => draft.kind === 'found' || (draft.kind === 'say' && !said.includes(draft.text)))
}

export const namesOf = (shown: readonly string[]): string => shown.map((answer) => `«${answer}»`).join(', ')

/** Whether an answer says the same now, and a consent is to the same. */
function stillFits({ flow }: RunnableFlow, answer: GivenAnswer, flowContext: FlowContext): boolean {
  const { step: name, payload, standsFor, taught } = answer
  if (!standsFor) return canonical(teaches(flow, answer, flowContext) ?? {}) === canonical(taught)
  const step = Object.hasOwn(flow.steps, name) ? flow.steps[name] : undefined
  const choice = payload !== undefined && step && 'ask' in step ? step.ask.choices?.[payload] : undefined
  return (
    choice?.standsFor !== undefined && canonical(factsOf(choice.standsFor, flowContext.facts)) === canonical(standsFor)
  )
}

const factsOf = (names: readonly FactName[], facts: Facts): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name]]))

const isTelling = (taught: Facts) => Object.values(taught).some((value) => value !== undefined)

function holds(taught: Facts, facts: Facts): boolean {
  const known = new Map<string, unknown>(Object.entries(facts))
  return Object.entries(taught).every(([name, value]) => canonical(value) === canonical(known.get(name)))
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return JSON.stringify(members.map(([name, member]) => [name, canonical(member)]).toSorted())
}
