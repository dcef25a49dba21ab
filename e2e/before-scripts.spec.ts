import type { Page, Route } from '@playwright/test'
import { choice, choose, hears, log, startChat, takenOver, words } from './journey.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words

async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHeld = false
    // A held request of a page that was left can no longer be continued.
    for (const route of held) await route.continue().catch(() => undefined)
  }
}

test('CHAT-18 a tap before the scripts arrive counts, once, and the widget goes on from there @desktop', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/mobilabonnement', { waitUntil: 'commit' })
  await choice(page, /^6 GB,/).click()
  await choice(page, nb_NO.adult).waitFor()
  await expect(page).toHaveURL('/mobilabonnement#chat')
  await choice(page, nb_NO.adult).click({ noWaitAfter: true })
  await letThrough()
  await choice(page, nb_NO.newNumber).waitFor()
  await takenOver(page)
  await choose(page, nb_NO.newNumber)
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
  await expect(log(page).getByText(/^6 GB,/)).toHaveCount(1)
  await expect(log(page).getByText(nb_NO.adult)).toHaveCount(1)
  await page.reload()
  await expect(log(page).getByText(nb_NO.adult)).toHaveCount(1)
})

test('CHAT-13 CHAT-18 a tap whose form is still on its way when the widget takes over counts once, also tapped again', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  const onItsWay = Promise.withResolvers<void>()
  await page.route('**/chat', async (route) => {
    await onItsWay.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await choice(page, 'Jeg er kunde').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The second tap uses coordinates because the button may be replaced in between.
  const button = await choice(page, 'Jeg er kunde').boundingBox()
  const posted = page.waitForRequest('**/chat')
  await choice(page, 'Jeg er kunde').click({ noWaitAfter: true })
  await posted
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/widget'))
  await letThrough()
  await loaded
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 15)
  onItsWay.resolve()
  await expect(page).toHaveURL('/login#chat')
  await page.getByLabel(nb_NO.phone, { exact: true }).waitFor()
  await expect(log(page).getByText('Jeg er kunde')).toHaveCount(1)
  await page.reload()
  await page.getByLabel(nb_NO.phone, { exact: true }).waitFor()
  await expect(log(page).getByText('Jeg er kunde')).toHaveCount(1)
})

test('CHAT-03 text typed before the scripts arrive stays and can be sent', async ({ page }) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choose(page, nb_NO.newNumber)
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
  const letThrough = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const field = page.getByLabel(nb_NO.name, { exact: true })
  await field.fill('Kari Nordmann')
  await letThrough()
  await takenOver(page)
  await expect(field).toHaveValue('Kari Nordmann')
  await field.press('Enter')
  await hears(page, 'Takk, Kari. Når er du født?')
})
