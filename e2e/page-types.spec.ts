import { languageTag } from '#contracts/kernel/locale.ts'
import { takenOver } from './journey.ts'
import { makeCustomer } from './customers.ts'
import { pageTypes, signedInPaths } from './page-types.ts'
import { expect, test, usePortalWith } from './portal-test.ts'
import { HOST_RULES, HOSTS, SITES } from './site-reader.ts'
import { tooWide } from './too-wide.ts'

usePortalWith({ SITES: SITES.join() })
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), HOST_RULES] }),
})

for (const { page: type, path, locale } of pageTypes) {
  test(`CHAT-16 SHELL-01 SHELL-05 PAGE-22 ${type} in ${locale}: nothing in the console, clean to axe in light and dark, nothing cut off at 1200 and 360 wide nor at twice the size ${path === '/' ? '@desktop' : ''}`, async ({
    page,
    portal,
    accessible,
  }) => {
    await page.goto(`http://${HOSTS[locale]}:${new URL(portal.url).port}${path}`)
    await takenOver(page, 'main')
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale))
    await accessible(page)
    for (const width of [1_200, 360, 195]) {
      await page.setViewportSize({ width, height: 780 })
      await expect.poll(() => page.evaluate(tooWide), `at ${width}`).toBeLessThanOrEqual(0)
    }
  })
}

test('SHELL-05 CHAT-16 nothing of the signed-in pages is cut off at 360 wide, nor at twice the size', async ({
  page,
}) => {
  test.slow()
  await makeCustomer(page)
  for (const width of [360, 195]) {
    await page.setViewportSize({ width, height: 780 })
    for (const path of signedInPaths) {
      await page.goto(path)
      await expect.poll(() => page.evaluate(tooWide), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
