import type { Answered } from '../flow-event.ts'
import { teaches, type GivenAnswer } from '../change.ts'
import { SURE } from '../heard-answer.ts'
import { inputRule } from '../input-rules.ts'
import { sayKit } from '../kit-texts.ts'
import type { TurnOutput } from '../turn-output.ts'
import type { Flow, FlowContext } from '../flow.ts'

/**
 * Answers told before their questions are asked. They are given to their questions when the conversation gets there, as
 * if they were typed then (HEAR-05).
 */
export function answersAhead(flow: Flow, step: string, event: Answered, flowContext: FlowContext): GivenAnswer[] {
  return (event.acts ?? []).flatMap((act): GivenAnswer[] => {
    if (act.kind !== 'answer' || act.fact === undefined || act.value === undefined || act.sure < SURE) return []
    const { fact, value } = act
    const asking = Object.entries(flow.steps).find(
      ([name, other]) =>
        name !== step && 'ask' in other && other.ask.input?.write === fact && !inputRule(other.ask.input.rule).secret,
    )
    if (!asking || writes(flow, step) === fact) return []
    const given = { step: asking[0], utterance: value }
    const taught = teaches(flow, given, flowContext)
    return taught ? [{ ...given, shown: value, taught, ahead: true }] : []
  })
}

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
