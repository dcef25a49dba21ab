import { execFileSync } from 'node:child_process'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { fault } from '#contracts/kernel/result.ts'
import { translations as table } from './tables.ts'
import { createHttpTranslations } from '#server/gateways/translations/http-translations.ts'
import { poFault } from './read-overrides.ts'
import { writePo } from './po-files.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createTranslations } from './create-translations.ts'

const EDITOR_TOKEN = 'an-editor-of-the-tests-only-000000000000'
const GREETING = 'signup.hello'
const LOGIN = 'pages.login.title'

const portal = portalForTests({ settings: { EDITOR_TOKENS: EDITOR_TOKEN } })
let service: Server | undefined
afterEach(async () => {
  await portal.database.db.delete(table)
  service?.closeAllConnections()
  service?.close()
})

const po = (...texts: [string, string][]) =>
  writePo(
    'nb_NO',
    texts.map(([id, text]) => ({ id, text, area: 'a' })),
    new Date(0),
  )
const put = (body: string, token = EDITOR_TOKEN) =>
  portal.app.ask('/services/translations/nb_NO.po', {
    method: 'PUT',
    body,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/x-gettext-translation' },
  })
const exported = async () => (await portal.app.ask('/services/translations/nb_NO.po')).text()

async function serviceThat(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  service = server
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
function outside(url: string) {
  const port = createHttpTranslations(url, 1_000)
  return createTranslations(serviceDeps(portal.database), {
    url,
    port: {
      read: async (locale, etag) =>
        locale === 'da_DK' || locale === 'en_US' ? fault('notFound') : port.read(locale, etag),
    },
  })
}
const shipped = () => 'shipped'

test('CALL-17 everything said in a locale is one PO file, which msgfmt accepts without a warning', async () => {
  const answer = await portal.app.ask('/services/translations/sv_SE.po')
  expect(answer.headers.get('content-type')).toBe('text/x-gettext-translation; charset=utf-8')
  const text = await answer.text()
  expect(poFault(text)).toBeUndefined()
  expect(text).toContain(`#. pages\nmsgid "${LOGIN}"\nmsgstr "Logga in"`)
  const etag = answer.headers.get('etag') ?? ''
  expect((await portal.app.ask('/services/translations/sv_SE.po', { headers: { 'if-none-match': etag } })).status).toBe(
    304,
  )
  expect((await portal.app.ask('/services/translations/xx_XX.po')).status).toBe(404)
  let warned = ''
  try {
    warned = execFileSync('msgfmt', ['--check', '-o', '/dev/null', '-'], {
      input: text,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  expect(warned).toBe('')
})

test('CALL-17 an editor changes a text of the screens and one of a conversation; an empty file brings the shipped ones back', async () => {
  const changed = (await exported())
    .replace('msgstr "Logg inn"', 'msgstr "Inn <b>her</b>"')
    .replace(/(msgid "signup.hello"\nmsgstr ")[^"]*/, '$1Hei fra redaktøren')
  expect(await (await put(changed)).json()).toEqual({ changed: 2, warnings: [] })
  expect(await exported()).toContain('msgstr "Inn <b>her</b>"')

  const caller = chatCaller(portal.app.ask, 'translated')
  await caller.begin('generic_signup', 'init')
  expect(caller.transcript()[0]?.utterance).toBe('Hei fra redaktøren')

  await put('msgid ""\nmsgstr ""\n')
  expect(await exported()).not.toContain('redaktøren')
})

test('CALL-17 only an editor can change texts, mistakes are refused, and unknown ids are reported', async () => {
  expect((await put(po(), 'somebody-elses-token-0000000000000000000')).status).toBe(401)
  expect((await portal.app.ask('/services/translations/nb_NO.po', { method: 'PUT', body: po() })).status).toBe(401)
  expect(await (await put(po([LOGIN, 'Inn'], ['no.such', 'x']))).json()).toEqual({
    changed: 1,
    warnings: [{ path: 'no.such', message: 'nothing in the portal has this id; it is left out' }],
  })
  const wrong = await put(po([LOGIN, 'Hei {name}']))
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { code: 'invalid', errors: [{ path: LOGIN }] }])
  const garbage = await put('<html>')
  expect([garbage.status, await garbage.json()]).toMatchObject([
    422,
    { code: 'not_po', detail: 'This is no PO file of nb_NO: line 1.' },
  ])
  expect((await put('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  expect(await exported()).toContain('msgstr "Inn"')
})

test('CALL-17 browsers fetch screen texts from an address of their content, cached for ever', async () => {
  const texts = await createTranslations(serviceDeps(portal.database))
  expect(texts.screens('nb_NO')).toBeUndefined()
  await texts.write('nb_NO', po([GREETING, 'Hei']))
  expect(texts.screens('nb_NO')).toBeUndefined()
  await texts.write('nb_NO', po([LOGIN, 'Inn']))
  const first = texts.screens('nb_NO')?.address ?? ''
  const answer = await portal.app.ask(first)
  expect([await answer.json(), answer.headers.get('cache-control')]).toEqual([
    { [LOGIN]: ['Inn'] },
    'public, max-age=31536000, immutable',
  ])

  await texts.write('nb_NO', po([LOGIN, 'Inn!']))
  expect(texts.screens('nb_NO')?.address).not.toBe(first)
  texts.stop()
})

test('CALL-17 texts come from the outside service, which answers "not modified" when asked again', async () => {
  const asked: unknown[] = []
  const url = await serviceThat((request, response) => {
    asked.push([request.url, request.headers['if-none-match']])
    if (!request.url?.includes('nb_NO')) return void response.writeHead(404).end()
    if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end()
    response.writeHead(200, { etag: '"1"' }).end(po([LOGIN, 'Utenfra'], ['a.b', 'x']))
  })
  const texts = await outside(url)
  await texts.refresh()
  await texts.refresh()
  expect(texts.over(shipped)('nb_NO', LOGIN)).toBe('Utenfra')
  expect(texts.over(shipped)('sv_SE', LOGIN)).toBe('shipped')
  expect(asked).toEqual(
    expect.arrayContaining([
      ['/nb_NO.po', undefined],
      ['/nb_NO.po', '"1"'],
      ['/sv_SE.po', undefined],
    ]),
  )
  texts.stop()
})

test.each<[string, RequestListener]>([
  ['is down', (_, response) => response.destroy()],
  ['fails', (_, response) => response.writeHead(500).end()],
  ['never answers', () => {}],
  ['begins and never ends', (_, response) => response.writeHead(200).write('msgid ""\n')],
  ['answers with a page of HTML', (_, response) => response.writeHead(200).end('<!doctype html><title>Sorry</title>')],
  ['answers with too much', (_, response) => response.writeHead(200).end(`# ${'x'.repeat(1024 * 1024)}\n`)],
  ['answers with what is no text', (_, response) => response.writeHead(200).end(Buffer.from([0x6d, 0xff, 0xfe]))],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])(
  'CALL-17 while an outside service %s, its last good copy is spoken, after a restart too; without one the shipped texts',
  async (_, broken) => {
    let listener: RequestListener = broken
    const url = await serviceThat((request, response) => void listener(request, response))
    const without = await outside(url)
    await without.refresh()
    expect(without.over(shipped)('nb_NO', LOGIN)).toBe('shipped')
    without.stop()

    listener = (_request, response) => response.writeHead(200).end(po([LOGIN, 'Utenfra']))
    const good = await outside(url)
    await good.refresh()
    listener = broken
    await good.refresh()
    expect(good.over(shipped)('nb_NO', LOGIN)).toBe('Utenfra')
    good.stop()

    const restarted = await outside(url)
    expect(restarted.over(shipped)('nb_NO', LOGIN)).toBe('Utenfra')
    restarted.stop()
  },
)

test('CALL-17 with an outside service nothing is edited here, and a dead one stops nothing', async () => {
  const own = await runningApp(portal.database, {
    EDITOR_TOKENS: EDITOR_TOKEN,
    TRANSLATIONS_URL: 'http://127.0.0.1:1/',
  })
  const answer = await own.ask('/services/translations/nb_NO.po', {
    method: 'PUT',
    body: po([LOGIN, 'Inn']),
    headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
  })
  expect([answer.status, (await answer.json()).code]).toEqual([409, 'outside'])
  expect((await own.ask('/services/translations/nb_NO.po')).status).toBe(200)
  await own.close()
})
