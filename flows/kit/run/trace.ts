import type { Facts } from '#contracts/chat/facts.ts'
import { SOMETHING_ELSE, TALK_TO_US, type FlowEvent } from '../flow-event.ts'
import { leaveLabel } from '../edges.ts'
import { stepAt } from '../part.ts'
import type { Snapshot } from '../turn.ts'
import { asksPrice, isBeside, toldIn, weakWordsFor, wordsFor } from '../heard-answer.ts'
import { lacksConsent, offeredBy, toldChoice } from '../options.ts'
import { inputRule } from '../input-rules.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'

export type GuardResult = { guard: string; held: boolean }

export type Microstep = { from: string | undefined; to: string; way: string; guards: GuardResult[]; facts: Facts }

export const REJECTED = 'rejected'
export const ASIDE = 'aside'
export const TO_A_PERSON = TALK_TO_US

/** The steps of a flow among the snapshots that a beginning or a turn passed; `event` is what the turn began with. */
export function microstepsOf(flow: Flow, passed: readonly Snapshot[], event?: FlowEvent): Microstep[] {
  // The machine begins in a state that is no step.
  const atSteps = passed.filter(({ value }) => Object.hasOwn(flow.steps, stepAt(value)))
  const steps = atSteps.map((snapshot, index) => {
    const before = atSteps[index - 1]
    const to = stepAt(snapshot.value)
    const { facts } = snapshot.context
    if (!before) return { from: undefined, to, way: '', guards: [], facts }
    return { from: stepAt(before.value), to, facts, ...wayTaken(flow, before, index === 1 ? event : undefined) }
  })
  return event ? steps.slice(1) : steps
}

function wayTaken(
  flow: Flow,
  { value, context }: Snapshot,
  event: FlowEvent | undefined,
): { way: string; guards: GuardResult[] } {
  const step = flow.steps[stepAt(value)]
  if (!step) return { way: '', guards: [] }
  if ('branch' in step) return branchTaken(flow, step.branch, context)
  if (event?.type === 'effect.settled') return { way: event.outcome, guards: [] }
  if (event?.type === 'visitor.returned') return { way: leaveLabel(event.provider, event.outcome), guards: [] }
  if (!event || !('ask' in step)) return { way: '', guards: [] }
  const { choices = {}, offer, input } = step.ask
  const { payload, found, unsure } = event
  const isUnclear = asksPrice(flow, stepAt(value), context, event) || (input && weakWordsFor(event, input.write))
  if ((found && !isBeside(event)) || unsure || isUnclear || payload === SOMETHING_ELSE)
    return { way: ASIDE, guards: [] }
  const isOffered = offer && payload !== undefined && offeredBy(flow, offer, context, payload)
  if (lacksConsent(flow, stepAt(value), context, event)) return { way: REJECTED, guards: [] }
  if (payload !== undefined && Object.hasOwn(choices, payload)) return { way: payload, guards: [] }
  if (isOffered) return { way: offer.from, guards: [] }
  if (input && payload === undefined) {
    const held = inputRule(input.rule).read(wordsFor(event, input.write) ?? '', context) !== undefined
    return { way: held ? input.rule : REJECTED, guards: [{ guard: input.rule, held }] }
  }
  const told = payload === undefined ? toldChoice(step.ask, toldIn(event), context) : undefined
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
