import { composeFlow } from '../compose-flow.ts'
import type { WrittenSteps } from '../declared-step.ts'
import type { DeclaredFlow, FlowDeclaration } from '../define-flow.ts'
import { composePart, type DeclaredPart, type Part, type PartDeclaration, type Parts } from '../define-part.ts'
import type { Flow } from '../flow.ts'

/** Any text is one of these, so that flows of tests need none in the catalogues. */
type AnyMessages = Record<string, never>

export function defineFlow<
  const Steps extends WrittenSteps,
  const Used extends Parts = Readonly<Record<never, never>>,
  Value extends string = string,
  const Key extends string = string,
>(
  declared: FlowDeclaration<Steps, Used, Value, Key, AnyMessages>,
): DeclaredFlow<keyof Steps & string, Used, Value, Key, AnyMessages>
export function defineFlow(declared: object): Flow {
  return composeFlow(declared)
}

export function definePart<
  const Steps extends WrittenSteps,
  const Outcome extends string = never,
  const Door extends string = never,
  const Word extends string = never,
  const Used extends Parts = Readonly<Record<never, never>>,
  Value extends string = string,
  const Key extends string = string,
>(
  declared: PartDeclaration<Steps, Outcome, Door, Word, Used, Value, Key, AnyMessages>,
): DeclaredPart<Outcome, Door, Word, Used, Value, Key>
export function definePart(declared: object): Part {
  return composePart(declared)
}
