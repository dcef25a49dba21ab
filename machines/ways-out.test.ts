import { expect, test } from 'vitest'
import { everyState } from './kit/chart-of-machine.ts'
import { lineage, stateId, waysOf, type MachineState } from './kit/machine-ways.ts'
import { stories } from './registry.ts'

const machines = Object.entries(stories).map(([name, { machine }]) => ({ name, states: everyState(machine.root) }))

const waysOut = (state: MachineState) =>
  [state, ...around(state)].flatMap(waysOf).filter(({ to }) => to !== stateId(state) && !lineage(state).includes(to))

const around = ({ parent }: MachineState): MachineState[] => (parent ? [parent, ...around(parent)] : [])

test.each(machines)('SAND-04 in the machine $name no state is without a way out, but ends', ({ states }) => {
  const stuck = states.filter(
    (state) =>
      state.type === 'atomic' && Object.keys(state.parent?.states ?? {}).length > 1 && waysOut(state).length === 0,
  )
  expect(stuck.map(stateId)).toEqual([])
})

/** What is listened to and never ends by itself. */
const SUBSCRIPTIONS = new Set(['chat: link'])

test.each(machines)('SAND-04 in the machine $name every promise that fails has a way', ({ name, states }) => {
  const unheard = states.flatMap((state) =>
    state.invoke.flatMap(({ id, src }) =>
      state.transitions.has(`xstate.error.actor.${id}`) ? [] : [`${name}: ${String(src)}`],
    ),
  )
  expect(unheard.filter((one) => !SUBSCRIPTIONS.has(one))).toEqual([])
})
