import { answersOf } from './answers.ts'
import { draftsOf, stepOf } from './drafts.ts'
import type { MachineContext } from './flow-event.ts'
import { questionBefore, setupFlow } from './flow-setup.ts'
import { partsAround, statePath, stateValue } from './part.ts'
import type { Flow, Step } from './flow.ts'

type States = NonNullable<Parameters<ReturnType<typeof setupFlow>['createMachine']>[0]['states']>

const START = '$start'
const BACK = '$back'

/**
 * Compiles a flow to an XState machine with one state per step. Output is emitted as `draft` actions, so that the pure
 * `transition` returns it as data.
 */
export function compileFlow(flow: Flow) {
  const machine = setupFlow(flow)
  const { entryOf } = draftsOf(flow)
  const { answersTo, returnsFrom } = answersOf(flow)

  // In a file being edited an edge may lead to a step that does not exist yet (danglingWay); drop it.
  const waysFrom = <Way extends object>(ways: readonly (Way & { target?: string })[]) =>
    ways.flatMap((way) =>
      way.target === undefined
        ? [way]
        : way.target in flow.steps
          ? [{ ...way, target: `#${flow.name}.${way.target}` }]
          : [],
    )

  function stateOf(name: string, step: Step<string>) {
    const entry = entryOf(name, step)
    const meta = { step }
    if ('ask' in step) {
      return {
        meta,
        entry,
        on: {
          'visitor.answered': waysFrom(answersTo(name, step.ask)),
          ...(step.ask.leave && { 'visitor.returned': waysFrom(returnsFrom(step.ask.leave)) }),
        },
      }
    }
    if ('next' in step)
      return {
        meta,
        entry,
        always: [
          ...(step.back ? [{ guard: 'cameFromQuestion' as const, target: `#${flow.name}.${BACK}` }] : []),
          ...waysFrom([{ target: step.next }]),
        ],
      }
    if ('branch' in step) {
      return {
        meta,
        entry,
        always: waysFrom(
          step.branch.map(({ if: guard, to }) => ({
            target: to,
            ...(guard && { guard: { type: 'holds' as const, params: { name: guard } } }),
          })),
        ),
      }
    }
    if ('end' in step || 'transferTo' in step) return { meta, entry, type: 'final' as const }
    if (!('call' in step)) return { meta, entry }
    const { effect, outcomes } = step.call
    return {
      meta,
      entry,
      on: {
        'effect.settled': waysFrom(
          Object.entries(outcomes).map(([outcome, to]) => ({
            guard: { type: 'settledAs' as const, params: { effect, outcome } },
            target: to,
            reenter: to === name,
            actions: [{ type: 'learnGiven' as const, params: { effect } }],
          })),
        ),
      },
    }
  }

  const names = Object.keys(flow.steps)

  /** The states directly in a part, or in the flow. */
  function statesIn(at: string | undefined): States {
    const inner = (flow.parts ?? []).filter((used) => partsAround(flow, used.at).at(-2) === at)
    return {
      ...Object.fromEntries(
        names
          .filter((name) => partsAround(flow, name).at(-1) === at)
          .map((name) => [statePath(flow, name).at(-1) ?? name, stateOf(name, stepOf(flow, name))]),
      ),
      ...Object.fromEntries(
        inner.map((used) => [
          statePath(flow, used.at).at(-2) ?? used.at,
          { initial: 'start', states: statesIn(used.at) },
        ]),
      ),
    }
  }

  return machine.createMachine({
    id: flow.name,
    initial: START,
    context: ({ input }) => ({ ...input, failedAttempts: 0 }),
    // A valid flow visits no step twice without an answer (loopWithoutInput); this stops an incomplete one from
    // hanging.
    options: { maxIterations: names.length + 2 },
    on: {
      'visitor.answered': waysFrom([
        {
          guard: 'wantsAPerson' as const,
          target: flow.humanHandover,
          actions: ['settle', 'rememberQuestion'] as const,
        },
      ]),
    },
    states: {
      [START]: {
        always: waysFrom(
          names.map((step) => ({ guard: { type: 'startsAt' as const, params: { step } }, target: step })),
        ),
      },
      // Its history is not recorded by the machine but given by `stand`, because a conversation is stored as a step
      // and facts.
      [BACK]: { type: 'history' as const, history: 'deep' as const },
      ...statesIn(undefined),
    },
  })
}

/** A snapshot of a conversation that stands at a step. */
export function stand(flow: Flow, machine: FlowMachine, step: string, context: Omit<MachineContext, 'startsAt'>) {
  const question = questionBefore(flow, context.facts)
  return machine.resolveState({
    value: stateValue(flow, step),
    context: { ...context, startsAt: step },
    historyValue:
      question === undefined
        ? {}
        : { [`${flow.name}.${BACK}`]: [machine.getStateNodeById([flow.name, ...statePath(flow, question)].join('.'))] },
  })
}

export type FlowMachine = ReturnType<typeof compileFlow>
