import * as v from 'valibot'
import { Text } from './text.ts'

const Paragraph = v.object({
  title: Text,
  text: Text,
  subParagraphs: v.optional(v.array(v.object({ title: v.optional(Text), text: Text })), []),
})

/** Terms a person agrees to or is told of; `dataVersion` is the day (YYYY-MM-DD) this wording came into force. */
export const LegalPage = v.object({ title: Text, dataVersion: v.pipe(v.string(), v.isoDate()), paragraphs: v.array(Paragraph) })
export type LegalPage = v.InferOutput<typeof LegalPage>
