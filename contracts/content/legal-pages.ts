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

export const HtmlPage = v.object({ title: Text, description: Text, content: Text })
export type HtmlPage = v.InferOutput<typeof HtmlPage>

const CookieRow = v.object({ name: Text, purpose: Text, choice: Text, lasts: Text, receiver: Text })

export const CookiePage = v.object({
  title: Text,
  description: Text,
  lead: Text,
  columns: CookieRow,
  rows: v.pipe(v.array(CookieRow), v.minLength(1)),
  paragraphs: v.array(v.object({ title: Text, text: Text })),
})
export type CookiePage = v.InferOutput<typeof CookiePage>

export const CookieDisclaimer = v.object({ text: Text, moreButtonText: Text, acceptButtonText: Text })
export type CookieDisclaimer = v.InferOutput<typeof CookieDisclaimer>
