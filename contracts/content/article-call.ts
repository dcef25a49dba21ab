import * as v from 'valibot'
import { PlanId } from '../catalogue/plans.ts'
import { Locale } from '../kernel/locale.ts'
import { PostCategory, Slug } from './post.ts'
import { Text } from './text.ts'

const Title = v.pipe(Text, v.maxLength(200))
const Status = v.picklist(['publish', 'draft'])
const Version = v.pipe(v.number(), v.integer(), v.minValue(0))

const fields = {
  category: PostCategory,
  title: Title,
  subtitle: v.pipe(Text, v.maxLength(500)),
  content: v.pipe(Text, v.maxLength(200_000)),
  status: Status,
  date: v.pipe(v.string(), v.isoDate()),
  plan: PlanId,
}

/** Body for creating an article; the date defaults to today, and the slug is derived from the title (CALL-13). */
export const NewArticle = v.object({
  ...fields,
  locale: v.optional(Locale, 'nb_NO'),
  slug: v.optional(Slug),
  status: v.optional(Status, 'publish'),
  date: v.optional(fields.date),
  plan: v.optional(PlanId),
})
export type NewArticle = v.InferOutput<typeof NewArticle>

/** `dataVersion` is the version the editor last saw, so that a concurrent change is detected. */
export const ArticleChange = v.object({
  ...v.partial(v.object(fields)).entries,
  plan: v.optional(v.nullable(PlanId)),
  dataVersion: v.optional(Version),
})

export type ArticleAnswer = {
  id: string
  locale: Locale
  slug: string
  title: string
  subtitle: string
  content: string
  category: PostCategory
  categories: PostCategory[]
  status: string
  uri: string
  date: string
  updated: string
  dataVersion: number
}

export const PageChange = v.object({
  status: v.optional(Status),
  content: v.optional(v.record(v.string(), v.unknown())),
  dataVersion: v.optional(Version),
})
