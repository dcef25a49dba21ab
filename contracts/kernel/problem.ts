import * as v from 'valibot'

const FieldError = v.object({ path: v.string(), message: v.string() })

/** application/problem+json (RFC 9457) with a stable `code`; the shape of every error response. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.string(),
  errors: v.optional(v.array(FieldError)),
})
export type Problem = v.InferOutput<typeof Problem>
