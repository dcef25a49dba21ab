import { cleanHtml } from './clean-html.ts'
import type { ContentDocument } from './content-document.ts'

/** A body whose texts are harmless: what holds a tag is HTML and cleaned as such, the rest stays letter by letter. */
export const cleanBody = (body: ContentDocument['body']): ContentDocument['body'] => Object.fromEntries(Object.entries(body).map(([field, value]) => [field, clean(value)]))

function clean(value: unknown): unknown {
  if (typeof value === 'string') return /<[a-z!/?]/i.test(value) ? cleanHtml(value) : value
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, clean(inner)]))
  return value
}
