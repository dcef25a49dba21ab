import * as v from 'valibot'
import { Text } from './text.ts'

export const FaqCategory = v.picklist(['mobile', 'refinancing', 'insurance'])
export type FaqCategory = v.InferOutput<typeof FaqCategory>

/** A question and its answer in paragraphs; `slug` is its address under the category. */
export const FaqEntry = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  question: Text,
  answer: v.pipe(v.array(Text), v.minLength(1)),
})
export type FaqEntry = v.InferOutput<typeof FaqEntry>

export const Faq = v.object({ entries: v.array(FaqEntry) })
