import * as v from 'valibot'
import { Text } from './text.ts'

/** `sample` marks a fictional testimonial, which must be displayed as such. */
export const Testimonial = v.object({ id: Text, name: Text, text: Text, sample: v.optional(v.boolean(), false) })
export type Testimonial = v.InferOutput<typeof Testimonial>

export const Rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5))

/** Rating out of 5.0 and number of ratings from a review service; other members are ignored (PAGE-16). */
export const ReviewFigures = v.object({
  rating: Rating,
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type ReviewFigures = v.InferOutput<typeof ReviewFigures>
