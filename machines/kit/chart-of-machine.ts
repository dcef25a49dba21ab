import type { AnyStateMachine } from 'xstate'
import type { Chart, ChartNode } from '#contracts/sandbox/chart.ts'
import { startsOf, stateId, waysOf, type MachineState } from './machine-ways.ts'

export function chartOfMachine({ id, root }: AnyStateMachine): Chart {
  const states = everyState(root)
  return {
    name: id,
    starts: startsOf(root).map(stateId),
    nodes: states.map(nodeOf),
    ways: states.flatMap((state) => waysOf(state).map(({ id, from, to, label, by }) => ({ id, from, to, label, by }))),
  }
}

export const everyState = (state: MachineState): MachineState[] => [
  state,
  ...Object.values(state.states).flatMap(everyState),
]

function nodeOf(state: MachineState): ChartNode {
  const note = state.invoke.map(({ src }) => String(src)).join(', ')
  return {
    id: stateId(state),
    title: state.key,
    kind:
      state.type === 'compound' || state.type === 'parallel' ? state.type : state.type === 'final' ? 'end' : 'state',
    ...(note && { note }),
    ...(state.parent && { parent: stateId(state.parent) }),
  }
}
