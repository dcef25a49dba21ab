import { request as api, type APIRequestContext, type Page } from '@playwright/test'
import { startWordPress } from '#server/testing/wordpress.ts'
import { choice, choose, log, startChat, words } from './journey.ts'
import { expect, test, usePortalWith } from './portal-test.ts'
import { startPortal } from './server.ts'

const EDITOR_TOKENS = 'an-editor-of-the-tests-only-000000000000'
usePortalWith({ EDITOR_TOKENS })
const editor = { authorization: `Bearer ${EDITOR_TOKENS}` }

const edit = (page: Page, name: string, data: Record<string, unknown>) =>
  page.request.patch(`/services/api/v2.0/cms/pages/nb_NO/${name}`, { data, headers: editor })

/** A focus event makes the page check for new content at once instead of within 20 seconds. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

test('CALL-16 a published change shows on an open page without a reload, and the conversation on it goes on', async ({
  page,
}) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choice(page, words.nb_NO.adult).waitFor()
  const said = await log(page).innerText()
  await page.evaluate(() => Object.assign(window, { stillThere: true }))

  expect((await edit(page, 'mobile-landing', { content: { whyWeTitle: 'Nytt fra redaksjonen' } })).status()).toBe(200)
  await expect(async () => {
    await lookAgain(page)
    await expect(page.getByText('Nytt fra redaksjonen')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  expect(await page.evaluate(() => 'stillThere' in window)).toBe(true)
  expect(await log(page).innerText()).toContain(said.trim())
  await choose(page, words.nb_NO.adult)
  await choice(page, words.nb_NO.newNumber).waitFor()
})

test('CALL-17 a changed text is on the served page and stays when it lives, HTML in it is harmless', async ({
  page,
}) => {
  const put = (body: string) =>
    page.request.put('/services/translations/nb_NO.po', {
      data: body,
      headers: { ...editor, 'content-type': 'text/plain' },
    })
  await put('msgid ""\nmsgstr "Language: nb_NO\\n"\n\nmsgid "frame.skip"\nmsgstr "<b>Rett til innholdet</b>"\n')
  const served = await (await page.request.get('/kundeservice')).text()
  expect(served).toContain('&lt;b&gt;Rett til innholdet&lt;/b&gt;')
  await startChat(page, '/')
  await expect(page.getByText('<b>Rett til innholdet</b>')).toHaveCount(1)
  await put('msgid ""\nmsgstr "Language: nb_NO\\n"\n')
  expect(await (await page.request.get('/kundeservice')).text()).not.toContain('data-texts')
})

test('AUTH-09 a draft shows in preview only, under a banner with a link out, and is neither cached nor indexed', async ({
  page,
  accessible,
}) => {
  await edit(page, 'insurance', { status: 'draft', content: { title: 'Et utkast om forsikring' } })
  await page.goto('/forsikring')
  await expect(page.getByText('Et utkast om forsikring')).toHaveCount(0)
  const preview = await page.goto('/forsikring?preview=1')
  expect(new URL(page.url()).search).toBe('')
  expect([preview?.headers()['cache-control'], preview?.headers()['x-robots-tag']]).toEqual([
    'no-store',
    'noindex, nofollow',
  ])
  await expect(page.getByText('Et utkast om forsikring').first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Forhåndsvisning' })).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: 'Avslutt forhåndsvisning' }).click()
  await expect(page.getByRole('complementary', { name: 'Forhåndsvisning' })).toHaveCount(0)
  await expect(page.getByText('Et utkast om forsikring')).toHaveCount(0)
  await edit(page, 'insurance', { status: 'publish' })
})

async function statusesOf(asking: APIRequestContext): Promise<[string, number][]> {
  const sitemap = await (await asking.get('/sitemap.xml')).text()
  const kinds = new Map(
    [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => [
      path.split('/').slice(0, 2).join('/') || '/',
      path || '/',
    ]),
  )
  return Promise.all([...kinds.values()].map(async (path) => [path, (await asking.get(path)).status()]))
}

test('CALL-16 texts of a WordPress show, and stay when it is down; every page works', async () => {
  const wordpress = await startWordPress()
  wordpress.pages.set('home-landing-page', {
    status: 'publish',
    databaseId: 1,
    title: 'Page',
    content: null,
    group: 'homeLandingPage',
    fields: { header: 'Rett fra WordPress' },
  })
  const portal = await startPortal({ CMS_URL: wordpress.url })
  const asking = await api.newContext({ baseURL: portal.url })
  // The first page waits only briefly for the CMS, so the content may show up on a later request.
  await expect.poll(async () => (await asking.get('/')).text()).toContain('Rett fra WordPress')
  wordpress.close()
  await portal.crash()
  expect(await (await asking.get('/')).text()).toContain('Rett fra WordPress')
  const statuses = await statusesOf(asking)
  expect(statuses.length).toBeGreaterThan(8)
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  await asking.dispose()
  await portal.stop()
})
