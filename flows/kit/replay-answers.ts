import { planOf } from '#contracts/catalogue/plans.ts'
import type { Act } from '#contracts/chat/act.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Answered } from './flow-event.ts'
import type { Flow, FlowContext, Now } from './flow.ts'
import { factsOf, isAskedBack, teaches, type GivenAnswer } from './given-answer.ts'
import { saysForChild } from './hear/choices/for-whom.ts'
import { saidBack } from './hear/told/said-back.ts'
import { SURE, WEAK } from './heard-answer.ts'
import { READS } from './input-rules.ts'
import { optionsAt } from './options.ts'
import { sayKit } from './kit-texts.ts'
import type { Told } from './text-value.ts'
import { turn, type RunnableFlow, type TurnResult } from './turn.ts'
import type { TurnOutput } from './turn-output.ts'

/** `told`: how the reused answer is said back. */
export type Part = {
  drafts: readonly TurnOutput[]
  replayable?: GivenAnswer & { facts: Facts }
  told?: readonly Told[]
}

/**
 * Later answers that can be reused after a change: they set facts that still hold, or said that there is no value (BEY-01). Of
 * several answers to one question "that's all" is no answer without the others.
 */
export function replayableAnswers(later: readonly GivenAnswer[], facts: Facts): GivenAnswer[] {
  const last = later.filter(({ step }, index) => !later.slice(index + 1).some((other) => other.step === step))
  const isOneOfSeveral = (step: string) => later.some((other) => other.step === step && isTelling(other.taught))
  return last.filter(
    ({ step, taught, standsFor, withoutValue }) =>
      standsFor !== undefined || (withoutValue ? !isOneOfSeveral(step) : isTelling(taught) && holds(taught, facts)),
  )
}

/**
 * Whoever answers a question or asks for it by a choice that leads to it gives its answer anew. What was told ahead is asked for
 * where an option that says otherwise is asked back ("til meg", and then "til sønnen min").
 */
export function replayableBeside(
  flow: Pick<Flow, 'steps' | 'offers'>,
  name: string,
  { utterance, payload, unsure = [] }: Answered,
  replayable: readonly GivenAnswer[],
  flowContext: FlowContext,
): GivenAnswer[] {
  const step = Object.hasOwn(flow.steps, name) ? flow.steps[name] : undefined
  const choices = step && 'ask' in step ? (step.ask.choices ?? {}) : {}
  const to = payload !== undefined && Object.hasOwn(choices, payload) ? choices[payload]?.to : undefined
  const named = payload ?? (unsure.length === 1 ? unsure[0] : undefined)
  const asked = optionsAt(flow, name, flowContext).find((one) => one.payload === named)
  const saysOtherwise = (one: GivenAnswer) =>
    one.ahead === true &&
    ((asked?.learn !== undefined && contradicts(withUser(asked.learn), one.taught)) ||
      (one.taught.forWhom === 'adult' && saysForChild(utterance)))
  return replayable.filter((one) => one.step !== name && !(one.standsFor && one.step === to) && !saysOtherwise(one))
}

/** A plan for children is for a child. */
const withUser = (learn: Facts): Facts =>
  learn.plan !== undefined && planOf(learn.plan).kind === 'child' ? { ...learn, forWhom: 'child' } : learn

const contradicts = (one: Facts, other: Facts): boolean => {
  const known = new Map<string, unknown>(Object.entries(one))
  return Object.entries(other).some(
    ([name, value]) => value !== undefined && known.get(name) !== undefined && !isSameValue(value, known.get(name)),
  )
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
    const flowContext = { ...now, facts }
    const open = replayable.filter((one) => !used.has(one))
    const kept =
      result.waiting === 'answer'
        ? (open.find((one) => one.step === step) ?? sameAnswerAt(flow, step, open, flowContext))
        : undefined
    const answer = kept && { ...kept, step }
    if (!kept || !answer || !stillFits(flow, answer, flowContext)) break
    const next = turn(flow, result.state, eventOf(answer), now)
    const told: TurnOutput[] = parts.length === 0 && !answer.ahead ? [sayKit('kit.change.kept')] : []
    parts.push({
      drafts: [...withoutQuestion(flow.flow, result), ...told],
      ...(!isAskedBack(answer) && {
        replayable: { ...answer, facts },
        told: saidBack(flow.flow, answer, { ...now, facts }),
      }),
    })
    used.add(kept)
    replayable = replayable.filter((one) => one !== kept || one.standsFor)
    result = next
  }
  return { result, parts: [...parts, { drafts: result.drafts }], replayable }
}

/**
 * An option that was chosen at another step which offers the same ("Hvad er forskellen?" asks again in its own words), or a
 * value told ahead that another step asks for.
 */
const sameAnswerAt = (
  { flow }: RunnableFlow,
  step: string,
  answers: readonly GivenAnswer[],
  flowContext: FlowContext,
): GivenAnswer | undefined =>
  answers.find(
    (one) =>
      (one.payload !== undefined || one.ahead) &&
      one.standsFor === undefined &&
      isTelling(one.taught) &&
      canonical(teaches(flow, { ...one, step }, flowContext) ?? {}) === canonical(one.taught),
  )

function eventOf(answer: GivenAnswer): Answered {
  const { utterance, payload, consent, taught, guessed } = answer
  const chosen = payload !== undefined && { payload }
  const read = READS.find(({ write }) => taught[write] !== undefined)
  const guess = guessed && read && { fact: read.write, value: utterance }
  const evidence = { words: utterance, sure: guess ? WEAK : SURE, why: 'named before it was asked for' }
  const acts: Act[] = [{ kind: 'answer', ...evidence, ...chosen, ...guess }]
  const asked = isAskedBack(answer) && { acts }
  return { type: 'visitor.answered', utterance, ...chosen, ...(consent && { consent }), ...asked }
}

function withoutQuestion({ steps }: Flow, { drafts, state }: TurnResult): TurnOutput[] {
  const said = steps[state.step]?.say ?? []
  return drafts.filter((draft) => draft.kind === 'found' || (draft.kind === 'say' && !said.includes(draft.text)))
}

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

const isTelling = (taught: Facts) => Object.values(taught).some((value) => value !== undefined)

function holds(taught: Facts, facts: Facts): boolean {
  const known = new Map<string, unknown>(Object.entries(facts))
  return Object.entries(taught).every(([name, value]) => canonical(value) === canonical(known.get(name)))
}

/** Whether two values of a fact are the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return JSON.stringify(members.map(([name, member]) => [name, canonical(member)]).toSorted())
}
