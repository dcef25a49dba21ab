import type { Page } from '@playwright/test'
import { choice, log, startChat, takenOver } from './journey.ts'
import { expect, test } from './portal-test.ts'

const PAGES = [
  '/',
  '/mobilabonnement',
  '/mobilabonnement/6gb',
  '/forsikring',
  '/refinansiering',
  '/login',
  '/kundeservice',
  '/mobil/ovrige-priser-alle-abonnement',
  '/cookies',
  '/finnes-ikke',
]

/** The one rule of a stylesheet that changes a page: until it comes, sections below the window are not laid out. */
const LAID_OUT_WHOLE = '[data-below-fold] { content-visibility: visible }'

const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !['SCRIPT', 'LINK', 'STYLE'].includes(element.tagName))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const styles = [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part)
          if (part !== null && style.content === 'none') return ''
          return names.map((name) => style.getPropertyValue(name)).join(';')
        })
        return `${element.tagName}.${element.className} ${[x, y, width, height].join(' ')} ${styles.join(' ')}`
      })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PAGES) {
    test(`CHAT-18 a first visit to ${path} looks the same before its stylesheets come as after @desktop`, async ({
      page,
    }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        const whole = await looks(page)
        await page.route('**/*.css', (route) =>
          route.fulfill({ status: 200, contentType: 'text/css', body: LAID_OUT_WHOLE }),
        )
        await page.goto(path)
        expect(await looks(page), colorScheme).toEqual(whole)
        await page.unroute('**/*.css')
      }
    })
  }
})

test('CHAT-18 a first visit has its styles inline; the next page uses the cached stylesheet', async ({ page }) => {
  const inlined = async (at: string) => (await (await page.request.get(at)).text()).includes('<style nonce=')
  expect(await inlined('/mobilabonnement')).toBe(true)
  await page.goto('/mobilabonnement')
  await expect(page.locator('head link[rel="stylesheet"]')).toHaveCount(0)
  await expect(page.locator('body link[rel="stylesheet"]')).not.toHaveCount(0)
  await startChat(page, '/mobilabonnement')
  await page.getByRole('main').getByRole('link', { name: 'Få tilbud' }).click()
  await page.waitForURL('**/forsikring')
  await expect(page.locator('body link[rel="stylesheet"]')).not.toHaveCount(0)
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/refinansiering') && response.request().isNavigationRequest(),
  )
  await page.evaluate(() => location.assign('/refinansiering'))
  expect(await (await answered).text()).not.toContain('<style nonce=')
  await expect(page.locator('head link[rel="stylesheet"]')).not.toHaveCount(0)
  await expect(page.locator('body link[rel="stylesheet"]')).toHaveCount(0)
})

test('CHAT-18 content below the window is not laid out until the stylesheets come @desktop', async ({ page }) => {
  let come = (): void => undefined
  const waiting = new Promise<void>((done) => (come = done))
  await page.route(/\.css$/, async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('/mobilabonnement', { waitUntil: 'commit' })
  const lastIsLaidOut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main section')]
          .at(-1)
          ?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true,
    )
  await expect(log(page)).toBeVisible()
  expect(await lastIsLaidOut()).toBe(false)
  come()
  await expect.poll(lastIsLaidOut).toBe(true)
})

test('CHAT-18 no picture is fetched ahead of the first paint', async ({ page }) => {
  await page.goto('/mobilabonnement')
  expect(await page.locator('main img').count()).toBeGreaterThan(0)
  expect(await page.locator('main img:not([loading="lazy"])').count()).toBe(0)
})

test('CHAT-03 a tap counts while neither scripts nor stylesheets have come', async ({ page }) => {
  let come = (): void => undefined
  const waiting = new Promise<void>((done) => (come = done))
  await page.route(/\.(js|css)$/, async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('/mobilabonnement', { waitUntil: 'commit' })
  const answered = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
  await choice(page, /^6 GB,/).click({ noWaitAfter: true })
  await answered
  come()
  await takenOver(page)
  await expect(log(page)).toContainText('6 GB')
})
