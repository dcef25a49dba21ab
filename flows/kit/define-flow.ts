import type { FlowMessages } from '#locales/messages.ts'
import { composeFlow } from './compose-flow.ts'
import type { Parts, Uses, ValueFrom, WayInto } from './define-part.ts'
import type { Declarations, Declared, Given, TextsWith } from './flow-texts.ts'
import type { DeclaredStep, WrittenSteps } from './declared-step.ts'
import type { Exit, Flow, TextIds } from './flow.ts'

type Body<
  Steps extends WrittenSteps,
  Used extends Parts,
  Value extends string,
  Filling extends string,
  Ids extends TextIds,
  Messages,
> = Pick<
  Flow<string, Ids>,
  'name' | 'offered' | 'renamed' | 'callWishReply' | 'about' | 'adviserNotes' | 'toldInPassing'
> &
  Declarations<Value, Messages> & {
    entries?: readonly NoInfer<keyof Steps & string>[]
    humanHandover?: NoInfer<keyof Steps & string>
    parts?: Uses<Used, NoInfer<(keyof Steps & string) | WayInto<Used> | Exit>, Ids>
    steps: {
      [Name in keyof Steps]: DeclaredStep<
        NoInfer<(keyof Steps & string) | WayInto<Used> | Exit>,
        Ids,
        Filling,
        Name,
        Steps[Name],
        Messages
      >
    }
  }

export type FlowDeclaration<
  Steps extends WrittenSteps,
  Used extends Parts,
  Value extends string,
  Key extends string,
  Messages,
> = Body<
  Steps,
  Used,
  Value,
  NoInfer<Given<Key, Value> | ValueFrom<Used>>,
  TextsWith<NoInfer<Given<Key, Value> | ValueFrom<Used>>, Messages>,
  Messages
> &
  Declared<Key, Body<Steps, Used, Value, Value, TextIds, Messages>>

export type DeclaredFlow<
  Name extends string,
  Used extends Parts,
  Value extends string,
  Key extends string,
  Messages,
> = Flow<Name | WayInto<Used> | Exit, TextsWith<NoInfer<Given<Key, Value> | ValueFrom<Used>>, Messages>>

/**
 * Declares a conversation as data; an edge to an unknown step, a text there is not, and one that fills in a value the
 * flow does not give are type errors. Every flow has the part `handover`, unless it names a `humanHandover` of its own,
 * and the end `leave`, where a way leads to it.
 */
export function defineFlow<
  const Steps extends WrittenSteps,
  const Used extends Parts = Readonly<Record<never, never>>,
  Value extends string = string,
  const Key extends string = string,
>(
  declared: FlowDeclaration<Steps, Used, Value, Key, FlowMessages>,
): DeclaredFlow<keyof Steps & string, Used, Value, Key, FlowMessages>
export function defineFlow(declared: object): Flow {
  return composeFlow(declared)
}
