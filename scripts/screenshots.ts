import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { HOST_RULES, HOSTS, SITES } from '../e2e/site-reader.ts'
import { makeCustomer } from '../e2e/customers.ts'
import { pageTypes, signedInPaths } from '../e2e/page-types.ts'
import { startPortal } from '../e2e/server.ts'
import { buildIfStale } from './build-if-stale.ts'
import { findBrowser } from './find-browser.ts'

const FOLDER = 'test-results/screenshots'
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const only = process.argv.slice(2)

/** `npm run screenshots [-- page …]`: screenshots of each kind of page on phone and desktop, light and dark. */
async function takeScreenshots(): Promise<void> {
  const executablePath = findBrowser()
  mkdirSync(FOLDER, { recursive: true })
  buildIfStale()
  const portal = await startPortal({ SITES: SITES.join() })
  const browser = await chromium.launch({
    args: ['--no-sandbox', HOST_RULES],
    ...(executablePath && { executablePath }),
  })
  const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const { port } = new URL(portal.url)
  for (const { page: name, path, locale } of wanted(pageTypes))
    await takeFour(page, `http://${HOSTS[locale]}:${port}${path}`, name)
  await makeCustomer(page)
  for (const { page: name, path } of wanted(
    signedInPaths.map((path) => ({ page: path.slice(1).replaceAll('/', '-'), path })),
  ))
    await takeFour(page, path, name)
  await browser.close()
  await portal.stop()
}

const wanted = <T extends { page: string }>(pages: T[]) =>
  pages.filter(({ page }) => only.length === 0 || only.includes(page))

async function takeFour(page: Page, url: string, name: string): Promise<void> {
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.screenshot({ path: `${FOLDER}/${name}-${viewport.width}-${colorScheme}.png`, fullPage: true })
    }
  }
  process.stdout.write(`${name}\n`)
}

await takeScreenshots()
