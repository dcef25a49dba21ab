import * as v from 'valibot'
import { getInitialMicrosteps, getMicrosteps, type SnapshotFrom } from 'xstate'
import { EFFECTS, type EffectName } from '#contracts/effects/effects.ts'
import type { End, Waiting } from '#contracts/chat/element.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { compileFlow, stand, type FlowMachine } from './compile-flow.ts'
import type { FlowEvent } from './flow-event.ts'
import { factsInPassing } from './hear/told/facts-in-passing.ts'
import { stepAt, stepNow } from './part.ts'
import type { TurnOutput } from './turn-output.ts'
import type { Candidate, Flow, TransferTo, Now } from './flow.ts'

/** The state of a conversation; `misses` counts consecutive invalid answers. Must be JSON-serialisable. */
export type FlowState = { step: string; facts: Facts; failedAttempts: number }

/** A requested effect with the facts it needs; `needs` is undefined when one of them is missing. */
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

export type RunnableFlow = { flow: Flow; machine: FlowMachine; version: string; candidate?: Candidate }

/** `source` identifies what the functions of the flow and its texts come from, as `flowSource` reads it. */
export function runnable(flow: Flow, source = ''): RunnableFlow {
  return { flow, machine: compileFlow(flow), version: versionOf(flow, source) }
}

export type Snapshot = SnapshotFrom<FlowMachine>

/** What came of it, with the snapshots it passed. */
export type Stepped = { result: TurnResult; passed: readonly Snapshot[] }

/** Starts at any step; an unknown one starts at the first entry (FLOW-02). */
export const begin = (flow: RunnableFlow, step: string, facts: Facts, now: Now): TurnResult =>
  beginInSteps(flow, step, facts, now).result

/** Applies one event. Pure: no clock, no random numbers, no I/O. */
export const turn = (flow: RunnableFlow, state: FlowState, event: FlowEvent, now: Now): TurnResult =>
  turnInSteps(flow, state, event, now).result

export function beginInSteps({ flow, machine }: RunnableFlow, step: string, facts: Facts, now: Now): Stepped {
  const named = stepNow(flow, step)
  const startsAt = Object.hasOwn(flow.steps, named) ? named : flow.entries[0]
  if (startsAt === undefined) throw new Error(`${flow.name} has no entry step`)
  const locale = facts.language ?? now.locale
  return stepped(flow, [], getInitialMicrosteps(machine, { facts, ...now, locale, startsAt }))
}

/** The first snapshot is where the conversation stood. */
export function turnInSteps({ flow, machine }: RunnableFlow, state: FlowState, event: FlowEvent, now: Now): Stepped {
  const { step, failedAttempts } = state
  const facts = { ...state.facts, ...(event.type === 'visitor.answered' && factsInPassing(flow, event, state.facts)) }
  const stood = stand(flow, machine, step, { facts, failedAttempts, ...now, locale: facts.language ?? now.locale })
  return stepped(flow, [stood], getMicrosteps(machine, stood, event))
}

function stepped(
  flow: Flow,
  before: readonly Snapshot[],
  microsteps: ReturnType<typeof getMicrosteps<FlowMachine>>,
): Stepped {
  const passed = [...before, ...microsteps.map(([snapshot]) => snapshot)]
  const last = passed.at(-1)
  if (!last) throw new Error(`${flow.name} has not begun`)
  const actions = microsteps.flatMap(([, taken]) => taken)
  return { result: resultOf(flow, last, actions), passed }
}

function resultOf(flow: Flow, snapshot: Snapshot, actions: readonly { type: string; params: unknown }[]): TurnResult {
  const drafts = actions.flatMap(({ type, params }) => (type === 'draft' && isDraft(params) ? [params] : []))
  const calls = drafts.flatMap((draft) => (draft.kind === 'call' ? [callOf(draft.effect, draft.facts)] : []))
  const ending = drafts.find((draft) => draft.kind === 'end')
  const onward = drafts.find((draft) => draft.kind === 'transferTo')
  const leaves = drafts.some((draft) => draft.kind === 'ask' && draft.leave)
  const { facts, failedAttempts } = snapshot.context
  return {
    state: { step: stepAt(snapshot.value), facts: forget(facts, flow.secrets), failedAttempts },
    drafts,
    calls,
    waiting:
      ending || onward ? 'end' : calls.length > 0 || drafts.length === 0 ? 'effect' : leaves ? 'external' : 'answer',
    ...(onward && { transferTo: onward.to }),
    ...(ending && { end: ending.end, ...(ending.redirectTo && { redirectTo: ending.redirectTo }) }),
  }
}

const isDraft = (params: unknown): params is TurnOutput =>
  typeof params === 'object' &&
  params !== null &&
  'kind' in params &&
  !(params.kind === 'found' && 'text' in params && params.text === '')

function callOf(effect: EffectName, facts: Facts): EffectCall {
  const needs = v.safeParse(EFFECTS[effect].needs, facts)
  return { effect, needs: needs.success ? needs.output : undefined }
}

function forget(facts: Facts, secrets: readonly string[]): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => value !== undefined && !secrets.includes(name)),
  )
}

/** FNV-1a hash of the whole definition, with its functions as they are written. */
function versionOf(flow: Flow, source: string): string {
  const written = JSON.stringify([flow, source], (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  )
  let hash = 0x811c9dc5
  for (const character of written) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
