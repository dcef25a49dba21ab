import * as v from 'valibot'
import { Text } from './text.ts'

const Paragraph = v.object({
  title: Text,
  text: Text,
  subParagraphs: v.optional(v.array(v.object({ title: v.optional(Text), text: Text })), []),
})

/** `dataVersion` is the day (YYYY-MM-DD) this wording came into force. */
export const LegalPage = v.object({
  custom_page_title: Text,
  dataVersion: v.pipe(v.string(), v.isoDate()),
  paragraphs: v.array(Paragraph),
  companyName: v.optional(Text),
  org: v.optional(Text),
  address: v.optional(Text),
  postalCode: v.optional(Text),
  email: v.optional(Text),
})
export type LegalPage = v.InferOutput<typeof LegalPage>
