import * as v from 'valibot'

/**
 * The answer to a question asked during a flow; the text contains a path on this site (CHAT-15). Replays compare by
 * `topic` ("plan 6gb", "faq angrerett").
 */
export const Found = v.object({ topic: v.string(), text: v.string() })
export type Found = v.InferOutput<typeof Found>
