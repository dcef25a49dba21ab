import * as v from 'valibot'
import { Rating } from './testimonial.ts'

/** Rating out of 5.0 and number of ratings from a review service; other members are ignored (PAGE-16). */
export const ReviewFigures = v.object({
  rating: Rating,
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type ReviewFigures = v.InferOutput<typeof ReviewFigures>
