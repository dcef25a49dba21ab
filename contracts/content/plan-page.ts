import * as v from 'valibot'
import { Text } from './text.ts'

const list = v.array(Text)

/** The words of a plan's page (PAGE-08); prices come from the catalogue. `subscriptionValue` is what one gets ("30 GB"). */
export const PlanPage = v.object({
  title: Text,
  description: Text,
  content: v.array(Text),
  firstMessage: Text,
  subscriptionValue: Text,
  includedLeft: list,
  includedRight: list,
  excludedLeft: list,
  excludedRight: list,
})
export type PlanPage = v.InferOutput<typeof PlanPage>
