import * as v from 'valibot'
import { FlowName } from '../chat/flow-name.ts'
import { Text } from './text.ts'

export const CompetitionPage = v.object({
  title: Text,
  subtitle: Text,
  description: v.pipe(v.array(Text), v.minLength(1)),
  chatTitle: v.optional(Text),
  flow: v.optional(FlowName),
  step: v.optional(Text),
})
export type CompetitionPage = v.InferOutput<typeof CompetitionPage>
