import type { TextValue } from './text-value.ts'
import type { FlowMessages } from '#locales/messages.ts'
import type { Flow, FlowContext, Option, SummaryRow } from './flow.ts'

type Ids<Messages> = keyof Messages & string

/** Ids of the texts of flows that fill in nothing. */
export type PlainText<Messages = FlowMessages> = {
  [Id in Ids<Messages>]: [Messages[Id]] extends [never] ? Id : never
}[Ids<Messages>]

export type ValuedText<Messages> = Exclude<Ids<Messages>, PlainText<Messages>>

type Labelled<Messages> = {
  [Id in PlainText<Messages>]: `${Id}.label` extends PlainText<Messages> ? Id : never
}[PlainText<Messages>]

/** Ids of the texts that fill in no other values than these. */
export type FilledText<Value extends string, Messages = FlowMessages> =
  | PlainText<Messages>
  | { [Id in ValuedText<Messages>]: Messages[Id] extends Value ? Id : never }[ValuedText<Messages>]

/** The texts that steps may use where a flow gives these values: `Step<Name, TextsWith<'plan' | 'price'>>`. */
export type TextsWith<Value extends string = never, Messages = FlowMessages> = {
  filled: NoInfer<FilledText<Value, Messages>>
  plain: PlainText<Messages>
  labelled: Labelled<Messages>
}

/** The texts that steps may use where a flow gives what this function makes. */
export type TextsOf<Values extends (flowContext: FlowContext) => object> = TextsWith<keyof ReturnType<Values> & string>

export type FlowValue<Messages = FlowMessages> = TextValue<PlainText<Messages>>

/** The values a flow gives to its texts, by name. */
export type FlowValues<Value extends string = string, Messages = FlowMessages> = Record<
  Value,
  FlowValue<Messages> | undefined
>

/** A text with a value for each name it fills in. */
type WithValues<Key extends string, Messages> =
  | ({ [K in Key]: PlainText<Messages> } & { values?: Record<string, FlowValue<Messages>> })
  | {
      [Id in ValuedText<Messages>]: { [K in Key]: Id } & {
        values: Record<Messages[Id] & string, FlowValue<Messages>>
      }
    }[ValuedText<Messages>]

export type FlowOption<Messages = FlowMessages> = Omit<Option, 'title' | 'values'> & WithValues<'title', Messages>

export type FlowRow<Messages = FlowMessages> = Omit<SummaryRow, 'label' | 'values' | 'value'> &
  WithValues<'label', Messages> & { value: FlowValue<Messages> }

/** What a flow and a part may declare beside their steps, in texts of the catalogues. */
export type Declarations<Value extends string, Messages> = Partial<Pick<Flow, 'guards' | 'learn' | 'secrets'>> & {
  offers?: Record<string, (flowContext: FlowContext) => FlowOption<Messages>[]>
  summaries?: Record<string, (flowContext: FlowContext) => FlowRow<Messages>[]>
  values?: (flowContext: FlowContext) => FlowValues<Value, Messages>
}

/**
 * The names that a declaration has, to know whether it gives `values` before TypeScript has read what they are; a name
 * it may not have is an error.
 */
export type Declared<Key extends string, Known> = { [Name in Key]: Name extends keyof Known ? unknown : never }

/** The names of the values a declaration gives; while they are not read yet, any. */
export type Given<Key extends string, Value extends string> = 'values' extends Key ? Value : never

/** A row of a summary for a value that may not be known. */
export const rowIf = <Value>(value: Value | undefined, row: (value: Value) => FlowRow): FlowRow[] =>
  value === undefined ? [] : [row(value)]
