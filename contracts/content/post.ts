import * as v from 'valibot'
import { PlanId } from '../catalogue/plans.ts'
import { Text } from './text.ts'

export const POST_CATEGORIES = ['mobile', 'insurance', 'refinancing', 'blog'] as const
export const PostCategory = v.picklist(POST_CATEGORIES)
export type PostCategory = v.InferOutput<typeof PostCategory>

export const Slug = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits with hyphens between'),
)

/** `content` is HTML, `date` the day of first publication, `updated` the day of the last change. */
export const Post = v.object({
  slug: Slug,
  category: PostCategory,
  title: Text,
  subtitle: Text,
  date: v.pipe(v.string(), v.isoDate()),
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
  content: Text,
  plan: v.optional(PlanId),
})
export type Post = v.InferOutput<typeof Post>
