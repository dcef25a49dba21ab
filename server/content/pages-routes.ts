import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { PageChange } from '#contracts/content/article-call.ts'
import { LOCALES, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readBody } from '#server/edge/read-body.ts'
import { requireEditor } from '#server/edge/require-editor.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import { FAQ_CATEGORIES } from '#contracts/content/faq.ts'
import { titlesOf } from '#contracts/content/title.ts'
import type { EditingDeps } from './articles-routes.ts'
import type { ContentDocument, ContentStore, Snapshot } from './content-document.ts'
import { editDocument, etagOf } from './edit-document.ts'
import { localeOfLanguage } from './locale-of-language.ts'
import type { Cms } from './create-embedded-content.ts'
import { findPage } from './find-page.ts'

const Line = v.picklist(FAQ_CATEGORIES)

/**
 * GET /services/cms/{language}/titles/{line}: titles of all articles on a product line, for the page search (PAGE-23).
 */
export function titlesRoutes(content: Pick<ContentPort, 'posts' | 'articles'>): Hono {
  const routes = new Hono()
  routes.get('/:language/titles/:line', async (c) => {
    const locale = localeOfLanguage(c.req.param('language'))
    const line = c.req.param('line')
    if (!locale || !v.is(Line, line))
      throw new HttpProblem(404, 'not_found', 'There is no such line of products in this language.')
    return c.json(await titlesOf(content, locale, line), 200, { 'cache-control': 'no-cache' })
  })
  return routes
}

const KINDS = ['page', 'post'] as const
const named = new WeakMap<Snapshot, string>()

export function contentVersion({ current }: Pick<ContentStore, 'current'>): string {
  const snapshot = current()
  const name = named.get(snapshot) ?? nameOf(snapshot)
  named.set(snapshot, name)
  return name
}

function nameOf(snapshot: Snapshot): string {
  const written = LOCALES.flatMap((locale) =>
    KINDS.flatMap((kind) =>
      snapshot.list(kind, locale).map(({ name, status, body }) => JSON.stringify([kind, locale, name, status, body])),
    ),
  )
  return createHash('sha256').update(written.toSorted().join()).digest('base64url').slice(0, 8)
}

const BODY_LIMIT = 512 * 1024
const noSuchPage = () => new HttpProblem(404, 'not_found', 'There is no such page.')

/**
 * {api}/v2.0/cms/pages: pages with unfilled placeholders, to read, change and reset (DELETE) to the shipped version.
 */
export function pagesRoutes({ store, cms, editorTokens }: Omit<EditingDeps, 'runtime'>): Hono {
  const routes = new Hono()
  routes.use('*', requireEditor(editorTokens))
  const document = '/:locale/:name{.+}'

  routes.on('GET', ['/', ''], (c) =>
    c.json(
      LOCALES.flatMap((locale) =>
        store
          .current()
          .list('page', locale)
          .filter(({ status }) => status !== 'trash'),
      ).map(headOf),
    ),
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
    return answered(
      c,
      await editDocument(store, {
        kind: 'page',
        locale,
        name,
        seen: { ifMatch: c.req.header('if-match'), dataVersion },
        change,
        problemsOf,
      }),
    )
  })
  routes.delete(document, async (c) => {
    const place = { kind: 'page' as const, ...placeOf(c) }
    const seed = store.current().seed('page', place.locale, place.name)
    if (!seed)
      throw new HttpProblem(
        409,
        'no_original',
        'This page did not come with the portal; give it the status draft instead.',
      )
    const { status, body } = seed
    return answered(
      c,
      await editDocument(store, {
        ...place,
        seen: { ifMatch: c.req.header('if-match'), dataVersion: undefined },
        change: () => ({ status, body, edited: false }),
        problemsOf: () => [],
      }),
    )
  })
  return routes
}

function placeOf(c: Context): { locale: Locale; name: string } {
  const locale = readLocale(c.req.param('locale'))
  const name = (c.req.param('name') ?? '').replace(/\/$/, '')
  if (!locale || !/^[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100})?$/.test(name)) throw noSuchPage()
  return { locale, name }
}

function merged(before: unknown, change: Fields): Fields {
  const fields: [string, unknown][] = Object.entries(change).map(([name, value]) => [
    name,
    isFields(value) ? merged(isFields(before) ? before[name] : undefined, value) : value,
  ])
  return Object.fromEntries(
    [...Object.entries(isFields(before) ? before : {}), ...fields].filter(
      ([name, value]) => value !== null && change[name] !== null,
    ),
  )
}
type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const headOf = ({ locale, name, status, version, updatedAt }: Omit<ContentDocument, 'body'>) => ({
  locale,
  name,
  status,
  dataVersion: version,
  updated: updatedAt.toISOString(),
})

function answered(c: Context, page: ContentDocument): Response {
  c.header('etag', etagOf(page))
  return c.json({ ...headOf(page), content: page.body })
}

/** GET /services/cms/version: lets open pages detect new content. `version` must not wait for external content. */
export function versionRoutes(version: (request: Request) => string): Hono {
  const routes = new Hono()
  routes.get('/', (c) => {
    const now = version(c.req.raw)
    const headers = { etag: `"${now}"`, 'cache-control': 'no-cache' }
    return c.req.header('if-none-match') === headers.etag ? c.body(null, 304, headers) : c.text(now, 200, headers)
  })
  return routes
}

/** ACF's REST format (CALL-16): GET {language}/wp-json/acf/v3/pages/{pageId}/ returns the fields as `acf`. */
export function acfRoutes(cms: Cms): Hono {
  const routes = new Hono()
  const pages = 'wp-json/acf/v3/pages/:pageId{.+}'
  routes.on('GET', [`/${pages}`, `/:language/${pages}`], (c) => {
    const locale = localeOfLanguage(c.req.param('language') ?? 'nb')
    const found = locale && findPage(cms, locale, (c.req.param('pageId') ?? '').replace(/\/$/, ''))
    if (!found) throw new HttpProblem(404, 'not_found', 'There is no such published page in this language.')
    return c.json({ acf: found.page })
  })
  return routes
}
