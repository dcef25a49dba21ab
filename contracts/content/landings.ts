import * as v from 'valibot'
import { Rating, Testimonial } from './testimonial.ts'
import { ListItem, Text } from './text.ts'
import { LegalPage } from './legal-pages.ts'
import { FlowName } from '../chat/flow-name.ts'
import { Figure } from './text.ts'

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

export const PartnerPage = v.object({
  title: Text,
  description: Text,
  lead: Text,
  chatTitle: Text,
  sameTitle: Text,
  same: v.pipe(v.array(ListItem), v.minLength(1)),
  terms: v.optional(LegalPage),
})
export type PartnerPage = v.InferOutput<typeof PartnerPage>

export const CompetitionPage = v.object({
  title: Text,
  subtitle: Text,
  description: v.pipe(v.array(Text), v.minLength(1)),
  chatTitle: v.optional(Text),
  flow: v.optional(FlowName),
  step: v.optional(Text),
})
export type CompetitionPage = v.InferOutput<typeof CompetitionPage>

/**
 * A page around a conversation; `flow` and `step` override those of the page (PAGE-02, PAGE-13, PAGE-14, PAGE-19,
 * PAGE-20).
 */
export const ChatLanding = v.object({
  title: Text,
  description: Text,
  lead: Text,
  chatTitle: Text,
  firstmessage: v.optional(Text),
  flow: v.optional(FlowName),
  step: v.optional(Text),
  moreTitle: v.optional(Text),
  more: v.optional(v.array(ListItem), []),
  figures: v.optional(v.array(Figure), []),
  trustTitle: v.optional(Text),
  trustText: v.optional(Text),
  trustList: v.optional(v.array(ListItem), []),
})
export type ChatLanding = v.InferOutput<typeof ChatLanding>

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
