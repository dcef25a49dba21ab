import { Hono, type Context } from 'hono'
import { PageChange } from '#contracts/content/article-call.ts'
import { LOCALES, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import { HttpProblem } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { requireEditor } from '../../http/require-editor.ts'
import type { EditingDeps } from './articles-routes.ts'
import type { ContentDocument } from './content-document.ts'
import { editDocument, etagOf } from './edit-document.ts'

const BODY_LIMIT = 512 * 1024
const noSuchPage = () => new HttpProblem(404, 'not_found', 'There is no such page.')

/** {api}/v2.0/cms/pages: every page as it is written, for an editor to read, change and give back (DELETE) to what came with the portal; a name in braces stands for a price or a fact. */
export function pagesRoutes({ store, cms, editorTokens }: Omit<EditingDeps, 'world'>): Hono {
  const routes = new Hono()
  routes.use('*', requireEditor(editorTokens))
  const document = '/:locale/:name{.+}'

  routes.on('GET', ['/', ''], (c) =>
    c.json(LOCALES.flatMap((locale) => store.current().list('page', locale).filter(({ status }) => status !== 'trash')).map(headOf)),
  )
  routes.get(document, (c) => {
    const { locale, name } = placeOf(c)
    const page = store.current().find('page', locale, name)
    if (!page || page.status === 'trash') throw noSuchPage()
    return answered(c, page)
  })
  routes.on(['PATCH', 'PUT'], document, async (c) => {
    const { status, content = {}, dataVersion } = await readBody(c.req.raw, PageChange, BODY_LIMIT)
    const { locale, name } = placeOf(c)
    const change = (before: ContentDocument | undefined) => {
      const body = merged(c.req.method === 'PUT' ? {} : before?.body, content)
      return { status: status ?? before?.status ?? 'publish', body }
    }
    const problemsOf = ({ body }: Pick<ContentDocument, 'body'>) => {
      const problems = cms.problemsOf(locale, name, body)
      if (!problems) throw noSuchPage()
      return problems.map(({ path, message }) => ({ path: path ? `content.${path}` : 'content', message }))
    }
    return answered(c, await editDocument(store, { kind: 'page', locale, name, seen: { ifMatch: c.req.header('if-match'), dataVersion }, change, problemsOf }))
  })
  routes.delete(document, async (c) => {
    const place = { kind: 'page' as const, ...placeOf(c) }
    const seed = store.current().seed('page', place.locale, place.name)
    if (!seed) throw new HttpProblem(409, 'no_original', 'This page did not come with the portal; give it the status draft instead.')
    const { status, body } = seed
    return answered(c, await editDocument(store, { ...place, seen: { ifMatch: c.req.header('if-match'), dataVersion: undefined }, change: () => ({ status, body, edited: false }), problemsOf: () => [] }))
  })
  return routes
}

function placeOf(c: Context): { locale: Locale; name: string } {
  const locale = readLocale(c.req.param('locale'))
  const name = (c.req.param('name') ?? '').replace(/\/$/, '')
  if (!locale || !/^[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100})?$/.test(name)) throw noSuchPage()
  return { locale, name }
}

/** Fields over fields, at every depth; null takes one away, a list takes the place of the one before (RFC 7396). */
function merged(before: unknown, change: Fields): Fields {
  const fields: [string, unknown][] = Object.entries(change).map(([name, value]) => [name, isFields(value) ? merged(isFields(before) ? before[name] : undefined, value) : value])
  return Object.fromEntries([...Object.entries(isFields(before) ? before : {}), ...fields].filter(([name, value]) => value !== null && change[name] !== null))
}
type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const headOf = ({ locale, name, status, version, updatedAt }: Omit<ContentDocument, 'body'>) => ({ locale, name, status, dataVersion: version, updated: updatedAt.toISOString() })

function answered(c: Context, page: ContentDocument): Response {
  c.header('etag', etagOf(page))
  return c.json({ ...headOf(page), content: page.body })
}
