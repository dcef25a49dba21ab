import * as v from 'valibot'
import { Text } from './text.ts'

export const FAQ_CATEGORIES = ['mobile', 'refinancing', 'insurance'] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]

/** A question and its answer in paragraphs; `slug` is its address under the category. */
export const FaqEntry = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  question: Text,
  answer: v.pipe(v.array(Text), v.minLength(1)),
  /** What people call it when they ask, beside the question's own words. */
  words: v.optional(v.array(Text), []),
})
export type FaqEntry = v.InferOutput<typeof FaqEntry>

/** What articles are about, in the order they are listed. */
export const ARTICLE_CATEGORIES = [
  'mobile',
  'abroad',
  'power',
  'insurance',
  'refinancing',
  'invoice',
  'account',
  'service',
] as const

/** A question and its answer with what it is about; `slug` is its place on /kundeservice. */
export const Article = v.object({ ...FaqEntry.entries, category: v.picklist(ARTICLE_CATEGORIES) })
export type Article = v.InferOutput<typeof Article>

export const Articles = v.object({ entries: v.array(Article) })
export const Faq = v.object({ entries: v.array(FaqEntry) })
