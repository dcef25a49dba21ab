import { type Page } from '@playwright/test'
import { answer, choice, choose, hears, takenOver, words } from './journey.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words
const ASK = 'Spør om hva som helst, eller svar med egne ord'
const QUESTION = 'hvor lang er angrefristen?'

const bar = (page: Page) => page.getByRole('region', { name: 'Samtalen din' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Samtalen din' })

test('HEAR-10 a question on an article is answered in place, and an order begun on its page goes on at customer service', async ({
  page,
  accessible,
}) => {
  test.slow()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const isWidgetFetched = () => fetched.some((url) => url.includes('/widget-'))
  await page.goto('/kundeservice/kontakt')
  await takenOver(page, 'main')
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).not.toContainText('på gang')
  expect(isWidgetFetched()).toBe(false)
  const field = bar(page).getByLabel(ASK)
  await field.fill(QUESTION)
  await expect.poll(isWidgetFetched).toBe(true)
  await field.press('Enter')
  await expect(sheet(page).getByText(QUESTION, { exact: true })).toBeVisible()
  await hears(page, /14 dager fra du bestilte/)
  await accessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(field).toBeFocused()
  await expect(bar(page).getByText('Du har en samtale på gang')).toBeVisible()

  await page.goto('/mobilabonnement')
  await takenOver(page)
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choose(page, nb_NO.newNumber)
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
  await page.goto('/kundeservice')
  await takenOver(page, 'main')
  await expect(bar(page).getByText('Du har en bestilling på gang')).toBeVisible()
  await accessible(page)
  await expectClear(page)
  await bar(page).getByRole('link', { name: 'Fortsett' }).click()
  await answer(page, nb_NO.name, 'Kari Nordmann')
  await page.getByLabel(nb_NO.birth, { exact: true }).waitFor()
  await sheet(page).getByRole('button', { name: 'Lukk samtalen' }).click()
  await expect(bar(page).getByRole('link', { name: 'Fortsett' })).toBeFocused()
  await page.goto('/mobilabonnement')
  await page.getByLabel(nb_NO.birth, { exact: true }).waitFor()
})

/** The bar covers nothing that has the focus, and stands at the end of the page where the window is low. */
async function expectClear(page: Page): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link').last()
  await link.focus()
  await expect
    .poll(async () => ((await link.boundingBox())?.y ?? 0) + 20 < ((await bar(page).boundingBox())?.y ?? 0))
    .toBe(true)
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(bar(page)).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 390, height: 844 })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('HEAR-10 the bar asks on the page of the conversation, and goes on there from any other', async ({ page }) => {
    await page.goto('/finnes/ikke')
    await bar(page).getByLabel(ASK).fill(QUESTION)
    await bar(page).getByLabel(ASK).press('Enter')
    await expect(page).toHaveURL(/\/samtale\?flow=mobile_from_external#chat$/)
    await hears(page, /14 dager fra du bestilte/)
    await choose(page, 'Nytt abonnement')
    await page.goto('/personvernerklaering')
    await bar(page).getByRole('link', { name: 'Fortsett' }).click()
    await expect(choice(page, 'Nytt abonnement')).toHaveCount(0)
    await expect(page.getByRole('log')).toContainText('Nytt abonnement')
  })
})
