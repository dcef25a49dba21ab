import * as v from 'valibot'
import { PLAN_IDS } from '../catalogue/plans.ts'
import { Text } from './text.ts'

const list = v.array(Text)

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

export const Plans = v.object({ plans: v.object(v.entriesFromList(PLAN_IDS, v.optional(PlanPage))) })
