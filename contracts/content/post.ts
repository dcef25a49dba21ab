import * as v from 'valibot'
import { PlanId } from '../catalogue/plans.ts'
import { Text } from './text.ts'

/** Where a post is shown: under its product's section, or in the blog. */
export const POST_CATEGORIES = ['mobile', 'insurance', 'refinancing', 'blog'] as const
export const PostCategory = v.picklist(POST_CATEGORIES)
export type PostCategory = v.InferOutput<typeof PostCategory>

/** What addresses a post under its section. */
export const Slug = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits with hyphens between'),
)

/** An article as it is written: `content` is HTML, `date` the day it was first published, `updated` the day of its last change. */
export const Post = v.object({
  slug: Slug,
  category: PostCategory,
  title: Text,
  subtitle: Text,
  date: v.pipe(v.string(), v.isoDate()),
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
  content: Text,
  /** The plan the conversation beside it begins with. */
  plan: v.optional(PlanId),
})
export type Post = v.InferOutput<typeof Post>
