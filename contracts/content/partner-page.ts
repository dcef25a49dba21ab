import * as v from 'valibot'
import { LegalPage } from './legal-page.ts'
import { ListItem, Text } from './text.ts'

/** A welcome to customers taken over from a partner brand (PAGE-21): what stays the same, and the terms to approve where there are any. */
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

/** The partner brands, by the name in their address. */
export type PartnerName = 'telibob' | 'telipol'
