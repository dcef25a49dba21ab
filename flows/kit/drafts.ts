import type { TurnOutput } from './turn-output.ts'
import { TALK_TO_US, type MachineContext } from './flow-event.ts'
import { kitOption } from './kit-texts.ts'
import { optionsAt } from './options.ts'
import type { Flow, FlowContext, Option, Step } from './flow.ts'

/** The actions that emit what a flow says and asks. */
export function draftsOf(flow: Flow) {
  const valuesOf = onceFor(flow.values)
  const draft = (make: (flowContext: MachineContext) => TurnOutput) => ({
    type: 'draft' as const,
    params: ({ context }: { context: MachineContext }) => make(context),
  })

  const say = (text: string) => draft((flowContext) => ({ kind: 'say', text, values: valuesOf(flowContext) }))

  function ask(name: string, step: Step<string>) {
    if (!('ask' in step)) return []
    const { choices = {}, input, leave, consent, frame } = step.ask
    return [
      draft((flowContext) => ({
        kind: 'ask',
        step: name,
        options: [...optionsAt(flow, name, flowContext), ...wayOut(flowContext, choices)],
        values: valuesOf(flowContext),
        ...(input && { input: { rule: input.rule, label: input.label } }),
        ...(leave && { leave: { to: leave.to, button: leave.button } }),
        ...(consent && { consent }),
        ...(frame && { frame }),
      })),
    ]
  }

  const askAgain = (name: string) => [
    ...(stepOf(flow, name).say ?? []).slice(-1).map((text) => say(text)),
    ...ask(name, stepOf(flow, name)),
  ]

  function entryOf(name: string, step: Step<string>) {
    const { summary, learn, tells } = step
    return [
      ...(learn ? [{ type: 'learnBy' as const, params: { name: learn } }] : []),
      ...(step.say ?? []).map((text) => say(text)),
      ...(summary
        ? [draft((flowContext) => ({ kind: 'summary', rows: flow.summaries[summary]?.(flowContext) ?? [] }))]
        : []),
      ...ask(name, step),
      ...('call' in step ? [draft(({ facts }) => ({ kind: 'call', effect: step.call.effect, facts }))] : []),
      ...('transferTo' in step ? [draft(() => ({ kind: 'transferTo', to: step.transferTo }))] : []),
      ...('end' in step
        ? [draft(() => ({ kind: 'end', end: step.end, ...(step.redirectTo && { redirectTo: step.redirectTo }) }))]
        : []),
      ...(tells ? [draft(() => ({ kind: 'tell', event: tells }))] : []),
    ]
  }

  return { ask, askAgain, entryOf }
}

/** To a person, after two misses, where the step has no such choice itself. */
export const wayOut = ({ failedAttempts }: MachineContext, choices: Readonly<Record<string, unknown>>): Option[] =>
  failedAttempts > 1 && !(TALK_TO_US in choices) ? [kitOption(TALK_TO_US, 'kit.talkToUs')] : []

/** Makes the values of a context once, however many texts of a turn they fill in. */
function onceFor(values: Flow['values']): Flow['values'] {
  const made = new WeakMap<FlowContext, ReturnType<Flow['values']>>()
  return (flowContext) => {
    const known = made.get(flowContext) ?? values(flowContext)
    made.set(flowContext, known)
    return known
  }
}

export function stepOf(flow: Flow, name: string): Step<string> {
  const step = flow.steps[name]
  if (!step) throw new Error(`${flow.name} has no step ${name}`)
  return step
}
