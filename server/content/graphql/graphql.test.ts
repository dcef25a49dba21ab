import { createClient, type Client } from 'graphql-ws'
import { buildClientSchema, getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { createGraph } from './create-graph.ts'

const TOKEN = 'an-editor-of-the-tests-only-000000000000'
const AUTHORIZED = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }

const portal = portalForTests({ settings: { EDITOR_TOKENS: TOKEN } })
let origin: string
let client: Client
beforeAll(async () => {
  origin = await portal.app.listen()
  client = createClient({
    url: `${origin.replace('http', 'ws')}/services/cms/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  })
})
afterAll(async () => {
  await client.dispose()
})

const post = (body: unknown, path = '/services/cms/graphql') =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const ask = async (query: string, variables?: Record<string, unknown>, path?: string) => {
  const answer = await post({ query, variables }, path)
  expect(answer.status).toBe(200)
  return answer.json()
}
const edit = (method: string, path: string, body: unknown) =>
  portal.app.ask(`/services/api/v2.0/cms/${path}`, { method, headers: AUTHORIZED, body: JSON.stringify(body) })

const URIS = [
  'home-landing-page',
  'mobile-landing-page',
  'mobile-subscriptions',
  'scoopr-product-types',
  'refinancing-landing-page',
  'competition-page2020',
  'brukervilkar-forsikring',
  'insurance-landing-page',
  'mobile-product',
  ...PLAN_IDS.map((plan) => `mobile-product/mobile-product-${plan}`),
]

test('CALL-16 every address of the specification has a published page, with its fields in their group', async () => {
  for (const uri of URIS) {
    const { data, errors } = await ask('query ($uri: String!) { pageBy(uri: $uri) { status uri title } }', { uri })
    expect([uri, errors, data?.pageBy]).toMatchObject([uri, undefined, { status: 'publish', uri: `/${uri}/` }])
  }
  const { data, errors } = await ask(`{
    home: pageBy(uri: "/home-landing-page/") { homeLandingPage { title header chatH1 flow step } insuranceLandingPage { title } }
    mobile: pageBy(uri: "mobile-subscriptions") { content mobileSubscriptions { chatH2 rating title testimonials { name text } whyWeTitle whyWeLeftList { id text } whyWeRightList { id text } whyWeContent chatMessage } }
    cards: pageBy(uri: "scoopr-product-types") { scooprProductTypes { mobile { title text buttonText buttonUrl moreText moreAction } } }
    refinancing: pageBy(uri: "refinancing-landing-page") { refinancingLandingPage { chatText rating title trustTitle trustList { id text } logoTitle chatMessage } }
    competition: pageBy(uri: "competition-page2020") { competitionPage { title subtitle flow step description } }
    terms: pageBy(uri: "brukervilkar-forsikring") { content brukervilkarForsikring { title content } }
    plan: pageBy(uri: "mobile-product/mobile-product-1gb") { mobileProduct { title firstMessage subscriptionValue includedLeft excludedRight } }
  }`)
  expect(errors).toBeUndefined()
  expect(data.home).toMatchObject({
    homeLandingPage: { header: expect.any(String), flow: null },
    insuranceLandingPage: null,
  })
  expect(data.mobile.content).toMatch(/^<p>.*<\/p>$/)
  expect(data.mobile.mobileSubscriptions.whyWeLeftList.length).toBeGreaterThan(2)
  expect(data.cards.scooprProductTypes.mobile.buttonUrl).toMatch(/^\//)
  expect(data.plan.mobileProduct.subscriptionValue).toBe('1 GB')
})

test('CALL-16 refinancing campaigns are separate pages; an unknown page is null with status 200', async () => {
  const { data } = await ask(`{
    campaign: pageBy(uri: "refinancing-landing-page/samle-gjeld") { uri refinancingLandingPage { title } }
    none: pageBy(uri: "refinancing-landing-page/no-such-page") { uri }
    odd: pageBy(uri: "constructor") { uri }
    post: postBy(slug: "no-such-post") { title }
  }`)
  expect(data).toMatchObject({ none: null, odd: null, post: null })
})

test('CALL-16 posts by category, in pages, published only; a post by its slug', async () => {
  const page =
    'query ($after: String, $name: String) { posts(first: 2, after: $after, where: { categoryName: $name, status: PUBLISH }) { nodes { id slug title content status uri date categories { nodes { name slug } } } edges { cursor } pageInfo { hasNextPage endCursor } } }'
  const first = (await ask(page, { name: 'mobile' })).data.posts
  expect(first.nodes).toHaveLength(2)
  expect(first.nodes[0]).toMatchObject({
    status: 'publish',
    uri: `/mobile/${first.nodes[0].slug}`,
    categories: { nodes: [{ slug: 'mobile' }] },
  })
  const next = (await ask(page, { name: 'mobile', after: first.pageInfo.endCursor })).data.posts
  expect(next.nodes.map(({ slug }: { slug: string }) => slug)).not.toContain(first.nodes[1].slug)
  expect(
    (await ask('query ($slug: String) { postBy(slug: $slug) { title } }', { slug: first.nodes[0].slug })).data.postBy
      .title,
  ).toBe(first.nodes[0].title)
  expect((await ask('{ posts(where: { status: DRAFT }) { nodes { slug } } }')).data.posts.nodes).toEqual([])
  expect((await ask(page, { name: 'gossip' })).data.posts).toMatchObject({
    nodes: [],
    pageInfo: { hasNextPage: false, endCursor: null },
  })
})

test('CALL-16 a language is that of the address or of the argument, and a draft is null', async () => {
  const title = (language?: string) =>
    `{ pageBy(uri: "home-landing-page"${language ? `, language: "${language}"` : ''}) { homeLandingPage { title } } }`
  const [nb, sv, path] = [
    await ask(title()),
    await ask(title('sv')),
    await ask(title(), undefined, '/services/cms/sv/graphql'),
  ]
  expect(sv.data.pageBy).not.toEqual(nb.data.pageBy)
  expect(path.data).toEqual(sv.data)
  await edit('PATCH', 'pages/da_DK/home', { status: 'draft' })
  expect((await ask(title('da'))).data.pageBy).toBeNull()
})

test('CALL-16 changes are announced over graphql-transport-ws, and posts when they are published', async () => {
  const heard: unknown[] = []
  const subscribe = (query: string) =>
    client.subscribe(
      { query },
      {
        next: ({ data }) => heard.push(data),
        error: (error) => heard.push(error),
        complete: () => heard.push('complete'),
      },
    )
  const stops = [
    subscribe('subscription { contentChanged(language: "nb") { kind locale name } }'),
    subscribe('subscription { postUpdated { slug title status } }'),
  ]
  const article = { category: 'mobile', slug: 'told', title: 'Told', subtitle: 'a', content: '<p>b</p>' }
  const asked = new Promise<unknown>((resolve) =>
    client.subscribe(
      { query: '{ pageBy(uri: "home-landing-page") { status } }' },
      { next: ({ data }) => resolve(data), error: resolve, complete: () => {} },
    ),
  )
  expect(await asked).toEqual({ pageBy: { status: 'publish' } })
  await edit('POST', 'articles', { ...article, status: 'draft' })
  await edit('PATCH', 'articles/nb_NO:told', { status: 'publish' })
  await edit('PATCH', 'pages/sv_SE/home', { content: { header: 'Ny' } })
  const change = { contentChanged: { kind: 'post', locale: 'nb_NO', name: 'told' } }
  await expect.poll(() => heard).toHaveLength(3)
  expect(heard).toEqual(
    expect.arrayContaining([change, { postUpdated: { slug: 'told', title: 'Told', status: 'publish' } }]),
  )
  for (const stop of stops) stop()
  const refused = await new Promise((resolve) =>
    client.subscribe({ query: 'subscription { secrets }' }, { next: resolve, error: resolve, complete: () => {} }),
  )
  expect(refused).toMatchObject([{ message: expect.stringContaining('Cannot query field') }])
})

test('CALL-16 a socket with another protocol is not opened, and too many questions end it', async () => {
  const closed = (socket: WebSocket) =>
    new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  expect(
    await closed(new WebSocket(`${origin.replace('http', 'ws')}/services/cms/graphql`, 'graphql-ws')),
  ).toBeGreaterThan(1000)
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/services/cms/graphql`, 'graphql-transport-ws')
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'connection_init' })))
  socket.addEventListener('message', ({ data }) => {
    if (!String(data).includes('connection_ack')) return
    for (let n = 0; n < 30; n++)
      socket.send(
        JSON.stringify({
          id: `${n}`,
          type: 'subscribe',
          payload: { query: 'subscription { contentChanged { name } }' },
        }),
      )
  })
  expect(await closed(socket)).toBe(4400)
})

const ALIASES = `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: postBy(slug: "a") { id }`).join(' ')} }`
const SPREAD_ALIASES = `{ ${Array.from({ length: 8 }, () => '...f').join(' ')} } fragment f on RootQuery { a: postBy(slug: "a") { id } b: postBy(slug: "a") { id } }`
const BOMB = `{ ...f0 } ${Array.from({ length: 20 }, (_, n) => `fragment f${n} on RootQuery { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f20 on RootQuery { postBy(slug: "a") { id } }`

test.each([
  [
    'nesting without end',
    `{ posts { nodes { ${'categories { nodes { '.repeat(20)} name ${'} } '.repeat(20)} } } }`,
    'too much depth',
  ],
  ['aliases', ALIASES, 'too much aliases'],
  ['aliases in fragments', SPREAD_ALIASES, 'too much aliases'],
  ['fragments that double', BOMB, 'too much cost'],
  ['fragments in a circle', '{ ...f } fragment f on RootQuery { ...f }', 'Cannot spread fragment'],
  ['directives', `{ postBy(slug: "a") { id ${'@skip(if: false) '.repeat(20)} } }`, 'too much directives'],
  ['tokens', `{ ${'__typename '.repeat(2000)} }`, 'tokens'],
  [
    'a list of any length',
    `query ($n: Int) { ${Array.from({ length: 10 }, (_, n) => `p${n}: posts(first: $n) { nodes { id slug title content date uri } }`).join(' ')} }`,
    'too much cost',
  ],
  ['a field there is not', '{ secrets }', 'Cannot query field'],
  ['what cannot be read', '{ posts(', 'Syntax Error'],
  ['nothing', '', 'Syntax Error'],
])('SEC-03 a question with %s is refused with 200 and errors, at once', async (_, query, message) => {
  const began = process.cpuUsage()
  const { data, errors } = await ask(query)
  expect(data).toBeUndefined()
  expect(errors[0].message).toMatch(new RegExp(message))
  expect(process.cpuUsage(began).user, 'µs of work').toBeLessThan(5_000_000)
})

test('SEC-03 batches, bodies that are too large and invalid queries are refused', async () => {
  expect(await (await post([{ query: '{ __typename }' }, { query: '{ __typename }' }])).json()).toEqual({
    errors: [{ message: expect.stringContaining('batches') }],
  })
  expect((await post({ query: `{ __typename } # ${'x'.repeat(70_000)}` })).status).toBe(413)
  expect((await post({ ask: 'this' })).status).toBe(400)
  const get = await fetch(`${origin}/services/cms/graphql?query=${encodeURIComponent('{ __typename }')}`)
  expect(await get.json()).toEqual({ data: { __typename: 'RootQuery' } })
})

test('SEC-03 introspection works outside production only', async () => {
  const { data } = await ask(getIntrospectionQuery())
  expect(Object.keys(buildClientSchema(data).getQueryType()?.getFields() ?? {})).toEqual(['posts', 'postBy', 'pageBy'])
  const closed = createGraph(createEmbeddedContent().cms, { introspection: false })
  const messages = async (query: string) =>
    (await closed.answer({ query }, { locale: 'nb_NO' })).errors?.map(({ message }) => message)
  expect((await messages('{ __schema { types { name } } }'))?.[0]).toMatch(/introspection/i)
  expect(await messages('{ post { id } }')).toEqual(['Cannot query field "post" on type "RootQuery".'])
})
