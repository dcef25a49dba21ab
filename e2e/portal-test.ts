import { randomInt } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { startPortal, type RunningPortal } from './server.ts'

type Fixtures = {
  /** Fails the test on a console error or an uncaught exception of a page. */
  quiet: void
  /** Checks the current page against WCAG 2.2 AA, with contrast in both light and dark. */
  accessible: (page: Page) => Promise<void>
}
type WorkerFixtures = {
  settings: Record<string, string>
  portal: RunningPortal
}

/** AxeBuilder leaves it in the page it has analysed. */
declare const axe: { run: (options: typeof CONTRAST) => ReturnType<AxeBuilder['analyze']> }

/** Only violations are told: with a selector for each element that passes, a look took twice as long. */
const VIOLATIONS = { resultTypes: ['violations' as const] }
const RULES = { ...VIOLATIONS, runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] }
const CONTRAST = { ...VIOLATIONS, runOnly: ['color-contrast'] }
const EXPECTED =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_CONNECTION_CLOSED|ERR_SOCKET_NOT_CONNECTED|Connection closed before receiving a handshake response|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_NETWORK_CHANGED|TypeError: Failed to fetch|status of (404|410|422)/

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  portal: [
    async ({ settings }, use) => {
      const portal = await startPortal({ TRUST_PROXY: '1', ...settings })
      await use(portal)
      await portal.stop()
    },
    // A separate timeout, so that starting the portal does not use up the time of the first test.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  // Every test calls from an address of its own, for codes are counted by address.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` }),
  quiet: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text())
      })
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use()
      expect(errors, 'the browser console').toEqual([])
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern
  accessible: async ({}, use) => {
    await use(async (page) => {
      // Without reduced motion a colour would be read in the middle of its transition.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await colourSettled(page)
      const light = await new AxeBuilder({ page }).setLegacyMode().options(RULES).analyze()
      await page.emulateMedia({ colorScheme: 'dark' })
      await colourSettled(page)
      const dark = await page.evaluate((options) => axe.run(options), CONTRAST)
      await page.emulateMedia({ colorScheme: null })
      const found = [...light.violations, ...dark.violations]
      expect(
        found.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
        })),
      ).toEqual([])
    })
  },
})

/**
 * Gives the tests of a file a portal with these settings. They run in one worker, because each further worker would
 * start such a portal for itself.
 */
export function usePortalWith(settings: Record<string, string>): void {
  test.describe.configure({ mode: 'default' })
  test.use({ settings })
}

async function colourSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

export { expect }
