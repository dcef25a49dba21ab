import type * as v from 'valibot'
import type { Day } from '../kernel/days.ts'

export type ObjectSchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>

/**
 * `idempotent`: `key` operations carry an Idempotency-Key, and the same key has the same result; `reading` operations
 * change nothing. `samples` are requests by the outcome that every system must give them. `another` tells what
 * differs in the nth of many such requests, where the same thing can be asked for only once.
 */
export type Operation<
  Input extends ObjectSchema = ObjectSchema,
  Output extends v.GenericSchema = v.GenericSchema,
  Outcome extends string = string,
> = {
  summary: string
  method: 'GET' | 'POST' | 'PATCH'
  path: `/${string}`
  input: Input
  output: Output
  idempotent: 'key' | 'reading'
  samples: { readonly [O in Outcome]?: (today: Day) => v.InferInput<Input> }
  another?: (n: number) => Partial<v.InferInput<Input>>
  outcomes: { readonly [O in Outcome]: string }
  outcomeOf(output: v.InferOutput<Output>): NoInfer<Outcome>
}

export const operation = <
  const Input extends ObjectSchema,
  const Output extends v.GenericSchema,
  const Outcome extends string,
>(
  declared: Operation<Input, Output, Outcome>,
): Operation<Input, Output, Outcome> => declared

/**
 * `setting` names the address of an outside system, else that of `orElse` is used. With `later`, `act` may answer that
 * it is not decided yet; `status` tells by key what became of it, a webhook reports it, `list` shows it once, and
 * `withdraw` ends it. With `kept`, `read` shows what `enter` and `change` answered, until `erase`. `news` is what the
 * system reports to the webhook of its own accord; those of `reports` tell what became of that operation by its key.
 */
export type Port = {
  title: string
  setting: `${string}_URL`
  orElse?: `${string}_URL`
  atStake: 'money' | 'law' | 'nothing'
  operations: { readonly [name: string]: Operation }
  later?: { act: string; status: string; list: string; withdraw: string }
  kept?: { enter: string; change: string; read: string; erase: string }
  reports?: string
  news?: { summary: string; schema: v.GenericSchema }
}

export const definePort = <const P extends Port>(port: P): P => port

/** The path with the input's values in place of its `{names}`, and the rest of the input. */
export function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

export const namesInPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
