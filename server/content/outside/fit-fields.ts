import sanitize from 'sanitize-html'
import * as v from 'valibot'
import { cleanHtml } from '#server/content/clean-html.ts'
import { isList, isSchema } from '#server/content/schema-kinds.ts'

type Body = Record<string, unknown>
type Entries = Record<string, v.GenericSchema>

export type Known = ReadonlySet<string>

/**
 * Merges an external page over ours; missing or invalid fields keep our value. HTML becomes text except in field
 * `html`.
 */
export function fitFields(outside: Body, ours: Body, entries: Entries, known: Known, html?: string): Body {
  const fitted = Object.entries(entries).flatMap(([name, schema]): [string, unknown][] => {
    const written = outside[name]
    const value =
      name === html && typeof written === 'string' && written.trim()
        ? named(cleanHtml(written), known)
        : fit(written, schema, known)
    return value === undefined ? [] : [[name, value]]
  })
  return { ...ours, ...Object.fromEntries(fitted) }
}

function fit(value: unknown, schema: v.GenericSchema, known: Known): unknown {
  if (value === undefined || value === null || value === false || value === '') return undefined
  const inner = unwrapped(schema)
  if (isList(inner)) return fitList(value, inner.item, schema, known)
  const entries = entriesOf(inner)
  const read = entries && isBody(value) ? fitFields(value, {}, entries, known) : value
  const candidates =
    typeof read === 'string'
      ? [textOf(read, known), Number(read.replace(',', '.'))]
      : typeof read === 'number'
        ? [read, String(read)]
        : [read]
  return candidates.find((candidate) => v.is(schema, candidate))
}

function fitList(value: unknown, item: v.GenericSchema, list: v.GenericSchema, known: Known): unknown {
  const written = typeof value === 'string' ? paragraphsOf(value) : Array.isArray(value) ? value : []
  const items = written.flatMap((one: unknown, index) => {
    const row =
      isBody(one) && (one['id'] === undefined || one['id'] === null || one['id'] === '')
        ? { ...one, id: String(index + 1) }
        : one
    // ACF returns a list of texts as rows with one text field each.
    const only =
      isBody(one) && !entriesOf(unwrapped(item)) ? Object.values(one).find((field) => typeof field === 'string') : row
    const fitted = fit(only, item, known)
    return fitted === undefined ? [] : [fitted]
  })
  return items.length > 0 && v.is(list, items) ? items : undefined
}

function textOf(html: string, known: Known): string {
  const plain = sanitize(html.toWellFormed(), { allowedTags: [], allowedAttributes: {} })
  const decoded = plain.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
  return named(decoded.replace(/\p{Cc}/gu, ' '), known).trim()
}

/** Removes braces around unknown names, which would otherwise make the page invalid. */
const named = (text: string, known: Known): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) => (known.has(name) ? whole : name))

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const paragraphsOf = (html: string): string[] =>
  html.split(/<\/(?:p|li|h\d|div)>|<br\s*\/?>|\n{2,}/i).filter((part) => part.replace(/<[^>]*>/g, '').trim())

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  if ('wrapped' in schema && isSchema(schema.wrapped)) return unwrapped(schema.wrapped)
  if (
    'pipe' in schema &&
    Array.isArray(schema.pipe) &&
    isSchema(schema.pipe[0]) &&
    schema.pipe[0] !== schema &&
    !('pipe' in schema.pipe[0])
  )
    return schema.pipe[0]
  return schema
}

function entriesOf(schema: v.GenericSchema): Entries | undefined {
  if (schema.type !== 'object' || !('entries' in schema) || !isBody(schema.entries)) return undefined
  return Object.fromEntries(
    Object.entries(schema.entries).flatMap(([name, entry]) => (isSchema(entry) ? [[name, entry] as const] : [])),
  )
}
