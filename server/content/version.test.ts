import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Title } from '#contracts/content/title.ts'
import { createWordPress } from '#server/gateways/content/wordpress.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { runningApp } from '#server/testing/running-app.ts'

const TOKEN = 'an-editor-of-the-tests-only-000000000000'
const portal = portalForTests({ settings: { EDITOR_TOKENS: TOKEN } })

test('CALL-16 an open page learns of a change by a small response, and gets an empty one when nothing changed', async () => {
  const first = await portal.app.ask('/services/cms/version')
  const etag = first.headers.get('etag') ?? ''
  expect((await first.text()).length).toBe(8)
  const same = await portal.app.ask('/services/cms/version', { headers: { 'if-none-match': etag } })
  expect([same.status, await same.text()]).toEqual([304, ''])
  const edited = await portal.app.ask(
    '/services/api/v2.0/cms/pages/nb_NO/home',
    jsonRequest('PATCH', { content: { header: 'Nytt' } }, { authorization: `Bearer ${TOKEN}` }),
  )
  expect(edited.status).toBe(200)
  const other = await portal.app.ask('/services/cms/version', { headers: { 'if-none-match': etag } })
  expect([other.status, other.headers.get('etag') === etag]).toEqual([200, false])
})

test('PAGE-23 an open page is given the titles of a line to search in, articles first', async () => {
  const titles = v.parse(v.array(Title), await (await portal.app.ask('/services/cms/nb_NO/titles/mobile')).json())
  expect(titles.slice(0, 1)).toEqual([
    { slug: 'nytt-barneabonnement', category: 'mobile', title: 'Nyhet: Et abonnement laget for den første telefonen' },
  ])
  expect(new Set(titles.map(({ category }) => category))).toEqual(new Set(['mobile', 'abroad']))
  expect((await portal.app.ask('/services/cms/xx/titles/mobile')).status).toBe(404)
  expect((await portal.app.ask('/services/cms/nb_NO/titles/blog')).status).toBe(404)
})

test('CALL-16 another portal can be filled from the embedded service as from a WordPress', async () => {
  const server = createWordPress(`${await portal.app.listen()}/services/cms`)
  const home = await server.page('nb_NO', {
    uri: 'home-landing-page',
    group: 'homeLandingPage',
    fields: 'title header chatH1 flow step',
  })
  expect(home).toMatchObject({ ok: true, value: { header: 'Nytt' } })
  expect(await server.page('sv_SE', { pageId: 'customerService' })).toMatchObject({
    ok: true,
    value: { companyName: expect.any(String) },
  })
  expect(await server.page('sv_SE', { pageId: 'nothing' })).toEqual({ ok: true, value: undefined })
  expect(await server.posts('nb_NO', 'mobile')).toMatchObject({
    ok: true,
    value: expect.arrayContaining([expect.objectContaining({ slug: expect.any(String) })]),
  })
})

test('CALL-16 the portal starts and works when CMS_URL cannot be reached', async () => {
  const dead = await runningApp(portal.database, { CMS_URL: 'http://127.0.0.1:1/', CMS_PAGES: 'customerService=7' })
  expect((await dead.ask('/services/cms/version')).status).toBe(200)
  expect((await dead.ask('/readyz')).status).toBe(200)
  await dead.close()
})
