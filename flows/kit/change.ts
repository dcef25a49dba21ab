import { isEffectName, outcomeOf } from '#contracts/effects/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Answered } from './flow-event.ts'
import type { TurnOutput } from './turn-output.ts'
import { inputRule } from './input-rules.ts'
import { lacksConsent, offeredBy, toldChoice } from './options.ts'
import { begin, turn, type FlowState, type RunnableFlow, type TurnResult } from './turn.ts'
import type { Flow, FlowContext } from './flow.ts'

/** An answer as it was given at a step, and the facts it taught. `shown` is its bubble. JSON. */
export type GivenAnswer = { step: string; utterance: string; payload?: string; shown: string; taught: Facts }

/** A given answer with the facts that were known before it: where the conversation can go back to (CHAT-14). JSON. */
export type Mark = GivenAnswer & { seq: number; flow: string; facts: Facts }

/** A stretch of what is said; then, where there is one, a kept answer that was taken by itself, and the facts before it. */
export type Part = { drafts: readonly TurnOutput[]; kept?: GivenAnswer & { facts: Facts } }

type Now = Omit<FlowContext, 'facts'>
type Given = Pick<GivenAnswer, 'step' | 'utterance' | 'payload'>

/** The sentence that names what must be answered again. */
export const AGAIN = 'kit.change.again'

/** Message id of the reason why there is no going back behind an effect's outcome; undefined where there is (CHAT-14). */
export function irreversible(effect: string, outcome: string): string | undefined {
  const reason = isEffectName(effect) ? outcomeOf(effect, outcome)?.irreversible : undefined
  return reason && `kit.change.${reason}`
}

/** What an answer teaches by itself; undefined for one that does not fit, is secret, or proves something and so is always asked anew. */
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

/** An answer that a step has taken, as it can be gone back to; undefined for one that did not fit, is secret, or was a question in between. */
export function givenAnswer(
  { steps, offers }: Flow,
  { step, facts }: FlowState,
  event: Answered,
  shown: string,
  now: Now,
): GivenAnswer | undefined {
  const asked = Object.hasOwn(steps, step) ? steps[step] : undefined
  if (
    !asked ||
    !('ask' in asked) ||
    event.found ||
    event.unsure ||
    lacksConsent({ steps, offers }, step, { ...now, facts }, event)
  )
    return undefined
  const { choices = {}, offer, input } = asked.ask
  const { utterance, payload } = event
  const flowContext = { ...now, facts }
  const given: Given = { step, utterance, ...(payload !== undefined && { payload }) }
  const isTaken =
    payload === undefined
      ? input
        ? !inputRule(input.rule).secret && inputRule(input.rule).read(utterance, flowContext) !== undefined
        : toldChoice(asked.ask, utterance, flowContext)
      : Object.hasOwn(choices, payload) || (offer && offeredBy({ offers }, offer, flowContext, payload))
  return isTaken ? { ...given, shown, taught: teaches({ steps, offers }, given, flowContext) ?? {} } : undefined
}

/**
 * Takes a conversation back to an answer: as it stood before, and asked again. `later` are the answers since, `facts` what
 * is known now. `kept` need not be given again; `again` must be, and is said first (BEY-01).
 */
export function goBack(
  flow: RunnableFlow,
  mark: Mark,
  { later, facts, now }: { later: readonly Mark[]; facts: Facts; now: Now },
): { result: TurnResult; kept: GivenAnswer[]; again: Mark[] } {
  const kept = keptAnswers(later, facts).filter(({ step }) => step !== mark.step)
  const isKept = (step: string) => step === mark.step || kept.some((one) => one.step === step)
  const again = later.filter(
    ({ step }, index) => !isKept(step) && !later.slice(index + 1).some((one) => one.step === step),
  )
  const result = begin(flow, mark.step, mark.facts, now)
  const said: TurnOutput[] = [{ kind: 'say', text: 'kit.change.back', values: {} }]
  if (again.length > 0)
    said.push({ kind: 'say', text: AGAIN, values: { answers: namesOf(again.map(({ shown }) => shown)) } })
  return { result: { ...result, drafts: [...said, ...result.drafts] }, kept, again }
}

/** Of the answers given after the one that is changed, those that need not be given again: they taught facts, and these still hold (BEY-01). */
export function keptAnswers(later: readonly GivenAnswer[], facts: Facts): GivenAnswer[] {
  const last = later.filter(({ step }, index) => !later.slice(index + 1).some((other) => other.step === step))
  return last.filter(({ taught }) => isTelling(taught) && holds(taught, facts))
}

/** Answers what is asked with kept answers, each at most once, up to the first question that none of them fits. */
export function followKept(
  flow: RunnableFlow,
  from: TurnResult,
  answers: readonly GivenAnswer[],
  now: Now,
): { result: TurnResult; parts: Part[]; kept: readonly GivenAnswer[] } {
  const parts: Part[] = []
  let result = from
  let kept = answers
  for (;;) {
    const { facts, step } = result.state
    const answer = result.waiting === 'answer' ? kept.find((one) => one.step === step) : undefined
    const taught = answer && teaches(flow.flow, answer, { ...now, facts })
    if (!answer || !taught || canonical(taught) !== canonical(answer.taught)) break
    const { utterance, payload } = answer
    const next = turn(
      flow,
      result.state,
      { type: 'visitor.answered', utterance, ...(payload !== undefined && { payload }) },
      now,
    )
    const told: TurnOutput[] = parts.length === 0 ? [{ kind: 'say', text: 'kit.change.kept', values: {} }] : []
    parts.push({ drafts: [...withoutQuestion(flow.flow, result), ...told], kept: { ...answer, facts } })
    kept = kept.filter((one) => one !== answer)
    result = next
  }
  return { result, parts: [...parts, { drafts: result.drafts }], kept }
}

function withoutQuestion({ steps }: Flow, { drafts, state }: TurnResult): TurnOutput[] {
  const said = steps[state.step]?.say ?? []
  return drafts.filter((draft) => draft.kind === 'say' && !said.includes(draft.text))
}

/** Answers as a sentence names them. */
export const namesOf = (shown: readonly string[]): string => shown.map((answer) => `«${answer}»`).join(', ')

const isTelling = (taught: Facts) => Object.values(taught).some((value) => value !== undefined)

function holds(taught: Facts, facts: Facts): boolean {
  const known = new Map<string, unknown>(Object.entries(facts))
  return Object.entries(taught).every(([name, value]) => canonical(value) === canonical(known.get(name)))
}

/** The same text for the same value, whatever the order of its members; what is undefined is left out. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return JSON.stringify(members.map(([name, member]) => [name, canonical(member)]).toSorted())
}
