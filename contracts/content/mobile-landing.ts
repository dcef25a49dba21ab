import * as v from 'valibot'
import { Rating, Testimonial } from './testimonial.ts'
import { ListItem, Text } from './text.ts'

/** The mobile landing page (PAGE-07); `rating` is out of 5.0. `ratingSample` and `sample` mark fictional data. */
export const MobileLanding = v.object({
  title: Text,
  description: Text,
  content: v.array(Text),
  chatH2: Text,
  chatMessage: Text,
  rating: Rating,
  ratingSample: v.optional(v.boolean(), false),
  testimonials: v.array(Testimonial),
  whyWeTitle: Text,
  whyWeLeftList: v.array(ListItem),
  whyWeRightList: v.array(ListItem),
  whyWeExcludedList: v.array(ListItem),
  whyWeContent: Text,
})
export type MobileLanding = v.InferOutput<typeof MobileLanding>
