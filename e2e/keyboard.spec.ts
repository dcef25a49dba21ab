import type { Locator, Page } from '@playwright/test'
import { choice, enterCode, hears, newPerson, readCode, seesSubscription, startChat, tellDetails, words, choose } from './journey.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words

/** Presses Tab until the element has the focus; whatever has it on the way shows that it does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await focusShows(page), 'the focus can be seen').toBe(true)
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

/** Whether the focused element has an outline or a ring. */
const focusShows = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return true
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  })

async function pick(page: Page, title: string | RegExp): Promise<void> {
  await tabTo(page, choice(page, title))
  await page.keyboard.press('Enter')
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('CHAT-16 the whole order by keyboard alone, and the focus is always seen @desktop', async ({ page }) => {
  test.slow()
  const kari = newPerson()
  await startChat(page, '/mobilabonnement')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await pick(page, /^6 GB,/)
  await pick(page, nb_NO.adult)
  await pick(page, nb_NO.newNumber)
  await type(page, nb_NO.name, kari.name)
  await type(page, nb_NO.birth, kari.birthDate)
  await type(page, nb_NO.phone, kari.phone)
  await type(page, nb_NO.email, kari.email)
  await type(page, nb_NO.street, kari.street)
  await type(page, nb_NO.postalCode, kari.postalCode)
  await type(page, nb_NO.city, kari.city)
  await pick(page, nb_NO.credit)
  await pick(page, nb_NO.confirm)
  await page.getByLabel(nb_NO.code, { exact: true }).waitFor()
  await type(page, nb_NO.code, await readCode(page, kari.phone))
  await seesSubscription(page, '6 GB')
})

test('CHAT-16 the conversation scrolls with the arrow keys and is announced', async ({ page }) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, 'Hjelp meg å velge')
  await choose(page, 'Sosiale medier og musikk')
  await choose(page, 'Vis meg andre')
  await choice(page, 'Flere abonnement').waitFor()
  const box = page.getByRole('region', { name: 'Samtalen' })
  await box.focus()
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  await page.keyboard.press('Home')
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBe(0)
  // A key pressed while the box still glides counts for nothing in some browsers.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect.poll(() => box.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight), { timeout: 2_000 }).toBeLessThan(10)
  }).toPass()
  await expect(page.getByRole('log')).toHaveAccessibleName('Meldinger')
})

test('CHAT-16 every step of the order is clean to axe, in light and dark', async ({ page, accessible }) => {
  test.slow()
  const kari = newPerson()
  await startChat(page, '/mobilabonnement/6gb')
  await choice(page, 'Ja, det vil jeg ha').waitFor()
  await accessible(page)
  await choose(page, 'Ja, det vil jeg ha')
  await choose(page, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
  await accessible(page)
  await choose(page, nb_NO.newNumber)
  const name = page.getByLabel(nb_NO.name, { exact: true })
  await name.fill('Kari')
  await accessible(page)
  await name.press('Enter')
  await hears(page, 'Jeg trenger både fornavn og etternavn, for eksempel Kari Nordmann.')
  await accessible(page)
  await tellDetails(page, kari)
  await choice(page, nb_NO.confirm).waitFor()
  await accessible(page)
  await choose(page, 'Endre noe')
  await choice(page, 'Ingenting likevel').waitFor()
  await accessible(page)
  await choose(page, 'Ingenting likevel')
  await choose(page, nb_NO.confirm)
  await page.getByLabel(nb_NO.code, { exact: true }).waitFor()
  await accessible(page)
  await enterCode(page, kari.phone)
  await seesSubscription(page, '6 GB')
  await accessible(page)
})
