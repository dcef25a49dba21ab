import * as v from 'valibot'
import { Rating } from './testimonial.ts'

/** What a review service says of us (PAGE-16): the rating out of 5.0, and how many gave it. Other members are ignored. */
export const ReviewFigures = v.object({
  rating: Rating,
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type ReviewFigures = v.InferOutput<typeof ReviewFigures>
