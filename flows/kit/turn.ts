import * as v from 'valibot'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import { EFFECTS, type EffectName } from '#contracts/effects/effects.ts'
import type { End, Waiting } from '#contracts/chat/element.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { compileFlow, type FlowMachine } from './compile-flow.ts'
import type { FlowEvent } from './flow-event.ts'
import type { TurnOutput } from './turn-output.ts'
import type { Flow, TransferTo, FlowContext } from './flow.ts'

/** Where a conversation stands: a step, what was learnt, and how many answers in a row did not fit. JSON. */
export type FlowState = { step: string; facts: Facts; misses: number }

/** An effect asked for: its name and exactly the facts it needs. `needs` is undefined when one of them is missing. */
export type EffectCall = { effect: EffectName; needs: unknown }

export type TurnResult = {
  state: FlowState
  drafts: TurnOutput[]
  calls: EffectCall[]
  waiting: Waiting
  end?: End
  redirectTo?: string
  transferTo?: TransferTo
}

/** A flow ready to run: its machine, and a version that changes with the definition. */
export type RunnableFlow = { flow: Flow; machine: FlowMachine; version: string }

type Now = Omit<FlowContext, 'facts'>

/** Makes a flow ready to run. */
export function runnable(flow: Flow): RunnableFlow {
  return { flow, machine: compileFlow(flow), version: versionOf(flow) }
}

/** Begins a flow at an entry step (or, for a host that knows what it does, any step); an unknown step starts at the beginning (FLOW-02). */
export function begin({ flow, machine }: RunnableFlow, step: string, facts: Facts, now: Now): TurnResult {
  const startsAt = Object.hasOwn(flow.steps, step) ? step : flow.entries[0]
  if (startsAt === undefined) throw new Error(`${flow.name} has no entry step`)
  const [snapshot, actions] = initialTransition(machine, { facts, ...now, startsAt })
  return resultOf(flow, snapshot, actions)
}

/** One event in, one transition, what it brought forth out. Pure: no clock, no random numbers, no I/O. */
export function turn({ flow, machine }: RunnableFlow, state: FlowState, event: FlowEvent, now: Now): TurnResult {
  const { step, facts, misses } = state
  const snapshot = machine.resolveState({ value: step, context: { facts, misses, ...now, startsAt: step } })
  const [next, actions] = transition(machine, snapshot, event)
  return resultOf(flow, next, actions)
}

function resultOf(
  flow: Flow,
  snapshot: SnapshotFrom<FlowMachine>,
  actions: readonly { type: string; params: unknown }[],
): TurnResult {
  const drafts = actions.flatMap(({ type, params }) => (type === 'draft' && isDraft(params) ? [params] : []))
  const calls = drafts.flatMap((draft) => (draft.kind === 'call' ? [callOf(draft.effect, draft.facts)] : []))
  const ending = drafts.find((draft) => draft.kind === 'end')
  const onward = drafts.find((draft) => draft.kind === 'transferTo')
  const leaves = drafts.some((draft) => draft.kind === 'ask' && draft.leave)
  const { facts, misses } = snapshot.context
  return {
    state: { step: String(snapshot.value), facts: forget(facts, flow.secrets), misses },
    drafts,
    calls,
    waiting:
      ending || onward ? 'end' : calls.length > 0 || drafts.length === 0 ? 'effect' : leaves ? 'external' : 'answer',
    ...(onward && { transferTo: onward.to }),
    ...(ending && { end: ending.end, ...(ending.redirectTo && { redirectTo: ending.redirectTo }) }),
  }
}

const isDraft = (params: unknown): params is TurnOutput =>
  typeof params === 'object' && params !== null && 'kind' in params

function callOf(effect: EffectName, facts: Facts): EffectCall {
  const needs = v.safeParse(EFFECTS[effect].needs, facts)
  return { effect, needs: needs.success ? needs.output : undefined }
}

function forget(facts: Facts, secrets: readonly string[]): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => value !== undefined && !secrets.includes(name)),
  )
}

/** FNV-1a over the definition's data: a version that changes when steps, texts or ways change. */
function versionOf({ steps, entries, locales }: Flow): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify({ steps, entries, locales })) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(16).padStart(8, '0')
}
