import * as v from 'valibot'
import { Figure } from './figure.ts'
import { Rating, Testimonial } from './testimonial.ts'
import { ListItem, Text } from './text.ts'

/**
 * The refinancing page and its campaigns (PAGE-16, PAGE-17). `rating` is out of 5.0; `ratingSample` marks it as
 * fictional.
 */
export const RefinancingLanding = v.object({
  title: Text,
  description: v.optional(Text),
  lead: v.optional(Text),
  chatText: Text,
  chatMessage: v.optional(Text),
  rating: Rating,
  ratingSample: v.optional(v.boolean(), false),
  figures: v.optional(v.array(Figure), []),
  howTitle: v.optional(Text),
  how: v.optional(v.array(ListItem), []),
  testimonials: v.optional(v.array(Testimonial), []),
  trustTitle: Text,
  trustText: v.optional(Text),
  trustList: v.array(ListItem),
  logoTitle: Text,
})
export type RefinancingLanding = v.InferOutput<typeof RefinancingLanding>
