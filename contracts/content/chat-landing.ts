import * as v from 'valibot'
import { FlowName } from '../chat/flow-name.ts'
import { Figure } from './figure.ts'
import { ListItem, Text } from './text.ts'

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
