import { choose, goOn, signIn, startChat, takenOver } from './journey.ts'
import { expect, test as base, usePortalWith } from './portal-test.ts'

const EMIL_19_YEARS = '90000006'

// A context of its own: the browser's console reports what these tests cause.
const test = base.extend({
  page: async ({ browser, portal }, use) => {
    const context = await browser.newContext({ baseURL: portal.url })
    await use(await context.newPage())
    await context.close()
  },
})

usePortalWith({ APP_ENV: 'development' })

test('SEC-03 a page that an extension changed before its scripts came is drawn again and comes alive', async ({
  page,
}) => {
  await page.route(/\/mobilabonnement$/, async (route) => {
    const answered = await route.fetch()
    const body = (await answered.text()).replace(/<main\b[^>]*>/, '$&<p>Translated by an extension</p>')
    await route.fulfill({ response: answered, body })
  })
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await expect(page.getByText('Translated by an extension')).toHaveCount(0)
})

test('ERR-02 texts that could not be fetched are fetched again, and the page comes alive', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, EMIL_19_YEARS)
  await goOn(page)
  await expect(page).toHaveURL('/products')
  const failed = new Set<string>()
  await page.route(/\/assets\/nb_NO-.*\.js$/, async (route, request) => {
    if (failed.has(request.url())) return route.continue()
    failed.add(request.url())
    return route.abort()
  })
  await page.goto('/products')
  await takenOver(page, 'main')
  await expect(page.getByRole('heading', { name: 'Produkter' })).toBeVisible()
  expect(failed.size).toBeGreaterThan(1)
})
