import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { startPortal, type RunningPortal } from './server.ts'

type Fixtures = {
  /** Fails the test on a console error or an uncaught exception of the page. */
  quiet: void
  /** Checks the page as it stands against WCAG 2.2 AA. */
  accessible: (page: Page) => Promise<void>
}

/** Tests against a portal of the worker's own. */
export const test = base.extend<Fixtures, { portal: RunningPortal }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_NETWORK_CHANGED|status of 404/.test(message.text())) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await use()
      expect(errors, 'the browser console').toEqual([])
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern
  accessible: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
    })
  },
})

export { expect }
