import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

export type Moment<Context> = { now: number; context: Context }

export type ActorResult = { output: unknown } | { error: unknown } | { event: AnyEventObject }

type Samples<Context, Sample> = Record<string, (moment: Moment<Context>) => Sample>

/**
 * Sample inputs, events and actor results for the sandbox and tests. An event's name is its type, plus a word if there
 * are several (`visitor.answered typed`).
 */
export type MachineStory<Context = AnyMachineSnapshot['context']> = {
  machine: AnyStateMachine
  inputs: Record<string, (now: number) => unknown>
  events: Samples<Context, AnyEventObject>
  actors: Record<string, Samples<Context, ActorResult>>
  /** Actions with external effects; runs record them without executing them. */
  outside: readonly string[]
  digest?: (context: Context, states: readonly string[]) => unknown
  unwalked: Record<string, string>
}
