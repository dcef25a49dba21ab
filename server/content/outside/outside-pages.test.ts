import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { outsideContent } from '#server/content/outside-tables.ts'
import { startWordPress, type WordPress } from '#server/testing/wordpress.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { camelCase, DOCUMENTS } from '#contracts/content/documents.ts'
import { landingContents } from '#contracts/pages/page-chat.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { outsidePages } from './outside-pages.ts'
import { openOutside, page } from './testing/open-outside.ts'

let database: Database
let wordpress: WordPress
const runtime = testWorld()
const shipped = createEmbeddedContent()

beforeAll(async () => {
  database = await openInMemory()
})

beforeEach(async () => {
  wordpress = await startWordPress()
})

afterEach(async () => {
  wordpress.close()
  await database.db.delete(outsideContent)
})

afterAll(() => database.close())

const opened = (ids?: ReadonlyMap<string, string>) => openOutside({ database, runtime, wordpress }, ids)

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

test('CALL-16 more than ten posts of a category are read and cleaned; other categories keep our posts', async () => {
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

test('ONE-03 CALL-16 every document is asked of the outside server by its id, also those only a landing page declares', () => {
  const ids = [...Object.keys(DOCUMENTS), ...landingContents()].map((name): [string, string] => [camelCase(name), name])
  const asked = outsidePages(new Map(ids), []).map(({ name }) => name)
  expect(new Set(asked)).toEqual(new Set([...Object.keys(DOCUMENTS), ...landingContents()]))
})
