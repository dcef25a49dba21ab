import { getInitialMicrosteps, getMicrosteps, type SnapshotFrom } from 'xstate'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowMachine } from '../compile-flow.ts'
import { SOMETHING_ELSE, TALK_TO_US, type FlowEvent } from '../flow-event.ts'
import { leaveLabel } from '../edges.ts'
import type { FlowState, RunnableFlow } from '../turn.ts'
import { lacksConsent, offeredBy, toldChoice } from '../options.ts'
import { inputRule } from '../input-rules.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'

/** A guard that was asked, and what it answered. */
export type GuardResult = { guard: string; held: boolean }

/** One step of the chart that a turn took. `way` is its name in `edgesOf`, `rejected` for an answer that did not fit. */
export type Microstep = { from: string | undefined; to: string; way: string; guards: GuardResult[]; facts: Facts }

type Now = Omit<FlowContext, 'facts'>

/** The way of an answer that does not fit, and the one to a person that every question has. */
export const REJECTED = 'rejected'
/** The way of a question in between, which leaves the chart where it stands (CHAT-15). */
export const ASIDE = 'aside'
export const TO_A_PERSON = TALK_TO_US

/** The microsteps of the beginning at a step. */
export function traceBegin({ flow, machine }: RunnableFlow, step: string, facts: Facts, now: Now): Microstep[] {
  const startsAt = Object.hasOwn(flow.steps, step) ? step : (flow.entries[0] ?? '')
  // The first of them stands at the machine's own start.
  const snapshots = getInitialMicrosteps(machine, { facts, ...now, startsAt }).map(([snapshot]) => snapshot)
  return steps(
    flow,
    undefined,
    snapshots.filter(({ value }) => Object.hasOwn(flow.steps, String(value))),
    undefined,
  )
}

/** The microsteps of a turn. */
export function traceTurn(
  { flow, machine }: RunnableFlow,
  { step, facts, misses }: FlowState,
  event: FlowEvent,
  now: Now,
): Microstep[] {
  const snapshot = machine.resolveState({ value: step, context: { facts, misses, ...now, startsAt: step } })
  return steps(
    flow,
    snapshot,
    getMicrosteps(machine, snapshot, event).map(([next]) => next),
    event,
  )
}

type Snapshot = SnapshotFrom<FlowMachine>

function steps(
  flow: Flow,
  first: Snapshot | undefined,
  snapshots: Snapshot[],
  event: FlowEvent | undefined,
): Microstep[] {
  return snapshots.map((snapshot, index) => {
    const before = index === 0 ? first : snapshots[index - 1]
    const to = String(snapshot.value)
    const { facts } = snapshot.context
    if (!before) return { from: undefined, to, way: '', guards: [], facts }
    return { from: String(before.value), to, facts, ...wayTaken(flow, before, index === 0 ? event : undefined) }
  })
}

function wayTaken(
  flow: Flow,
  { value, context }: Snapshot,
  event: FlowEvent | undefined,
): { way: string; guards: GuardResult[] } {
  const step = flow.steps[String(value)]
  if (!step) return { way: '', guards: [] }
  if ('branch' in step) return branchTaken(flow, step.branch, context)
  if (event?.type === 'effect.settled') return { way: event.outcome, guards: [] }
  if (event?.type === 'visitor.returned') return { way: leaveLabel(event.provider, event.outcome), guards: [] }
  if (!event || !('ask' in step)) return { way: '', guards: [] }
  const { choices = {}, offer, input } = step.ask
  const { payload, utterance, found, unsure } = event
  if (found || unsure || payload === SOMETHING_ELSE) return { way: ASIDE, guards: [] }
  const isOffered = offer && payload !== undefined && offeredBy(flow, offer, context, payload)
  if (lacksConsent(flow, String(value), context, event)) return { way: REJECTED, guards: [] }
  if (payload !== undefined && Object.hasOwn(choices, payload)) return { way: payload, guards: [] }
  if (isOffered) return { way: offer.from, guards: [] }
  if (input && payload === undefined) {
    const held = inputRule(input.rule).read(utterance, context) !== undefined
    return { way: held ? input.rule : REJECTED, guards: [{ guard: input.rule, held }] }
  }
  const told = payload === undefined ? toldChoice(step.ask, utterance, context) : undefined
  if (told) return { way: told.payload, guards: [] }
  return { way: payload === TALK_TO_US ? TO_A_PERSON : REJECTED, guards: [] }
}

function branchTaken(
  flow: Flow,
  ways: readonly { if?: string }[],
  flowContext: FlowContext,
): { way: string; guards: GuardResult[] } {
  const guards: GuardResult[] = []
  for (const { if: guard } of ways) {
    if (guard === undefined) return { way: 'otherwise', guards }
    const held = flow.guards[guard]?.(flowContext) ?? false
    guards.push({ guard, held })
    if (held) return { way: guard, guards }
  }
  return { way: '', guards }
}
