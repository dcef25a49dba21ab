import type { FrameLocator, Locator, Page } from '@playwright/test'
import { SECRET, startProvider } from '#server/ports/testing/start-provider.ts'
import { choice, choose, hears, log, startChat, takenOver } from './journey.ts'
import { expect, test as base } from './portal-test.ts'

const PAGE = '/refinansiering'
/** Milliseconds. */
const VIEW_LASTS = 2_000

type Register = { url: string }

/** A portal whose debt register is a process of its own on another port, which shows a page of its own. */
const test = base.extend<object, { register: Register }>({
  register: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startProvider({ VIEW_LASTS: String(VIEW_LASTS) })
      await use({ url: provider.url })
      await provider.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ register: { url } }, use) => use({ DEBT_REGISTER_URL: url, FRAME_ORIGINS: url, PORT_SECRET: SECRET }),
    { scope: 'worker' },
  ],
})

type View = { dialog: Locator; frame: FrameLocator }

const viewOf = (page: Page): View => ({
  dialog: page.getByRole('dialog', { name: 'Åpne oversikten' }),
  frame: page.frameLocator('dialog iframe'),
})

async function readDebts(page: Page): Promise<void> {
  await startChat(page, PAGE)
  await choose(page, 'Sjekk gjelden min')
  await page.getByRole('checkbox').check()
  await choose(page, 'Ja, hent gjelden min')
  await page.getByRole('button', { name: 'Gå til BankID' }).click()
  await page.getByRole('button', { name: /^Kari Nordmann/ }).click()
  await takenOver(page)
  await hears(page, 'Jeg fant én usikret gjeld på deg:')
  await expect(log(page)).toContainText('Provider Kort')
}

async function openView(page: Page): Promise<View> {
  const view = viewOf(page)
  await choose(page, 'Se alle detaljene')
  await expect(view.frame.getByRole('heading', { name: 'Gjelden din hos registeret' })).toBeVisible()
  await expect(view.frame.getByRole('listitem')).toHaveText(['Provider Kort'])
  return view
}

async function goesOn(page: Page): Promise<void> {
  await choose(page, 'Gå videre')
  await choice(page, 'Ja, spør bankene').waitFor()
}

/** The address that the portal leads a frame to. */
async function addressOfView(page: Page): Promise<string> {
  const link = await page.getByRole('link', { name: 'Åpne oversikten' }).getAttribute('href')
  const led = await page.request.get(link ?? '', { maxRedirects: 0 })
  expect(led.status()).toBe(303)
  return led.headers()['location'] ?? ''
}

const GONE = 'Siden kan åpnes én gang.'

test('CHAT-08 ORD-04 a partner page on another port opens in the frame and, finished, closes it @desktop', async ({
  page,
  register,
}) => {
  const policies: string[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === PAGE) policies.push(response.headers()['content-security-policy'] ?? '')
  })
  await readDebts(page)
  const { dialog, frame } = await openView(page)
  expect(policies.at(-1)?.split('; ')).toContain(`frame-src 'self' ${register.url}`)
  await expect(page.locator('dialog iframe')).toHaveAttribute('sandbox', 'allow-scripts')
  await page.evaluate(() => postMessage({ from: 'view', happened: 'done' }, '*'))
  await expect(dialog).toBeVisible()
  await frame.getByRole('link', { name: 'Ferdig' }).click()
  await expect(dialog).toBeHidden()
  await goesOn(page)
})

test('CHAT-08 a partner page that is closed leaves the conversation where it was', async ({ page }) => {
  await readDebts(page)
  const { dialog } = await openView(page)
  await dialog.getByRole('button').first().click()
  await expect(dialog).toBeHidden()
  await goesOn(page)
})

test('CHAT-08 the address of a partner page opens once and not too late; it can be opened anew', async ({ page }) => {
  await readDebts(page)
  const { dialog } = await openView(page)
  await dialog.getByRole('button').first().press('Escape')
  await expect(dialog).toBeHidden()
  const used = await addressOfView(page)
  const first = await page.request.get(used)
  expect(await first.text()).toContain('Provider Kort')
  const again = await page.request.get(used)
  expect([again.status(), await again.text()]).toEqual([410, expect.stringContaining(GONE)])
  const late = await addressOfView(page)
  await page.waitForTimeout(VIEW_LASTS + 200)
  const tooLate = await page.request.get(late)
  expect([tooLate.status(), await tooLate.text()]).toEqual([410, expect.stringContaining(GONE)])
  await page.getByRole('link', { name: 'Åpne oversikten' }).click()
  await expect(viewOf(page).frame.getByRole('listitem')).toHaveText(['Provider Kort'])
})

test('CHAT-08 SEC-02 another visitor is led to no partner page by the address of a conversation', async ({
  page,
  browser,
  portal,
}) => {
  await readDebts(page)
  await openView(page)
  const link = await page.locator('dialog iframe').getAttribute('src')
  const stranger = await browser.newContext({ baseURL: portal.url })
  const answered = await stranger.request.get(link ?? '', { maxRedirects: 0 })
  expect([answered.status(), answered.headers()['location']]).toEqual([410, undefined])
  await stranger.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('BEY-09 CHAT-08 without scripts the partner page opens in place of the conversation and leads back', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await choose(page, 'Sjekk gjelden min')
    await page.getByRole('checkbox').check()
    await choose(page, 'Ja, hent gjelden min')
    await page.getByRole('button', { name: 'Gå til BankID' }).click()
    await page.getByRole('button', { name: /^Kari Nordmann/ }).click()
    await choose(page, 'Se alle detaljene')
    await page.getByRole('link', { name: 'Åpne oversikten' }).click()
    await expect(page.getByRole('listitem')).toHaveText(['Provider Kort'])
    await page.getByRole('link', { name: 'Ferdig' }).click()
    await expect(page).toHaveURL(new RegExp(PAGE))
    await goesOn(page)
  })
})
