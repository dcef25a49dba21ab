import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { FileChanges } from '#contracts/sandbox/file-changes.ts'
import { EditableTexts, type TextEdit } from '#contracts/sandbox/text-edits.ts'
import type { Database } from '#server/db/database.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { readTextFiles } from '#server/translations/text-files.ts'
import { developerRoutes } from './testing/developer-routes.ts'

const NORWEGIAN = 'locales/nb_NO/flows-every-element.po'
const SWEDISH = 'locales/sv_SE/flows-every-element.po'
const WORDS = 'flows/csat-mobile/words.json'

let database: Database
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prat-texts-'))
  for (const locale of LOCALES)
    for (const file of ['flows-every-element.po', 'sandbox.po'])
      cpSync(join(PROJECT_ROOT, 'locales', locale, file), join(root, 'locales', locale, file))
  mkdirSync(join(root, 'flows/csat-mobile'), { recursive: true })
  cpSync(join(PROJECT_ROOT, WORDS), join(root, WORDS))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const contents = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name).slice(root.length + 1),
        readFileSync(join(parentPath, name), 'utf8'),
      ]),
  )

const ask = (path: string, init?: RequestInit, develops = true) =>
  developerRoutes(database, root, develops).request(path, init)

const textsOf = async (...ids: string[]) =>
  v.parse(EditableTexts, await (await ask(`/texts?${new URLSearchParams(ids.map((id) => ['id', id]))}`)).json())

async function edit(path: string, ...edits: TextEdit[]) {
  const { read } = await textsOf(...edits.map(({ id }) => id))
  const answer = await ask(path, jsonRequest('POST', { edits, read }))
  return { status: answer.status, body: await answer.json() }
}

test('SAND-06 a file of texts written without a change is the same, byte for byte', () => {
  const files = readTextFiles(PROJECT_ROOT)
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) expect([file.path, file.withTexts([])]).toEqual([file.path, file.source])
})

test('SAND-06 the texts of a step come in each locale that has them, with the files they stand in', async () => {
  const { texts, read } = await textsOf('every.go', 'csat.hello', 'no.such.text')
  expect(texts).toEqual([
    { id: 'every.go', in: { nb_NO: 'Gå videre', sv_SE: 'Gå vidare', da_DK: 'Gå videre', en_US: 'Go on' } },
    { id: 'csat.hello', in: { nb_NO: expect.stringMatching(/^Hei!/), en_US: expect.stringMatching(/^Hi!/) } },
  ])
  expect(Object.keys(read)).toEqual([
    WORDS,
    ...['da_DK', 'en_US', 'nb_NO', 'sv_SE'].map((locale) => `locales/${locale}/flows-every-element.po`),
  ])
})

test('SAND-06 a changed text is shown as a difference, and nothing is written by that', async () => {
  const before = contents()
  const { status, body } = await edit(
    '/texts/difference',
    { id: 'every.go', locale: 'nb_NO', text: 'Kom igjen' },
    { id: 'csat.score', locale: 'en_US', text: 'How "happy" are you?' },
  )
  const { files } = v.parse(FileChanges, body)
  expect([status, files.map(({ path, lines }) => [path, ...lines.map(({ kind, text }) => `${kind} ${text}`)])]).toEqual(
    [
      200,
      [
        [
          WORDS,
          expect.stringMatching(/^same {5}"nb_NO"/),
          'gone     "en_US": "How happy are you with your mobile subscription?"',
          'come     "en_US": "How \\"happy\\" are you?"',
          'same   },',
        ],
        [NORWEGIAN, 'same msgid "every.go"', 'gone msgstr "Gå videre"', 'come msgstr "Kom igjen"', 'same '],
      ],
    ],
  )
  const [gone, come] = files[1]?.lines.filter(({ kind }) => kind !== 'same') ?? []
  expect(before[NORWEGIAN]?.split('\n')[(gone?.number ?? 0) - 1]).toBe('msgstr "Gå videre"')
  expect(come?.number).toBe(gone?.number)
  expect(contents()).toEqual(before)
})

test('SAND-06 saving writes the texts in every locale and changes nothing else', async () => {
  const before = contents()
  const line = 'Kom igjen, "nå", med \\ og æøå'
  const { status } = await edit(
    '/texts',
    { id: 'every.go', locale: 'nb_NO', text: line },
    { id: 'every.go', locale: 'sv_SE', text: 'Kom igen' },
    { id: 'every.hello', locale: 'nb_NO', text: 'Dette er samtalen som viser alt.' },
  )
  expect(status).toBe(200)
  expect(contents()).toEqual({
    ...before,
    [NORWEGIAN]: before[NORWEGIAN]?.replace(
      'msgid "every.go"\nmsgstr "Gå videre"',
      'msgid "every.go"\nmsgstr "Kom igjen, \\"nå\\", med \\\\ og æøå"',
    ),
    [SWEDISH]: before[SWEDISH]?.replace('msgid "every.go"\nmsgstr "Gå vidare"', 'msgid "every.go"\nmsgstr "Kom igen"'),
  })
  expect((await textsOf('every.go')).texts[0]?.in).toMatchObject({ nb_NO: line, sv_SE: 'Kom igen' })
})

test('SAND-06 a text that a locale lacks is added where the others have it', async () => {
  await edit('/texts', { id: 'csat.hello', locale: 'sv_SE', text: 'Hej!' })
  expect((await textsOf('csat.hello')).texts[0]?.in.sv_SE).toBe('Hej!')
  writeFileSync(join(root, SWEDISH), (contents()[SWEDISH] ?? '').replace(/msgid "every.go"\nmsgstr ".*"\n\n/, ''))
  expect((await textsOf('every.go')).texts[0]?.in.sv_SE).toBeUndefined()
  await edit('/texts', { id: 'every.go', locale: 'sv_SE', text: 'Gå vidare' })
  expect(contents()[SWEDISH]).toMatch(/\n\nmsgid "every.go"\nmsgstr "Gå vidare"\n$/)
})

test('SAND-06 a file that has changed since it was read is not overwritten', async () => {
  const { read } = await textsOf('every.go')
  const path = join(root, NORWEGIAN)
  writeFileSync(path, readFileSync(path, 'utf8').replace('Gå videre', 'Skrevet av en annen'))
  const before = contents()
  const edits = [
    { id: 'every.go', locale: 'sv_SE', text: 'Kom igen' },
    { id: 'every.go', locale: 'nb_NO', text: 'Kom igjen' },
  ]
  for (const route of ['/texts/difference', '/texts']) {
    const answer = await ask(route, jsonRequest('POST', { edits, read }))
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'changed_meanwhile', detail: expect.stringContaining(NORWEGIAN) },
    ])
  }
  expect(contents()).toEqual(before)
})

test.each([
  ['every.go', ' \n', 'every.go in nb_NO is empty'],
  ['every.plan', 'Ta det', 'every.plan in nb_NO must fill in {plan}, and fills in nothing'],
  ['every.plan', 'Ta {plan} {wish}', 'every.plan in nb_NO must fill in {plan}, and fills in {plan}, {wish}'],
  ['every.plan', 'Ta {plan', 'every.plan in nb_NO has a brace without its other half, or cannot be read'],
  ['every.go', 'Bare 49 kr', 'every.go in nb_NO writes the price "49 kr"; prices come from the price book'],
  ['every.go', 'Gå\u0007', 'every.go in nb_NO has characters that are no text'],
  ['../every', 'Gå', '../every in nb_NO has no file it belongs to'],
  ['sandbox.title', 'Gå', 'sandbox.title in nb_NO has no file it belongs to'],
])('SAND-06 FLOW-04 a text that does not fit is refused with a sentence: %s as %j', async (id, text, detail) => {
  const before = contents()
  for (const route of ['/texts/difference', '/texts']) {
    const { status, body } = await edit(route, { id, locale: 'nb_NO', text })
    expect([status, body]).toMatchObject([422, { code: 'text_does_not_fit', detail }])
  }
  expect(contents()).toEqual(before)
})

test('SAND-05 outside development the texts have no address, not even for a developer', async () => {
  const before = contents()
  const body = {
    edits: [{ id: 'every.go', locale: 'nb_NO', text: 'Kom igjen' }],
    read: (await textsOf('every.go')).read,
  }
  for (const [path, init] of [
    ['/texts?id=every.go', undefined],
    ['/texts', jsonRequest('POST', body)],
    ['/texts/difference', jsonRequest('POST', body)],
  ] as const)
    expect((await ask(path, init, false)).status).toBe(404)
  expect(contents()).toEqual(before)
})
