import type { Page } from '@playwright/test'
import { answer, choice, choose, hears, log, startChat, takenOver, untilName, words } from './journey.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words
const said = (page: Page) => log(page).getByRole('paragraph').allTextContents()

const agree = (one: Page, other: Page) =>
  expect(async () => expect(await said(other)).toEqual(await said(one))).toPass()

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('CHAT-13 a reload shows the conversation as it was, at once and without motion', async ({ page }) => {
    await untilName(page)
    const before = await said(page)
    await page.reload()
    await takenOver(page)
    expect(await said(page)).toEqual(before)
    const moving = await log(page).evaluate(
      (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    )
    expect(moving, 'bubbles that come in again').toBe(0)
    await expect(page.getByLabel(nb_NO.name, { exact: true })).toBeVisible()
    await answer(page, nb_NO.name, 'Kari Nordmann')
    await page.getByLabel(nb_NO.birth, { exact: true }).waitFor()
    await page.reload()
    await hears(page, 'Takk, Kari. Når er du født?')
  })
})

test('CHAT-13 BEY-03 a second tab has the same conversation and follows it', async ({ page, context }) => {
  await untilName(page)
  const other = await context.newPage()
  await startChat(other, '/mobilabonnement')
  await agree(page, other)
  await answer(other, nb_NO.name, 'Kari Nordmann')
  await page.getByLabel(nb_NO.birth, { exact: true }).waitFor()
  await answer(page, nb_NO.birth, '24/12/1990')
  await other.getByLabel(nb_NO.phone, { exact: true }).waitFor()
  await agree(page, other)
})

test('CHAT-13 CHAT-19 a tab opened before the conversation began takes part in it', async ({ page, context }) => {
  await startChat(page, '/mobilabonnement')
  const other = await context.newPage()
  await startChat(other, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(other, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
  await agree(page, other)
  await expect(log(page).getByText(/^6 GB,/)).toHaveCount(1)
})

test('CHAT-13 an answer to a question that another tab answered is dropped', async ({ page, context }) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
  const other = await context.newPage()
  // Holds back the answer of the other tab. Routed from the start: a request of an already open page can slip past a
  // route added later.
  const taken = Promise.withResolvers<void>()
  let isHeld = false
  await other.route('**/services/brain/', async (route) => {
    if (isHeld) await taken.promise
    await route.continue()
  })
  await startChat(other, '/mobilabonnement')
  await choice(other, 'Behold nummeret').waitFor()
  isHeld = true
  await choose(other, 'Behold nummeret')
  await hears(other, 'Behold nummeret')
  await choose(page, nb_NO.newNumber)
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
  taken.resolve()
  await other.getByLabel(nb_NO.name, { exact: true }).waitFor()
  await agree(page, other)
  await expect(log(other)).not.toContainText('Behold nummeret')
})

test('CHAT-13 back and forward leave the conversation where it is', async ({ page }) => {
  await untilName(page)
  await page.getByLabel(nb_NO.name, { exact: true }).fill('Kari Nord')
  const before = await said(page)
  await page.getByRole('link', { name: 'Se alle abonnement' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/mobilabonnement/produkter')
  await page.goBack()
  await expect(page.getByLabel(nb_NO.name, { exact: true })).toHaveValue('Kari Nord')
  expect(await said(page)).toEqual(before)
  await answer(page, nb_NO.name, 'Kari Nordmann')
  await page.getByLabel(nb_NO.birth, { exact: true }).waitFor()
  await page.goForward()
  await expect(page).toHaveURL('/mobilabonnement/produkter')
  await page.goto('/kundeservice')
  await page.goBack()
  await expect(page).toHaveURL('/mobilabonnement/produkter')
  await takenOver(page, 'main')
  await page.goBack()
  await expect(page).toHaveURL('/mobilabonnement')
  await hears(page, 'Takk, Kari. Når er du født?')
  await expect(log(page).getByText('Kari Nordmann')).toHaveCount(1)
})

test('CHAT-13 a page opened again from the history shows the answers given since, and takes the next one', async ({
  page,
}) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choice(page, nb_NO.adult).waitFor()
  await page.goto('/kundeservice')
  await page.goBack()
  await choose(page, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
  await page.goto('/kundeservice')
  await page.goBack()
  await takenOver(page)
  await expect(log(page).getByText(nb_NO.adult)).toHaveCount(1)
  await choose(page, nb_NO.newNumber)
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
})

test('CHAT-13 a page restored from the browser’s cache catches up, and an answer to its old question is shown as not taken and can be given anew', async ({
  page,
}) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choice(page, nb_NO.adult).waitFor()
  await page.reload()
  await takenOver(page)
  const old = await page.request.get('/mobilabonnement')
  const html = await old.text()
  await choose(page, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
  await page.goto('/kundeservice')
  const caughtUp = Promise.withResolvers<void>()
  await page.route('**/services/brain/sessions/**', async (route) => {
    await caughtUp.promise
    await route.continue()
  })
  await page.route('**/mobilabonnement', (route) => route.fulfill({ response: old, body: html }))
  await page.goBack()
  await takenOver(page)
  await choose(page, 'Et barn under 13 år')
  const notice = page.getByRole('status').filter({ hasText: 'Svaret «Et barn under 13 år» ble ikke tatt imot' })
  await expect(notice).toBeVisible()
  caughtUp.resolve()
  await choice(page, nb_NO.newNumber).waitFor()
  await expect(log(page).getByText(nb_NO.adult)).toHaveCount(1)
  await notice.getByRole('button', { name: 'Endre svaret' }).click()
  await choose(page, 'Et barn under 13 år')
  await hears(page, 'Et barn under 13 år')
  await expect(page.getByText('ble ikke tatt imot')).toHaveCount(0)
})

test('CHAT-13 without a network the answer is kept, and sent when it is back', async ({ page, context }) => {
  await untilName(page)
  await context.setOffline(true)
  await answer(page, nb_NO.name, 'Kari Nordmann')
  await hears(page, 'Kari Nordmann')
  await expect(page.getByRole('status').filter({ hasText: 'Du er uten nett.' })).toBeVisible()
  await context.setOffline(false)
  await hears(page, 'Takk, Kari. Når er du født?')
  await expect(page.getByText('Du er uten nett.')).toHaveCount(0)
  await expect(log(page).getByText('Kari Nordmann')).toHaveCount(1)
})
