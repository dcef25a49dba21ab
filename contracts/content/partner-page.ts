import * as v from 'valibot'
import { LegalPage } from './legal-page.ts'
import { ListItem, Text } from './text.ts'

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
