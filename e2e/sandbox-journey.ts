import { expect, type Locator, type Page } from '@playwright/test'

export async function openSandbox(page: Page, flow: string, step = ''): Promise<void> {
  await page.goto(`/flowsandbox/${flow}${step && `/${step}`}`)
  await page.getByRole('log', { includeHidden: true }).first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Fram', exact: true }).waitFor()
}

/** In a narrow window the parts of the workbench are tabs. */
export async function showPart(page: Page, part: string): Promise<void> {
  await page.getByRole('toolbar').waitFor()
  const tab = page.getByRole('tab', { name: part, selected: false })
  if (await tab.isVisible()) await tab.click()
}

export async function choose(page: Page, payload: string, run: Page | Locator = page): Promise<void> {
  await run.locator(`button[name="payload"][value="${payload}"]`).click()
}

export async function standsAt(page: Page, step: string, timeout?: number): Promise<void> {
  await expect(page.locator(`svg [aria-current="step"][aria-label^="${step},"]`)).toHaveCount(
    1,
    timeout === undefined ? {} : { timeout },
  )
}

export const WRITTEN_BY_A_TEST = 'sand-03-saved-by-a-browser'

export const panel = (page: Page, title: string): Locator =>
  page
    .locator('details[name="sandbox-panel"]')
    .filter({ has: page.locator('summary', { hasText: title }) })
    .first()

/** Finds a replay by its title and opens it; the list of replays must be on screen. */
export async function openReplay(page: Page, title: string): Promise<void> {
  const replays = panel(page, 'Opptak')
  await replays.getByRole('searchbox').fill(title)
  await replays
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .getByRole('button', { name: 'Åpne' })
    .click()
}

export const timeline = (page: Page) => ({
  back: page.getByRole('button', { name: 'Tilbake', exact: true }),
  forward: page.getByRole('button', { name: 'Fram', exact: true }),
  restart: page.getByRole('button', { name: 'Begynn på nytt' }),
  moments: page.getByRole('list', { name: 'Forløpet' }).getByRole('button'),
})
