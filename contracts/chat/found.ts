import * as v from 'valibot'

/**
 * The answer to a question asked during a flow; the text contains a path on this site (CHAT-15). Replays compare by
 * `topic` ("plan 6gb", "faq angrerett"). `endsTurn`: the question is not said again behind it, though it can be answered.
 * `likelyQuestions`: no answer is certain, and these are offered.
 */
export const Found = v.object({
  topic: v.string(),
  text: v.string(),
  endsTurn: v.exactOptional(v.literal(true)),
  likelyQuestions: v.exactOptional(v.array(v.string())),
})
export type Found = v.InferOutput<typeof Found>
