import * as v from 'valibot'
import { FlowName } from '../chat/flow-name.ts'
import { ARTICLE_CATEGORIES } from './faq.ts'
import { ListItem, Text } from './text.ts'

export const HomeContent = v.object({
  title: Text,
  description: Text,
  header: Text,
  chatH1: Text,
  howTitle: v.optional(Text),
  how: v.optional(v.array(ListItem), []),
  trustTitle: v.optional(Text),
  trustText: v.optional(Text),
  trustList: v.optional(v.array(ListItem), []),
  faq: v.optional(v.picklist(ARTICLE_CATEGORIES)),
  flow: v.optional(FlowName),
  step: v.optional(Text),
})
export type HomeContent = v.InferOutput<typeof HomeContent>
