import type { Messages } from './messages.ts'

export type MessageId = keyof Messages

/** The arguments after an id: a value for each name its text fills in, none where it fills in nothing. */
export type MessageValues<Id extends MessageId> = [Messages[Id]] extends [never]
  ? []
  : [values: Record<Messages[Id], string | number>]

/** Says the text of an id with its values. */
export type Text = <Id extends MessageId>(id: Id, ...values: MessageValues<Id>) => string

/** Ids whose texts fill in no other values than these. */
export type MessageWith<Name extends string> = { [Id in MessageId]: Messages[Id] extends Name ? Id : never }[MessageId]

/** Ids whose texts fill in nothing. */
export type PlainMessage = MessageWith<never>
