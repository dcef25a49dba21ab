import * as v from 'valibot'

export const SCORES = [1, 2, 3, 4, 5] as const
export const Score = v.picklist(SCORES)

export const ScoreRequest = v.object({
  score: Score,
  freeText: v.optional(v.string()),
  customerId: v.optional(v.string()),
})
export type ScoreRequest = v.InferOutput<typeof ScoreRequest>
