import * as v from 'valibot'
import { Text } from './text.ts'

const Row = v.object({ name: Text, purpose: Text, choice: Text, lasts: Text, receiver: Text })

/** The table of cookies (PAGE-19); `columns` are its headings, `rows` what the portal sets. */
export const CookiePage = v.object({
  title: Text,
  description: Text,
  lead: Text,
  columns: Row,
  rows: v.pipe(v.array(Row), v.minLength(1)),
  paragraphs: v.array(v.object({ title: Text, text: Text })),
})
export type CookiePage = v.InferOutput<typeof CookiePage>
