import { isCorrection, type Act, type Correction } from '#contracts/chat/act.ts'
import type { Answered } from '../flow-event.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { teaches, type GivenAnswer } from '../change.ts'
import { SURE } from '../heard-answer.ts'
import { inputRule, READS } from '../input-rules.ts'
import { sayKit } from '../kit-texts.ts'
import type { TurnOutput } from '../turn-output.ts'
import { optionsAt } from '../options.ts'
import { phraseOf } from '../words/tokens.ts'
import type { Ask, Flow, FlowContext } from '../flow.ts'
import { withoutFrame } from './choice-corrections.ts'
import { valueRead } from './understood-as.ts'

/**
 * Answers told before their questions are asked. They are given to their questions when the conversation gets there, as
 * if they were typed then (HEAR-05).
 */
export function answersAhead(flow: Flow, step: string, event: Answered, flowContext: FlowContext): GivenAnswer[] {
  return (event.acts ?? []).flatMap((act): GivenAnswer[] => {
    if (act.kind !== 'answer' || act.fact === undefined || act.sure < SURE) return []
    const { fact, value, payload, words } = act
    const others = Object.keys(flow.steps).filter((name) => name !== step)
    const at =
      payload === undefined ? asksValue(flow, others, fact) : asksChoice(flow, others, fact, payload, flowContext)
    const said = value ?? words
    if (at === undefined || (payload === undefined && (value === undefined || writes(flow, step) === fact))) return []
    const given = { step: at, utterance: said, ...(payload !== undefined && { payload }) }
    const taught = teaches(flow, given, flowContext)
    const shown = payload === undefined ? valueTold(fact, said, words, flowContext) : bareChoice(words)
    return taught ? [{ ...given, shown, taught, ahead: true }] : []
  })
}

/** A value as it was said; one that follows from what was said ("slutter på 45"), as it is shown to people. */
function valueTold(fact: FactName, value: string, words: string, flowContext: FlowContext): string {
  const rule = words.includes(value) ? undefined : READS.find(({ write }) => write === fact)?.rule
  return (rule && valueRead(rule, value, flowContext)) ?? value
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

/** "Nei vent 12 gb" is said back as "12 gb". */
function bareChoice(words: string): string {
  const bare = withoutFrame(words)
  return bare === '' || bare === phraseOf(words) ? words : bare
}

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

function writes({ steps }: Flow, name: string) {
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  return step && 'ask' in step ? step.ask.input?.write : undefined
}

export const withAhead = (replayable: readonly GivenAnswer[], ahead: readonly GivenAnswer[]): GivenAnswer[] => [
  ...replayable.filter(({ step }) => !ahead.some((told) => told.step === step)),
  ...ahead,
]

export const sayAhead = (answers: readonly GivenAnswer[]): TurnOutput[] =>
  answers.length === 0 ? [] : [sayKit('kit.ahead', { answers: answers.map(({ shown }) => shown).join(', ') })]
