import * as v from 'valibot'
import { FlowName } from '../chat/flow-name.ts'
import { ListItem, Text } from './text.ts'

/** A page around a conversation (PAGE-02, PAGE-13, PAGE-14, PAGE-20). `flow` and `step` take the place of the page's own where they are there. */
export const ChatLanding = v.object({
  title: Text,
  description: Text,
  lead: Text,
  chatTitle: Text,
  flow: v.optional(FlowName),
  step: v.optional(Text),
  moreTitle: v.optional(Text),
  more: v.optional(v.array(ListItem), []),
})
export type ChatLanding = v.InferOutput<typeof ChatLanding>

/** The pages of that kind, by name. */
export type ChatLandingName = 'insurance' | 'hidden-insurance' | 'intro' | 'mobile-feedback'
