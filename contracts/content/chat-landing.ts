import * as v from 'valibot'
import { FlowName } from '../chat/flow-name.ts'
import { Figure } from './figure.ts'
import { ListItem, Text } from './text.ts'

/**
 * A page around a conversation (PAGE-02, PAGE-13, PAGE-14, PAGE-19, PAGE-20). `flow` and `step` take the place of the page's own where
 * they are there; `more` is how it goes, step by step; `trustList` what one can count on.
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

/** The pages of that kind that have more around their conversation than the route `landing` shows, by name. */
export type ChatLandingName = 'insurance' | 'hidden-insurance' | 'intro' | 'about' | 'child-plan'
