import * as v from 'valibot'
import { Text } from './text.ts'

const Row = v.object({ name: Text, purpose: Text, choice: Text, lasts: Text, receiver: Text })

export const CookiePage = v.object({
  title: Text,
  description: Text,
  lead: Text,
  columns: Row,
  rows: v.pipe(v.array(Row), v.minLength(1)),
  paragraphs: v.array(v.object({ title: Text, text: Text })),
})
export type CookiePage = v.InferOutput<typeof CookiePage>
