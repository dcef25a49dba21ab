import * as v from 'valibot'
import { Text } from './text.ts'

/** What a customer said; `sample` marks one that is made up until the operator has real ones, and is to be shown as such. */
export const Testimonial = v.object({ id: Text, name: Text, text: Text, sample: v.optional(v.boolean(), false) })
export type Testimonial = v.InferOutput<typeof Testimonial>

/** How customers rate us, out of 5.0. */
export const Rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5))
