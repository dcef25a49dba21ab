import * as v from 'valibot'

export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty())

export const SitePath = v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/, 'must be a path on this site'))

export const ListItem = v.object({ id: Text, text: Text })
export type ListItem = v.InferOutput<typeof ListItem>

export type InLanguage<T> = T & { lang?: string | undefined }

export const Figure = v.object({ id: Text, value: Text, text: Text })
export type Figure = v.InferOutput<typeof Figure>
