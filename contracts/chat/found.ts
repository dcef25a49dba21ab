import * as v from 'valibot'

/**
 * What was found on a question asked in between (CHAT-15): the answer as it is said, one of our own paths in it, and what it is
 * about, by which a replay compares ("plan 6gb", "faq angrerett").
 */
export const Found = v.object({ topic: v.string(), text: v.string() })
export type Found = v.InferOutput<typeof Found>
