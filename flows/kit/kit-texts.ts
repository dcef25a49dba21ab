import type { Told } from './text-value.ts'
import type { FlowMessages } from '#locales/messages.ts'

/** Ids of the texts that the kit says of itself, in any flow. */
export type KitText = Extract<keyof FlowMessages, `kit.${string}` | `rule.${string}` | 'talk.outside'>

/** Those that fill in nothing. */
export type PlainKitText = { [Id in KitText]: [FlowMessages[Id]] extends [never] ? Id : never }[KitText]

type Filling<Id extends KitText> = [FlowMessages[Id]] extends [never]
  ? []
  : [values: Readonly<Record<FlowMessages[Id], string>>]

/** Of an utterance of the kit that says answers back. */
type SayingBack<Id extends KitText> = [FlowMessages[Id]] extends [never]
  ? []
  : [values: Readonly<Record<FlowMessages[Id], string | { told: readonly Told[] }>>]

export const sayKit = <const Id extends KitText>(text: Id, ...[values]: SayingBack<Id>) => ({
  kind: 'say' as const,
  text,
  values: { ...values },
})

export const kitOption = <const Id extends KitText>(payload: string, title: Id, ...filling: Filling<Id>) => ({
  payload,
  title,
  ...(filling.length > 0 && { values: valuesOf(filling) }),
})

export const translateKit = <const Id extends KitText>(
  translate: (id: string, values: Record<string, string>) => string,
  id: Id,
  ...filling: Filling<Id>
): string => translate(id, valuesOf(filling))

const valuesOf = ([values]: readonly Readonly<Record<string, string>>[]): Record<string, string> => ({ ...values })
