import * as v from 'valibot'

/** A message as the outbox keeps it (development and test only): full phone number, text, and when (ISO 8601 UTC). */
export const SentMessage = v.object({ to: v.string(), text: v.string(), at: v.string() })
export type SentMessage = v.InferOutput<typeof SentMessage>
