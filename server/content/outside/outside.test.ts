import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { outsideContent } from '#server/content/outside-tables.ts'
import { createWordPress } from '#server/gateways/content/wordpress.ts'
import { startWordPress, type WordPress } from '#server/testing/wordpress.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { openOutsideStore } from './open-outside-store.ts'

let database: Database
let wordpress: WordPress
let lines: string[] = []
const runtime = { ...testWorld(), log: pino({ base: null }, { write: (line: string) => void lines.push(line) }) }
const shipped = createEmbeddedContent()

beforeAll(async () => {
  database = await openInMemory()
})
beforeEach(async () => {
  wordpress = await startWordPress()
  lines = []
})
afterEach(async () => {
  wordpress.close()
  await database.db.delete(outsideContent)
})
afterAll(() => database.close())

const IDS = new Map([
  ['customerService', '7'],
  ['cookieDisclaimer', '8'],
])
async function opened(ids: ReadonlyMap<string, string> = IDS) {
  const store = await openOutsideStore(
    { database, runtime },
    { url: wordpress.url, server: createWordPress(wordpress.url, 1_000), ids, patience: 100 },
  )
  return { store, content: createEmbeddedContent({ store }) }
}
const page = (
  fields: Record<string, unknown>,
  more: { status?: string; group?: string; databaseId?: number } = {},
) => ({
  status: 'publish',
  databaseId: 1,
  title: 'Page',
  content: null,
  group: 'homeLandingPage',
  ...more,
  fields,
})

test('CALL-16 pages come from a WordPress: fields in their group, the missing ones ours, drafts and unknown pages ours', async () => {
  wordpress.pages.set(
    'home-landing-page',
    page({
      title: 'Fra WordPress',
      header: '<p>Hei &amp; <b>velkommen</b></p>',
      chatH1: null,
      flow: 'no_such_flow',
      step: '',
    }),
  )
  wordpress.pages.set('competition-page2020', page({ title: 'Utkast' }, { status: 'draft', group: 'competitionPage' }))
  const { store, content } = await opened()
  await store.refresh('nb_NO')
  const ours = await shipped.home('nb_NO')
  expect(await content.home('nb_NO')).toEqual({ ...ours, title: 'Fra WordPress', header: 'Hei & velkommen' })
  expect(await content.competition('nb_NO')).toEqual(await shipped.competition('nb_NO'))
  expect(await content.home('sv_SE')).toEqual(await shipped.home('sv_SE'))
})

test('CALL-16 REL-01 what is shown has been kept, so that a crash takes back nothing that was read', async () => {
  wordpress.pages.set('home-landing-page', page({ header: 'Rett fra WordPress' }))
  const { store } = await opened()
  const kept = new Promise((resolve) => {
    store.onContentChange(({ name }) => name === 'home' && resolve(database.db.select().from(outsideContent)))
  })
  await store.refresh('nb_NO')
  expect(await kept).toMatchObject([{ locale: 'nb_NO', source: wordpress.url }])
})

test('CALL-16 numbers written as texts, lists without ids, rows with one text each, empty lists as false', async () => {
  wordpress.pages.set(
    'mobile-subscriptions',
    page(
      {
        title: 'Mobil',
        rating: '4,6',
        content: '<p>Ett</p>\n<p>To {unknown} {plan.1gb.monthly}</p>',
        testimonials: false,
        whyWeLeftList: [{ text: 'Først' }, { text: '' }, { id: 2, text: 'Så' }],
      },
      { group: 'mobileSubscriptions' },
    ),
  )
  wordpress.pages.set(
    'mobile-product/mobile-product-1gb',
    page({ title: 'En gig', includedLeft: [{ item: 'Data' }, { item: 'Tale' }] }, { group: 'mobileProduct' }),
  )
  const { store, content } = await opened()
  await store.refresh('nb_NO')
  const [landing, ours] = [await content.mobileLanding('nb_NO'), await shipped.mobileLanding('nb_NO')]
  expect(landing).toEqual({
    ...ours,
    title: 'Mobil',
    rating: 4.6,
    content: ['Ett', expect.stringMatching(/^To unknown \d+/)],
    whyWeLeftList: [
      { id: '1', text: 'Først' },
      { id: '2', text: 'Så' },
    ],
  })
  expect(await content.plan('nb_NO', '1gb')).toEqual({
    ...(await shipped.plan('nb_NO', '1gb')),
    title: 'En gig',
    includedLeft: ['Data', 'Tale'],
  })
  expect(await content.plan('nb_NO', '2gb')).toEqual(await shipped.plan('nb_NO', '2gb'))
})

test("CALL-16 pages of ACF's REST count when published, which it does not tell itself; a page whose group is not known is read there too", async () => {
  wordpress.pages.set(
    'kundeservice',
    page({ title: 'Vi hjelper', contactData: false }, { databaseId: 7, group: 'other' }),
  )
  wordpress.pages.set('varsel', page({ text: 'Utkast' }, { databaseId: 8, status: 'draft' }))
  wordpress.pages.set('home-landing-page', page({ header: 'Gjennom REST' }, { databaseId: 9, group: 'somethingElse' }))
  const { store, content } = await opened()
  await store.refresh('nb_NO')
  expect(await content.customerService('nb_NO')).toEqual({
    ...(await shipped.customerService('nb_NO')),
    title: 'Vi hjelper',
  })
  expect(await content.cookieDisclaimer('nb_NO')).toEqual(await shipped.cookieDisclaimer('nb_NO'))
  expect((await content.home('nb_NO')).header).toBe('Gjennom REST')
})

test('CALL-16 about, the product list, and questions where a number is given, come from the WordPress too', async () => {
  wordpress.pages.set(
    'om',
    page({ lead: '<p>Hvem vi er</p>', trustList: [{ text: 'Ærlighet' }] }, { databaseId: 10, group: 'other' }),
  )
  wordpress.pages.set(
    'abonnement',
    page({ title: 'Velg selv', content: '<p>Ett</p><p>To</p>' }, { databaseId: 11, group: 'other' }),
  )
  wordpress.pages.set(
    'faq',
    page(
      {
        entries: [
          { slug: 'mitt', question: 'Mitt?', answer: '<p>Ja.</p><p>Alltid.</p>', words: false },
          { slug: 'Ikke en', question: 'x' },
        ],
      },
      { databaseId: 12, group: 'other' },
    ),
  )
  const { store, content } = await opened(
    new Map([
      ['about', '10'],
      ['mobileSubscriptions', '11'],
      ['faqMobile', '12'],
    ]),
  )
  await store.refresh('nb_NO')
  expect(await content.chatLanding('nb_NO', 'about')).toMatchObject({
    ...(await shipped.chatLanding('nb_NO', 'about')),
    lead: 'Hvem vi er',
    trustList: [{ id: '1', text: 'Ærlighet' }],
  })
  expect(await content.productList('nb_NO')).toMatchObject({ title: 'Velg selv', content: ['Ett', 'To'] })
  expect(await content.faq('nb_NO', 'mobile')).toEqual([
    { slug: 'mitt', question: 'Mitt?', answer: ['Ja.', 'Alltid.'], words: [] },
  ])
  expect(await content.faq('nb_NO', 'insurance')).toEqual(await shipped.faq('nb_NO', 'insurance'))
})

test('CALL-16 posts of a category, more than ten, without what would do harm; those of others stay ours', async () => {
  const post = (n: number) => ({
    id: `p${n}`,
    slug: `nytt-${n}`,
    title: `Nytt ${n}`,
    excerpt: '<p>Kort</p>',
    content: `<p onclick="x()">Tekst</p><script>alert(1)</script>`,
    date: `2026-01-${10 + n}T08:00:00`,
    status: 'publish',
  })
  wordpress.posts.set('mobile', [
    ...Array.from({ length: 12 }, (_, n) => post(n)),
    { slug: 'Bad Slug', title: 'x' },
    { ...post(13), content: null },
  ])
  const { store, content } = await opened()
  await store.refresh('nb_NO')
  const posts = await content.posts('nb_NO')
  const mobile = posts.filter(({ category }) => category === 'mobile')
  expect(mobile).toHaveLength(12)
  expect(mobile[0]).toEqual({
    slug: 'nytt-11',
    category: 'mobile',
    title: 'Nytt 11',
    subtitle: 'Kort',
    date: '2026-01-21',
    content: '<p>Tekst</p>',
  })
  expect(posts.filter(({ category }) => category === 'insurance')).toEqual([])
  expect(await content.posts('da_DK')).toEqual(await shipped.posts('da_DK'))
})

test('CALL-18 what a server refuses is only logged, access denied by that name', async () => {
  wordpress.broken = (_, response) =>
    response
      .writeHead(200)
      .end(JSON.stringify({ data: null, errors: [{ message: 'No', extensions: { code: 'access-denied' } }] }))
  const { store, content } = await opened()
  await store.refresh('nb_NO')
  expect(await content.home('nb_NO')).toEqual(await shipped.home('nb_NO'))
  expect(lines.join('')).toContain('"msg":"access denied"')
})

test.each<[string, NonNullable<WordPress['broken']>]>([
  ['is down', (_, response) => response.destroy()],
  ['fails', (_, response) => response.writeHead(503).end()],
  ['takes half a minute', () => {}],
  [
    'answers with a page of HTML',
    (_, response) => response.writeHead(200).end('<!doctype html><h1>Error establishing a database connection</h1>'),
  ],
  ['answers with JSON that is nothing', (_, response) => response.writeHead(200).end('[[[{}]]]')],
  [
    'answers with other shapes',
    (_, response) => response.writeHead(200).end('{"data":{"pageBy":[1],"posts":"x"},"acf":3}'),
  ],
  ['answers with too much', (_, response) => response.writeHead(200).end(`"${'x'.repeat(3 * 1024 * 1024)}"`)],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])(
  'CALL-16 a server that %s: the pages that come with the portal at first, later its last good copy, after a restart too',
  async (_, broken) => {
    wordpress.broken = broken
    wordpress.pages.set('home-landing-page', page({ header: 'Sist god' }))
    const first = await opened()
    const began = performance.now()
    await first.store.touch('nb_NO')
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(await first.content.home('nb_NO')).toEqual(await shipped.home('nb_NO'))
    await first.store.refresh('nb_NO')

    wordpress.broken = undefined
    await first.store.refresh('nb_NO')
    wordpress.broken = broken
    await first.store.refresh('nb_NO')
    expect((await first.content.home('nb_NO')).header).toBe('Sist god')

    const { store, content } = await opened()
    expect((await content.home('nb_NO')).header).toBe('Sist god')
    const again = performance.now()
    await store.touch('nb_NO')
    expect(performance.now() - again).toBeLessThan(15_000)
    await store.refresh('nb_NO')
    expect((await content.home('nb_NO')).header).toBe('Sist god')
  },
)

test('CALL-16 a copy is read anew behind the page after 30 s, a server that is down less and less often; a change is told of', async () => {
  wordpress.pages.set('home-landing-page', page({ header: 'En' }))
  const { store, content } = await opened()
  const told: string[] = []
  store.onContentChange(({ locale, name }) => told.push(`${locale} ${name}`))
  await store.refresh('nb_NO')
  expect(told).toContain('nb_NO home')
  const asked = wordpress.asked.length
  await store.touch('nb_NO')
  expect(wordpress.asked.length).toBe(asked)

  wordpress.pages.set('home-landing-page', page({ header: 'To' }))
  told.length = 0
  runtime.pass(31_000)
  await store.touch('nb_NO')
  await store.refresh('nb_NO')
  expect([(await content.home('nb_NO')).header, told]).toEqual(['To', ['nb_NO home']])

  wordpress.broken = (_, response) => response.destroy()
  runtime.pass(31_000)
  await store.touch('nb_NO')
  await store.refresh('nb_NO')
  const whileDown = wordpress.asked.length
  runtime.pass(31_000)
  await store.touch('nb_NO')
  expect(wordpress.asked.length).toBe(whileDown)
  expect(wordpress.asked.length - asked).toBeLessThan(60)
})
