import * as v from 'valibot'
import { Text } from './text.ts'

export const FAQ_CATEGORIES = ['mobile', 'refinancing', 'insurance'] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]

export const FaqEntry = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  question: Text,
  answer: v.pipe(v.array(Text), v.minLength(1)),
  words: v.optional(v.array(Text), []),
})
export type FaqEntry = v.InferOutput<typeof FaqEntry>

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

export const Article = v.object({ ...FaqEntry.entries, category: v.picklist(ARTICLE_CATEGORIES) })
export type Article = v.InferOutput<typeof Article>

export const Articles = v.object({ entries: v.array(Article) })
export const Faq = v.object({ entries: v.array(FaqEntry) })
