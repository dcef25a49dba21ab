import type { Page } from '@playwright/test'
import { choice, choose, log, seesSubscription, startChat, tellDetails, confirmOrder, words } from './journey.ts'
import { newPerson } from './customers.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words

const cardOf = (page: Page) =>
  page.evaluate(() => {
    const scrolled = document.querySelector('section[aria-label="Samtalen"]')
    const field = document.querySelector('[aria-labelledby="chat-title"] input[name="utterance"]')
    if (!scrolled?.firstElementChild || !field) throw new Error('The page has no chat with a field.')
    const { height } = scrolled.firstElementChild.getBoundingClientRect()
    return {
      empty: Math.round(scrolled.clientHeight - height),
      fieldEnds: field.getBoundingClientRect().bottom <= innerHeight,
      top: scrolled.getBoundingClientRect().top,
    }
  })

for (const path of ['/', '/mobilabonnement', '/mobilabonnement/6gb', '/forsikring', '/refinansiering', '/login']) {
  test(`PAGE-02 CHAT-15 the chat of ${path} is as tall as what is said, and a field to ask in is in sight @desktop`, async ({
    page,
    isMobile,
  }) => {
    await startChat(page, path)
    if (isMobile)
      await page
        .locator('[aria-labelledby="chat-title"]')
        .evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const { empty, fieldEnds } = await cardOf(page)
    expect(Math.abs(empty), 'space nothing stands in').toBeLessThan(2)
    expect(fieldEnds, 'the field lies in the window').toBe(true)
  })
}

test('PAGE-02 the chat grows with its messages without shifting visible content @desktop', async ({
  page,
  isMobile,
}) => {
  const placeOf = () =>
    page.evaluate(() =>
      ['h1', '#chat-title', 'main h2:not(#chat-title)'].map((selector) => {
        const top = document.querySelector(selector)?.getBoundingClientRect().top
        return top === undefined ? undefined : Math.round(top + scrollY)
      }),
    )
  await startChat(page, '/mobilabonnement/6gb')
  const opening = await placeOf()
  await choose(page, 'Ja, det vil jeg ha')
  await choice(page, nb_NO.adult).waitFor()
  const answered = await placeOf()
  if (!isMobile) {
    expect(answered).toEqual(opening)
    expect(Math.abs((await cardOf(page)).empty), 'space nothing stands in').toBeLessThan(60)
  }
  await choose(page, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
  await choose(page, nb_NO.newNumber)
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
  expect(await placeOf()).toEqual(answered)
})

test.describe('with the clock stopped', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const said = (page: Page) => log(page).getByText(/^(Klart det, her svarer mennesker|Ring 21)/)

  async function beginQueue(page: Page): Promise<void> {
    await page.clock.install()
    await startChat(page, '/kitchensink')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const taken = page.waitForResponse(
      async (response) => response.url().endsWith('/services/brain/') && (await response.text()).includes('Ring 21'),
    )
    await choose(page, 'Snakk med kundeservice')
    await taken
    await expect(log(page).getByText('Snakk med kundeservice')).toBeVisible()
    await expect(log(page).locator('[data-pending]')).toHaveCount(0)
  }

  test('CHAT-01 elements come one at a time, half a second after the queue is checked, which happens every second', async ({
    page,
  }) => {
    await beginQueue(page)
    await page.clock.runFor(450)
    await expect(said(page)).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(said(page)).toHaveText([/^Klart det/])
    await page.clock.runFor(1_400)
    await expect(said(page)).toHaveCount(1)
    await page.clock.runFor(150)
    await expect(said(page)).toHaveText([/^Klart det/, /^Ring 21/])
  })

  test('CHAT-01 a tap anywhere shows all waiting bubbles at once', async ({ page }) => {
    await beginQueue(page)
    await expect(said(page)).toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(said(page)).toHaveCount(2)
  })

  test('CHAT-01 a key press shows all waiting bubbles at once', async ({ page }) => {
    await beginQueue(page)
    await page.keyboard.press('Shift')
    await expect(said(page)).toHaveCount(2)
  })

  test('CHAT-01 CHAT-16 with reduced motion bubbles come at once and nothing is animated', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await beginQueue(page)
    await expect(said(page)).toHaveCount(2)
    expect(await log(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  })
})

test('CHAT-09 the next field has the focus in a window at least 800 wide, not on a phone @desktop', async ({
  page,
  isMobile,
}) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choose(page, nb_NO.newNumber)
  const field = page.getByLabel(nb_NO.name, { exact: true })
  await field.waitFor()
  if (isMobile) await expect(field).not.toBeFocused()
  else await expect(field).toBeFocused()
})

test('CHAT-13 a double tap orders once', async ({ page }) => {
  const kari = newPerson()
  await startChat(page, '/mobilabonnement')
  await choice(page, /^6 GB,/).dblclick()
  await choice(page, nb_NO.adult).dblclick()
  await choose(page, nb_NO.newNumber)
  await tellDetails(page, kari)
  await choice(page, nb_NO.confirm).waitFor()
  await confirmOrder(page, kari)
  await seesSubscription(page, '6 GB')
})
