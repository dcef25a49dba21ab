import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a flow in the sandbox and waits until it can be used. */
export async function openSandbox(page: Page, flow: string, step = ''): Promise<void> {
  await page.goto(`/flowsandbox/${flow}${step && `/${step}`}`)
  await page.getByRole('log').first().waitFor()
  await page.getByRole('button', { name: 'Fram', exact: true }).waitFor()
}

/** Answers by the suggestion of this payload. */
export async function choose(page: Page, payload: string, run: Page | Locator = page): Promise<void> {
  await run.locator(`button[name="payload"][value="${payload}"]`).click()
}

/** The statechart marks this step as the current one; `timeout` in milliseconds where that may take long. */
export async function standsAt(page: Page, step: string, timeout = 15_000): Promise<void> {
  await expect(page.locator(`svg [aria-current="step"][aria-label^="${step},"]`)).toHaveCount(1, { timeout })
}

/** Begins the names of replays that tests write into the folders of flows and machines, and take away again; others leave them alone. */
export const WRITTEN_BY_A_TEST = 'sand-03-saved-by-a-browser'

/** One of the panels beside the drawing. */
export const panel = (page: Page, title: string): Locator =>
  page
    .locator('details[name="sandbox-panel"]')
    .filter({ has: page.locator('summary', { hasText: title }) })
    .first()

export const timeline = (page: Page) => ({
  back: page.getByRole('button', { name: 'Tilbake', exact: true }),
  forward: page.getByRole('button', { name: 'Fram', exact: true }),
  restart: page.getByRole('button', { name: 'Begynn på nytt' }),
  moments: page.getByRole('list', { name: 'Forløpet' }).getByRole('button'),
})
