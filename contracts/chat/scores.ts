import * as v from 'valibot'

/** How content a customer can be, from very discontent to very content. */
export const SCORES = [1, 2, 3, 4, 5] as const
export const Score = v.picklist(SCORES)

/** What storing a score needs; the reason may come later. */
export const ScoreRequest = v.object({
  score: Score,
  freeText: v.optional(v.string()),
  customerId: v.optional(v.string()),
})
export type ScoreRequest = v.InferOutput<typeof ScoreRequest>
