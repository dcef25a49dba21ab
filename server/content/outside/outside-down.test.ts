import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { outsideContent } from '#server/content/outside-tables.ts'
import { startWordPress, type WordPress } from '#server/testing/wordpress.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { openOutside, page } from './testing/open-outside.ts'

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

const opened = () => openOutside({ database, runtime, wordpress })

test('CALL-16 REL-01 content is stored before it is shown, so that a crash does not undo what visitors have seen', async () => {
  wordpress.pages.set('home-landing-page', page({ header: 'Rett fra WordPress' }))
  const { store } = await opened()
  const kept = new Promise((resolve) => {
    store.onContentChange(({ name }) => name === 'home' && resolve(database.db.select().from(outsideContent)))
  })
  await store.refresh('nb_NO')
  expect(await kept).toMatchObject([{ locale: 'nb_NO', source: wordpress.url }])
})

test('CALL-18 a refusal of the server is only logged, as "access denied"', async () => {
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

test('CALL-16 a copy is refreshed in the background after 30 s, with growing pauses while the server is down, and changes are announced', async () => {
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
