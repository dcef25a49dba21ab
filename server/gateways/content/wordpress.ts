import { bulkhead } from 'cockatiel'
import * as v from 'valibot'
import type { Locale } from '#contracts/kernel/locale.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { createHttpClient, jsonOf } from '#server/gateways/http-client.ts'
import type { ContentServer, OutsidePage, PagePlace } from './port.ts'

const AT_ONCE = 4
const OUTAGES = 20

type Question = { path: string; headers: Record<string, string>; method?: 'POST'; body?: string }

function createAsk(base: string, deadline: number): (question: Question) => Promise<Result<unknown>> {
  const client = createHttpClient({ base, deadline, largest: 2 * 1024 * 1024, outages: OUTAGES })
  const fewAtOnce = bulkhead(AT_ONCE, Infinity)
  return async (question) => {
    const answer = await fewAtOnce.execute(() => client(question))
    // Ends the round, as after a timeout, because the next page may be just as large.
    if (!answer.ok) return answer.reason === 'unreadable' ? fault('unreachable', answer.code) : answer
    const { status } = answer.value
    if (status < 300) return jsonOf(answer.value)
    if (status === 404 || status === 410) return fault('notFound', `http_${status}`)
    return fault('refused', status === 401 || status === 403 ? 'access denied' : `http_${status}`)
  }
}

const LANGUAGES: Record<Locale, string> = { nb_NO: 'nb', sv_SE: 'sv', da_DK: 'da', en_US: 'en' }
const MOST_POSTS = 100

const Fields = v.record(v.string(), v.unknown())
const GraphError = v.looseObject({
  message: v.optional(v.unknown()),
  code: v.optional(v.unknown()),
  extensions: v.optional(v.unknown()),
})
const Answer = v.object({ data: v.optional(v.nullable(Fields)), errors: v.optional(v.nullable(v.array(GraphError))) })
const Page = v.looseObject({
  status: v.string(),
  databaseId: v.optional(v.nullable(v.union([v.number(), v.string()]))),
})
const Posts = v.object({ posts: v.nullable(v.object({ nodes: v.nullable(v.array(v.nullable(Fields))) })) })
const Acf = v.object({ acf: v.union([Fields, v.array(v.unknown()), v.literal(false)]) })

/**
 * WordPress with WPGraphQL and ACF's REST API. WPGraphQL answers unknown pages and drafts with `null` and status 200;
 * ACF returns drafts in full and unknown pages as `acf: []`.
 */
export function createWordPress(url: string, deadline = 4_000): ContentServer {
  const ask = createAsk(url, deadline)
  const ways = new Map<string, number>()

  async function query(
    locale: Locale,
    text: string,
    variables: Record<string, unknown>,
  ): Promise<Result<Record<string, unknown>>> {
    const paths = locale === 'nb_NO' ? ['graphql', 'nb/graphql'] : [`${LANGUAGES[locale]}/graphql`]
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-language': LANGUAGES[locale],
    }
    let answer: Result<unknown> = fault('notFound')
    for (const path of paths) {
      answer = await ask({ path, method: 'POST', headers, body: JSON.stringify({ query: text, variables }) })
      if (answer.ok || answer.reason !== 'notFound') break
    }
    if (!answer.ok) return answer
    const parsed = v.safeParse(Answer, answer.value)
    if (!parsed.success) return fault('unreadable', 'not_graphql')
    const { data, errors } = parsed.output
    if (errors && errors.length > 0)
      return fault(
        'refused',
        /access[-_ ]denied/i.test(JSON.stringify(errors).slice(0, 10_000)) ? 'access denied' : 'graphql_error',
      )
    return data ? ok(data) : fault('unreadable', 'no_data')
  }

  const ownFields = async (
    locale: Locale,
    by: { uri: string } | { pageId: string },
    selection: string,
  ): Promise<Result<v.InferOutput<typeof Page> | undefined>> => {
    const [declared, given, variables] =
      'uri' in by ? ['$uri: String!', 'uri: $uri', by] : ['$id: Int!', 'pageId: $id', { id: Number(by.pageId) }]
    const answer = await query(
      locale,
      `query Page(${declared}) { pageBy(${given}) { status ${selection} } }`,
      variables,
    )
    if (!answer.ok) return answer
    const page = v.safeParse(v.nullable(Page), answer.value['pageBy'] ?? null)
    if (!page.success) return fault('unreadable', 'not_a_page')
    return ok(page.output?.status.toLowerCase() === 'publish' ? page.output : undefined)
  }

  async function acf(locale: Locale, pageId: string): Promise<Result<OutsidePage | undefined>> {
    const answer = await ask({
      path: `${LANGUAGES[locale]}/wp-json/acf/v3/pages/${encodeURIComponent(pageId)}/`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    })
    if (!answer.ok) return answer.reason === 'notFound' ? ok(undefined) : answer
    const parsed = v.safeParse(Acf, answer.value)
    if (!parsed.success) return fault('unreadable', 'not_acf')
    const fields =
      typeof parsed.output.acf === 'object' && !Array.isArray(parsed.output.acf) ? parsed.output.acf : undefined
    return ok(/^(publish|undefined)$/i.test(String(fields?.['status'])) ? fields : undefined)
  }

  /**
   * ACF's REST API does not tell whether a numbered page is published. A named page comes from a server that returns
   * published pages only.
   */
  async function isPublished(locale: Locale, pageId: string): Promise<Result<boolean>> {
    if (!/^\d+$/.test(pageId)) return ok(true)
    const found = await ownFields(locale, { pageId }, '')
    if (found.ok) return ok(found.value !== undefined)
    if (found.reason === 'unreachable') return found
    const answer = await ask({
      path: `${LANGUAGES[locale]}/wp-json/wp/v2/pages/${encodeURIComponent(pageId)}?_fields=status`,
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) return answer.reason === 'unreachable' ? answer : ok(false)
    return ok(v.is(v.looseObject({ status: v.literal('publish') }), answer.value))
  }

  async function pageAt(
    locale: Locale,
    { uri, group, fields }: Extract<PagePlace, { uri: string }>,
  ): Promise<Result<OutsidePage | undefined>> {
    const tries = [
      () => ownFields(locale, { uri }, `title content ${group} { ${fields} }`),
      () => ownFields(locale, { uri }, fields),
      async () => {
        const page = await ownFields(locale, { uri }, 'databaseId title content')
        if (!page.ok || !page.value) return page
        const more = await acf(locale, String(page.value.databaseId ?? uri))
        return more.ok ? ok({ ...page.value, ...more.value }) : more
      },
    ]
    const way = `${locale} ${group}`
    let answer: Result<OutsidePage | undefined> = fault('notFound')
    for (let at = ways.get(way) ?? 0; at < tries.length; at += 1) {
      answer = (await tries[at]?.()) ?? answer
      if (answer.ok && answer.value) ways.set(way, at)
      if (answer.ok || answer.reason !== 'refused' || answer.code === 'access denied') break
    }
    if (!answer.ok || !answer.value) return answer
    const inGroup = v.safeParse(Fields, answer.value[group])
    return ok({ ...answer.value, ...(inGroup.success && withoutNulls(inGroup.output)) })
  }

  return {
    page: async (locale, place) => {
      if ('uri' in place) return pageAt(locale, place)
      const published = await isPublished(locale, place.pageId)
      if (!published.ok) return published
      return published.value ? acf(locale, place.pageId) : ok(undefined)
    },
    posts: async (locale, category) => {
      const selection = 'id slug title content excerpt date modified status uri'
      const answer = await query(
        locale,
        `query Posts($category: String!) { posts(first: ${MOST_POSTS}, where: { categoryName: $category, status: PUBLISH }) { nodes { ${selection} } } }`,
        { category },
      )
      if (!answer.ok) return answer
      const parsed = v.safeParse(Posts, answer.value)
      if (!parsed.success) return fault('unreadable', 'not_posts')
      return ok(
        (parsed.output.posts?.nodes ?? []).flatMap((post) =>
          post && /^publish$/i.test(String(post['status'] ?? 'publish')) ? [post] : [],
        ),
      )
    },
  }
}

const withoutNulls = (fields: OutsidePage): OutsidePage =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
