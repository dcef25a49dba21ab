import type { FlowMessages } from '#locales/messages.ts'
import { composeFlow, type AnyFlowDeclaration } from './compose-flow.ts'
import type { Parts, Uses, ValueFrom, WayInto } from './define-part.ts'
import type { Declarations, Declared, Given, TextsWith } from './flow-texts.ts'
import type { Collect, Exit, Flow, Step, TextIds } from './flow.ts'

type Body<Name extends string, Used extends Parts, Value extends string, Ids extends TextIds, Messages> = Pick<
  Flow,
  'name' | 'offered' | 'renamed'
> &
  Declarations<Value, Messages> & {
    entries?: readonly NoInfer<Name>[]
    humanHandover?: NoInfer<Name>
    parts?: Uses<Used, NoInfer<Name | WayInto<Used> | Exit>, Ids>
    steps: Record<
      Name,
      Step<NoInfer<Name | WayInto<Used> | Exit>, Ids> | Collect<NoInfer<Name | WayInto<Used> | Exit>, Ids>
    >
  }

export type FlowDeclaration<
  Name extends string,
  Used extends Parts,
  Value extends string,
  Key extends string,
  Messages,
> = Body<Name, Used, Value, TextsWith<NoInfer<Given<Key, Value> | ValueFrom<Used>>, Messages>, Messages> &
  Declared<Key, Body<Name, Used, Value, TextIds, Messages>>

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
  const Name extends string,
  const Used extends Parts = Readonly<Record<never, never>>,
  Value extends string = string,
  const Key extends string = string,
>(declared: FlowDeclaration<Name, Used, Value, Key, FlowMessages>): DeclaredFlow<Name, Used, Value, Key, FlowMessages>
export function defineFlow(declared: AnyFlowDeclaration): Flow {
  return composeFlow(declared)
}
