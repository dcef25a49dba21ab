import * as v from 'valibot'

export const SentMessage = v.object({ to: v.string(), text: v.string(), at: v.string() })
export type SentMessage = v.InferOutput<typeof SentMessage>

/** `fileName` names the attachment. */
export type SentMail = { key: string; to: string; subject: string; text: string; at: string; fileName?: string }
