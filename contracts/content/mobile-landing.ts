import * as v from 'valibot'
import { ListItem, Text } from './text.ts'

/** What a customer said; `sample` marks one that is made up until the operator has real ones, and is to be shown as such. */
const Testimonial = v.object({ id: Text, name: Text, text: Text, sample: v.optional(v.boolean(), false) })

/** The mobile landing (PAGE-07); `rating` is out of 5.0, and `ratingSample` says it is made up, as a testimonial's `sample` does. */
export const MobileLanding = v.object({
  title: Text,
  description: Text,
  content: v.array(Text),
  chatH2: Text,
  chatMessage: Text,
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  ratingSample: v.optional(v.boolean(), false),
  testimonials: v.array(Testimonial),
  whyWeTitle: Text,
  whyWeLeftList: v.array(ListItem),
  whyWeRightList: v.array(ListItem),
  whyWeExcludedList: v.array(ListItem),
  whyWeContent: Text,
})
export type MobileLanding = v.InferOutput<typeof MobileLanding>
