import sanitize from 'sanitize-html'
import * as v from 'valibot'
import { cleanHtml } from '#server/content/clean-html.ts'

type Body = Record<string, unknown>
type Entries = Record<string, v.GenericSchema>

/** Names in braces that a text may hold. */
export type Known = ReadonlySet<string>

/**
 * A page of another server over the one that comes with the portal: each field that has the shape the contract asks for,
 * when read as such servers write it, takes the place of ours; what is missing or makes no sense stays ours, so half a page still is
 * a page. HTML becomes text, in paragraphs where a list of texts is asked for; numbers may be texts; `false`, `null` and
 * nothing are empty lists; an item that makes no sense is left out of its list. The field `html` stays HTML, made harmless.
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
    // A list of texts comes from ACF as a list of rows with one text each.
    const only =
      isBody(one) && !entriesOf(unwrapped(item)) ? Object.values(one).find((field) => typeof field === 'string') : row
    const fitted = fit(only, item, known)
    return fitted === undefined ? [] : [fitted]
  })
  return items.length > 0 && v.is(list, items) ? items : undefined
}

/** Text without markup. */
function textOf(html: string, known: Known): string {
  const plain = sanitize(html.toWellFormed(), { allowedTags: [], allowedAttributes: {} })
  const decoded = plain.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
  return named(decoded.replace(/\p{Cc}/gu, ' '), known).trim()
}

/** Braces stay only around a name that means something. */
const named = (text: string, known: Known): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) => (known.has(name) ? whole : name))

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const paragraphsOf = (html: string): string[] =>
  html.split(/<\/(?:p|li|h\d|div)>|<br\s*\/?>|\n{2,}/i).filter((part) => part.replace(/<[^>]*>/g, '').trim())

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema inside v.optional, and before the checks of a pipe. */
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
const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
const isList = (schema: v.GenericSchema): schema is v.GenericSchema & { item: v.GenericSchema } =>
  schema.type === 'array' && 'item' in schema && isSchema(schema.item)

function entriesOf(schema: v.GenericSchema): Entries | undefined {
  if (schema.type !== 'object' || !('entries' in schema) || !isBody(schema.entries)) return undefined
  return Object.fromEntries(
    Object.entries(schema.entries).flatMap(([name, entry]) => (isSchema(entry) ? [[name, entry] as const] : [])),
  )
}
