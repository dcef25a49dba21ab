import type { Flow } from '#flows/kit/define-flow.ts'
import { SOMETHING_ELSE, TALK_TO_US, type FlowEvent } from '#flows/kit/flow-event.ts'
import type { Scene } from '#flows/kit/define-flow.ts'
import { isOption } from '#flows/kit/options.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import { factsOf, type SessionRow } from './session-row.ts'

/** What a step is called now: its own name while there is such a step, else the one the flow declares in its place (BEY-02). */
export function stepNow({ steps, renamed = {} }: Pick<Flow, 'steps' | 'renamed'>, name: string): string {
  return Object.hasOwn(steps, name) ? name : Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name
}

/** Whether a step of the flow as it is now takes an event that a conversation, perhaps begun on an older version, waits for. */
export function takes({ flow, version }: RunnableFlow, row: SessionRow, event: FlowEvent, scene: Omit<Scene, 'facts'>): boolean {
  const step = Object.hasOwn(flow.steps, row.step ?? '') ? flow.steps[row.step ?? ''] : undefined
  if (event.type === 'effect.settled') {
    const calls = step && 'call' in step ? step.call : undefined
    const fits = calls?.effect === event.effect && Object.hasOwn(calls.outcomes, event.outcome)
    // An outcome that came too late for its conversation changes nothing; one that is waited for must lead on.
    return fits || row.waiting !== 'effect' || (step !== undefined && version === row.flowVersion)
  }
  if (!step || !('ask' in step)) return false
  if (event.type === 'visitor.returned' || event.payload === undefined || version === row.flowVersion) return true
  if (event.payload === TALK_TO_US || event.payload === SOMETHING_ELSE) return true
  return isOption(flow, row.step ?? '', { ...scene, facts: factsOf(row) }, event.payload)
}
