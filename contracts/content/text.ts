import * as v from 'valibot'

/** A text of the CMS that may not be empty. */
export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A path on this site, query allowed ("/forsikring"). */
export const SitePath = v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/, 'must be a path on this site'))

/** One item of a checklist; `id` is stable and unique within its list. */
export const ListItem = v.object({ id: Text, text: Text })
export type ListItem = v.InferOutput<typeof ListItem>
