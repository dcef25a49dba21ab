import { isCorrection, type Act, type Correction } from '#contracts/chat/act.ts'
import type { Answered } from '../../flow-event.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { isAskedBack, teaches, type GivenAnswer } from '../../given-answer.ts'
import { asksPrice, SURE } from '../../heard-answer.ts'
import { dayReadEitherWay } from '../../words/either-way.ts'
import { emailMeantBy } from '../../values/email.ts'
import { inputRule } from '../../input-rules.ts'
import { sayKit } from '../../kit-texts.ts'
import type { TurnOutput } from '../../turn-output.ts'
import { optionsAt } from '../../options.ts'
import type { Ask, Flow, FlowContext } from '../../flow.ts'
import { factsTakenAt } from './facts-taken.ts'
import { saidBack } from './said-back.ts'

/**
 * Answers told before their questions are asked. They are given to their questions when the conversation gets there, as
 * if they were typed then (HEAR-05).
 */
export function answersAhead(flow: Flow, step: string, event: Answered, before: FlowContext): GivenAnswer[] {
  const { utterance, payload: chosen } = event
  const answered = chosen === undefined ? {} : (teaches(flow, { step, utterance, payload: chosen }, before) ?? {})
  const flowContext = { ...before, facts: { ...before.facts, ...answered } }
  const told = (event.acts ?? []).flatMap((act): GivenAnswer[] => {
    if (act.kind !== 'answer' || act.fact === undefined || act.sure < SURE) return []
    const { fact, value, payload, words } = act
    const others = Object.keys(flow.steps).filter((name) => name !== step)
    const at =
      payload === undefined ? asksValue(flow, others, fact) : asksChoice(flow, others, fact, payload, flowContext)
    const meant = value === undefined ? undefined : guessAt(fact, value, utterance, before)
    const said = meant ?? value ?? words
    if (at === undefined || (payload === undefined && (value === undefined || factsTakenAt(flow, step).includes(fact))))
      return []
    const given = { step: at, utterance: said, ...(payload !== undefined && { payload }) }
    const taught = teaches(flow, given, flowContext)
    const isPriced = asksPrice(flow, at, flowContext, { type: 'visitor.answered', ...given, acts: [act] })
    return taught
      ? [
          {
            ...given,
            shown: said,
            taught,
            ahead: true,
            ...(isPriced && { priced: true }),
            ...(meant !== undefined && { guessed: true }),
          },
        ]
      : []
  })
  return told.filter(({ step: at }, index) => told.findIndex((other) => other.step === at) === index)
}

/** What is likely meant by a value that may be a slip, or a date that can be read either way. */
function guessAt(fact: FactName, value: string, utterance: string, { today, locale }: FlowContext): string | undefined {
  if (fact === 'email') return emailMeantBy(value, utterance)
  return fact === 'birthDate' || fact === 'childBirthDate' ? dayReadEitherWay(value, today, locale) : undefined
}

/** Values told at a summary, whose questions may have been answered before without a value. */
export const tellsAtSummary = (flow: Flow, step: string, { acts = [] }: Answered): boolean =>
  flow.steps[step]?.summary !== undefined &&
  acts.some((act) => isValueFor(act) && !factsTakenAt(flow, step).includes(act.fact))

const isValueFor = (act: Act): act is Act & { kind: 'answer'; fact: FactName } =>
  act.kind === 'answer' && act.fact !== undefined && act.value !== undefined && act.sure >= SURE

/** A value told where its question was answered without one ("no e-mail") puts that answer right (BEY-01, HEAR-04). */
export const asCorrectionOfNone = (flow: Flow, acts: readonly Act[], answers: readonly GivenAnswer[]): Act[] => {
  const hasNone = (fact: FactName) =>
    answers.some((one) => one.withoutValue && factsTakenAt(flow, one.step).includes(fact))
  return acts.map((act) => (isValueFor(act) && hasNone(act.fact) ? { ...act, kind: 'correction' } : act))
}

/** What is corrected, the earliest answer first; `answerOf` finds the one that set a fact (HEAR-04). */
export const correctedAnswers = <Answer extends { seq: number }>(
  acts: readonly Act[],
  answerOf: (fact: FactName) => Answer | undefined,
): { correction: Correction; fact: FactName; mark: Answer }[] =>
  acts
    .filter(isCorrection)
    .flatMap((correction) => {
      const { fact } = correction
      const mark = fact && answerOf(fact)
      return mark ? [{ correction, fact, mark }] : []
    })
    .toSorted((one, other) => one.mark.seq - other.mark.seq)

/** A corrected answer, as if it was given to its question. */
export const asAnswer = (correction: Correction): Act => ({ ...correction, kind: 'answer' })

/** The question that a value answers; one that it decides comes first ("behold 41223344" at "keep it or a new one?"). */
function asksValue({ steps }: Flow, names: readonly string[], fact: FactName): string | undefined {
  const isOf = (name: string, takes: (ask: Ask<string>) => boolean) => {
    const step = steps[name]
    return step !== undefined && 'ask' in step && takes(step.ask)
  }
  const decides = ({ choices = {} }: Ask<string>) => Object.values(choices).some(({ reads }) => reads?.write === fact)
  const reads = ({ input }: Ask<string>) => input?.write === fact && !inputRule(input.rule).secret
  return names.find((name) => isOf(name, decides)) ?? names.find((name) => isOf(name, reads))
}

const asksChoice = (
  flow: Flow,
  names: readonly string[],
  fact: FactName,
  payload: string,
  flowContext: FlowContext,
): string | undefined =>
  names.find((name) =>
    optionsAt(flow, name, flowContext).some((one) => one.payload === payload && one.learn?.[fact] !== undefined),
  )

export const withAhead = (replayable: readonly GivenAnswer[], ahead: readonly GivenAnswer[]): GivenAnswer[] => [
  ...replayable.filter(({ step }) => !ahead.some((told) => told.step === step)),
  ...ahead,
]

/** One that costs something, or is a guess, is asked for again where its question comes. */
export function sayAhead(flow: Flow, answers: readonly GivenAnswer[], flowContext: FlowContext): TurnOutput[] {
  const told = answers.filter((one) => !isAskedBack(one)).flatMap((one) => saidBack(flow, one, flowContext))
  const priced = answers.filter(isAskedBack).flatMap((one) => saidBack(flow, one, flowContext))
  return [
    ...(told.length === 0 ? [] : [sayKit('kit.ahead', { answers: { told } })]),
    ...(priced.length === 0 ? [] : [sayKit('kit.ahead.priced', { answers: { told: priced } })]),
  ]
}
