import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { ArticleChange, NewArticle, type ArticleAnswer } from '#contracts/content/article-call.ts'
import { Post, PostCategory } from '#contracts/content/post.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readBody } from '#server/edge/read-body.ts'
import { isEditor, requireEditor } from '#server/edge/require-editor.ts'
import type { Runtime } from '#server/runtime.ts'
import type { ContentDocument } from './content-document.ts'
import type { Cms } from './create-embedded-content.ts'
import { editDocument, etagOf } from './edit-document.ts'
import type { EditableStore } from './open-content-store.ts'
import { parseBody } from './parse-body.ts'
import { localeOfLanguage } from './locale-of-language.ts'

const LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ð: 'd', þ: 'th', ß: 'ss' }

function slugOf(title: string): string {
  const letters = title
    .toLowerCase()
    .replace(/[æøåäöðþß]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return (
    letters
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80)
      .replace(/-$/, '') || 'artikkel'
  )
}

export type EditingDeps = { runtime: Runtime; store: EditableStore; cms: Cms; editorTokens: readonly string[] }

const BODY_LIMIT = 512 * 1024
const noSuchArticle = () => new HttpProblem(404, 'not_found', 'There is no such article.')

/** {api}/v2.0/cms/articles: published articles for everyone; drafts and changes for editors (CALL-13). */
export function articlesRoutes({ runtime, store, cms, editorTokens }: EditingDeps): Hono {
  const routes = new Hono()
  const today = () => osloDay(runtime.now())
  const paths = ['/:id', '/:id/']

  routes.on('GET', ['/', ''], (c) => {
    const locales = localesOf(c.req.query('locale'))
    const category = categoryOf(c.req.query('category'))
    const found = isEditor(c.req.raw.headers, editorTokens)
      ? locales.flatMap((locale) =>
          store
            .current()
            .list('post', locale)
            .filter(({ status }) => status !== 'trash')
            .flatMap(asWritten),
        )
      : locales.flatMap((locale) => cms.posts(locale).map(({ document, post }) => answerOf(document, post)))
    return c.json(
      found
        .filter((article) => category === undefined || article.category === category)
        .toSorted((a, b) => b.date.localeCompare(a.date)),
    )
  })

  routes.on('GET', paths, (c) => {
    const { locale, slug } = idOf(c)
    const document = store.current().find('post', locale, slug)
    const editor = isEditor(c.req.raw.headers, editorTokens)
    const [article] =
      editor && document?.status !== 'trash'
        ? document
          ? asWritten(document)
          : []
        : cms.posts(locale).flatMap(({ document, post }) => (post.slug === slug ? [answerOf(document, post)] : []))
    if (!article) throw noSuchArticle()
    c.header('etag', etagOf({ version: article.dataVersion }))
    return c.json(article)
  })

  routes.on('POST', ['/', ''], requireEditor(editorTokens), async (c) => {
    const { locale, status, slug = '', date = today(), ...fields } = await readBody(c.req.raw, NewArticle, BODY_LIMIT)
    const name = slug || slugOf(fields.title)
    const taken = store.current().find('post', locale, name)
    if (taken && taken.status !== 'trash')
      throw new HttpProblem(409, 'slug_taken', `There is an article ${name} in ${locale} already; choose another slug.`)
    const seen = { ifMatch: undefined, dataVersion: taken?.version ?? 0 }
    const change = () => ({ status, body: { ...fields, slug: name, date } })
    const document = await editDocument(store, {
      kind: 'post',
      locale,
      name,
      seen,
      change,
      problemsOf: ({ body }) => postProblems(body),
    })
    return answered(c, document, 201)
  })

  routes.on('PATCH', paths, requireEditor(editorTokens), async (c) => {
    const { dataVersion, status, ...fields } = await readBody(c.req.raw, ArticleChange, BODY_LIMIT)
    const { locale, slug } = idOf(c)
    const change = (before: ContentDocument | undefined) => {
      if (!before || before.status === 'trash') throw noSuchArticle()
      const body = { ...before.body, ...fields, updated: today() }
      return {
        status: status ?? before.status,
        body: Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined)),
      }
    }
    const seen = { ifMatch: c.req.header('if-match'), dataVersion }
    const document = await editDocument(store, {
      kind: 'post',
      locale,
      name: slug,
      seen,
      change,
      problemsOf: ({ body }) => postProblems(body),
    })
    return answered(c, document, 200)
  })
  return routes
}

function answered(c: Context, document: ContentDocument, status: 200 | 201): Response {
  const [article] = asWritten(document)
  if (!article) throw noSuchArticle()
  c.header('etag', etagOf(document))
  if (status === 201) c.header('location', `/services/api/v2.0/cms/articles/${article.id}`)
  return c.json(article, status)
}

const postProblems = (body: ContentDocument['body']) => {
  const parsed = parseBody(body, Post, undefined)
  return parsed.ok ? [] : parsed.problems
}

/** Placeholders in braces are not filled in, so that the editor can save them unchanged. */
function asWritten(document: ContentDocument): ArticleAnswer[] {
  const parsed = parseBody(document.body, Post, undefined)
  return parsed.ok ? [answerOf(document, parsed.value)] : []
}

function answerOf(
  { locale, status, version }: ContentDocument,
  { slug, category, title, subtitle, content, date, updated = date }: Post,
): ArticleAnswer {
  return {
    id: `${locale}:${slug}`,
    locale,
    slug,
    title,
    subtitle,
    content,
    category,
    categories: [category],
    status,
    uri: `/${category}/${slug}`,
    date,
    updated,
    dataVersion: version,
  }
}

function idOf(c: Context): { locale: Locale; slug: string } {
  const [first = '', ...rest] = (c.req.param('id') ?? '').split(':')
  const locale = localeOfLanguage(rest.length > 0 ? first : (c.req.query('locale') ?? 'nb_NO'))
  if (!locale) throw noSuchArticle()
  return { locale, slug: rest.length > 0 ? rest.join(':') : first }
}

function localesOf(asked: string | undefined): readonly Locale[] {
  if (asked === undefined) return LOCALES
  const locale = localeOfLanguage(asked)
  if (!locale) throw wrong('locale', `must be one of ${LOCALES.join(', ')}`)
  return [locale]
}

function categoryOf(asked: string | undefined): PostCategory | undefined {
  if (asked === undefined) return undefined
  if (!v.is(PostCategory, asked)) throw wrong('category', `must be one of ${PostCategory.options.join(', ')}`)
  return asked
}

const wrong = (path: string, message: string) =>
  new HttpProblem(400, 'invalid', 'Some fields are missing or wrong; see errors.', { errors: [{ path, message }] })
