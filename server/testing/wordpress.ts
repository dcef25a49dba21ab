import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import * as v from 'valibot'

type Fields = Record<string, unknown>
type WordPressPage = {
  status: string
  databaseId: number
  title: string
  content: string | null
  group?: string
  fields: Fields
}

export type WordPress = {
  url: string
  pages: Map<string, WordPressPage>
  posts: Map<string, Fields[]>
  broken: RequestListener | undefined
  asked: string[]
  close: () => void
}

const Question = v.object({ query: v.string(), variables: v.optional(v.record(v.string(), v.unknown()), {}) })

export async function startWordPress(): Promise<WordPress> {
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? '')
    if (state.broken) return void state.broken(request, response)
    void answerTo(state, request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  const state: WordPress = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    pages: new Map(),
    posts: new Map(),
    broken: undefined,
    asked: [],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return state
}

async function answerTo(state: WordPress, request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const [, rest] = /^\/nb\/wp-json\/acf\/v3\/pages\/([^/]+)\/$/.exec(request.url ?? '') ?? []
  if (rest)
    return {
      status: 200,
      body: { acf: [...state.pages.values()].find(({ databaseId }) => String(databaseId) === rest)?.fields ?? [] },
    }
  if (request.url !== '/graphql') return { status: 404, body: { code: 'rest_no_route' } }
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { query, variables } = v.parse(v.pipe(v.string(), v.parseJson(), Question), text)
  if (query.includes('posts('))
    return { status: 200, body: { data: { posts: postsFor(state, query, String(variables['category'])) } } }
  const page =
    variables['uri'] === undefined
      ? [...state.pages.values()].find(({ databaseId }) => databaseId === variables['id'])
      : state.pages.get(String(variables['uri']))
  const wanted = /status (?:title content )?(\w+) \{/.exec(query)?.[1]
  if (wanted && page && wanted !== page.group)
    return { status: 200, body: { errors: [{ message: `Cannot query field "${wanted}" on type "Page".` }] } }
  if (!wanted && /status \w+ \w+ \w+ \w+/.test(query))
    return { status: 200, body: { errors: [{ message: 'Cannot query field "header" on type "Page".' }] } }
  if (page?.status !== 'publish') return { status: 200, body: { data: { pageBy: null } } }
  const { status, databaseId, title, content, group, fields } = page
  return {
    status: 200,
    body: { data: { pageBy: { status, databaseId, title, content, ...(group && { [group]: fields }) } } },
  }
}

function postsFor({ posts }: WordPress, query: string, category: string): { nodes: Fields[] } {
  const first = Number(/first: (\d+)/.exec(query)?.[1] ?? 10)
  return { nodes: (posts.get(category) ?? []).slice(0, first) }
}
