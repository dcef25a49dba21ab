import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

/** When and where something happens in a run: milliseconds since 1970, and what the machine knows then. */
export type Moment<Context> = { now: number; context: Context }

/** How an invoked actor may end, or what it may send while it goes on. */
export type ActorResult = { output: unknown } | { error: unknown } | { event: AnyEventObject }

type Samples<Context, Sample> = Record<string, (moment: Moment<Context>) => Sample>

/**
 * What a machine shows of itself to the sandbox and the tests: inputs to begin with, events with sample payloads, results of
 * its invoked actors. An event's name is its type, and a word more where there are several (`visitor.answered typed`).
 */
export type MachineStory<Context = AnyMachineSnapshot['context']> = {
  machine: AnyStateMachine
  inputs: Record<string, (now: number) => unknown>
  events: Samples<Context, AnyEventObject>
  /** By the name the machine invokes an actor by, then by the result's name. */
  actors: Record<string, Samples<Context, ActorResult>>
  /** Actions that reach outside; in a run they are noted and not done. */
  outside: readonly string[]
  /** What of the context decides where the machine can go, beside its states; finds the paths that need it. */
  digest?: (context: Context, states: readonly string[]) => unknown
  /** Ways that no replay walks, by their id in the chart, and why. */
  unwalked: Record<string, string>
}
