import type { Flow, FlowContext } from '../../flow.ts'
import type { Told } from '../../text-value.ts'
import type { GivenAnswer } from '../../given-answer.ts'
import { inputRule, READS } from '../../input-rules.ts'
import { optionsAt, toldChoice } from '../../options.ts'
import { valueRead } from '../understood-as.ts'

/** An answer as it was understood, to be said back; its words where nothing shorter says it (HEAR-03). */
export function saidBack(
  flow: Flow,
  { step, utterance, payload, shown }: { step: string; utterance: string; payload?: string; shown: string },
  flowContext: FlowContext,
): readonly Told[] {
  const asked = Object.hasOwn(flow.steps, step) ? flow.steps[step] : undefined
  if (!asked || !('ask' in asked)) return [shown]
  if (payload !== undefined) {
    const titles = payload.split('+').flatMap((one) => titleAt(flow, step, one, flowContext) ?? [])
    return titles.length > 0 ? titles : [shown]
  }
  const { input } = asked.ask
  if (input) return inputRule(input.rule).secret ? [shown] : [valueRead(input.rule, utterance, flowContext) ?? shown]
  const choice = toldChoice(asked.ask, utterance, flowContext)
  const reads = choice && asked.ask.choices?.[choice.payload]?.reads
  const value = reads && valueRead(reads.rule, utterance, flowContext)
  const title = choice && titleAt(flow, step, choice.payload, flowContext)
  return value === undefined || !title ? [shown] : [title, value]
}

/** The same, where a choice stands for one value that value: "915 44 018" of "Bruk 915 44 018". */
export function valueSaidBack(flow: Flow, answer: GivenAnswer, flowContext: FlowContext): readonly Told[] {
  const [only, ...others] = answer.payload === undefined ? [] : Object.entries(answer.taught)
  const rule = only && READS.find(({ write }) => write === only[0])?.rule
  const value = rule && others.length === 0 ? valueRead(rule, String(only[1]), flowContext) : undefined
  return value === undefined ? saidBack(flow, answer, flowContext) : [value]
}

function titleAt(flow: Flow, step: string, payload: string, flowContext: FlowContext): Told | undefined {
  const option = optionsAt(flow, step, flowContext).find((one) => one.payload === payload)
  return option?.name ?? (option && { title: option.title, values: { ...flow.values(flowContext), ...option.values } })
}
