import type { Page } from '@playwright/test'
import {
  answer,
  choice,
  choose,
  confirmOrder,
  hears,
  log,
  seesSubscription,
  startChat,
  takenOver,
  tellDetails,
  words,
} from './journey.ts'
import { newPerson } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { tooWide } from './too-wide.ts'

const { nb_NO } = words
const pencil = (page: Page, shown: string | RegExp) =>
  page.getByRole('button', { name: typeof shown === 'string' ? `Endre svaret «${shown}»` : shown })

test('CHAT-14 BEY-01 by keyboard: the plan is changed late in the order, the rest is kept with the consent, and one order of the new plan is placed', async ({
  page,
  accessible,
}) => {
  test.slow()
  const kari = newPerson()
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choose(page, nb_NO.newNumber)
  await tellDetails(page, kari)
  await choice(page, nb_NO.confirm).waitFor()
  await accessible(page)
  const plan = pencil(page, /^Endre svaret «6 GB,/)
  const box = await plan.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await plan.press('Enter')
  await hears(page, /^Det går fint. Her er spørsmålet igjen/)
  await choose(page, /^12 GB,/)
  await hears(page, 'Dette har du svart på før, og det står fortsatt:')
  await choice(page, nb_NO.confirm).waitFor()
  await accessible(page)
  const rows = log(page).getByRole('definition')
  await expect(rows.filter({ hasText: /^12 GB$/ }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'Storgata 12B, 0184 Oslo' })).toHaveCount(1)
  expect(await page.evaluate(tooWide)).toBe(0)
  await page.reload()
  await takenOver(page)
  await choice(page, nb_NO.confirm).waitFor()
  await expect(pencil(page, /^Endre svaret «12 GB,/)).toHaveCount(1)
  await expect(plan).toHaveCount(0)
  await expect(page.locator('[aria-hidden] p', { hasText: /^6 GB,/ })).toBeVisible()
  await confirmOrder(page, kari)
  await seesSubscription(page, '12 GB')
})

test('CHAT-14 SEC-05 a code cannot be changed, nor can answers from before it was verified', async ({ page }) => {
  const kari = newPerson()
  await startChat(page, '/login')
  await choose(page, 'Jeg er kunde')
  await answer(page, nb_NO.phone, kari.phone)
  await page.getByLabel(nb_NO.code, { exact: true }).waitFor()
  await expect(pencil(page, kari.phone)).toBeVisible()
  await answer(page, nb_NO.code, '000000')
  await hears(page, /^Den koden stemte ikke/)
  await expect(pencil(page, /••/)).toHaveCount(0)
  await pencil(page, kari.phone).click()
  await page.getByLabel(nb_NO.phone, { exact: true }).waitFor()
})

test('CHAT-13 CHAT-14 a change pressed twice is one, and the other tab follows', async ({ page, context }) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
  const other = await context.newPage()
  await startChat(other, '/mobilabonnement')
  await pencil(page, /^Endre svaret «6 GB,/).dblclick()
  await choice(page, /^12 GB,/).waitFor()
  await expect(log(page).getByText(/^Jeg vil endre svaret mitt: 6 GB,/)).toHaveCount(1)
  await choice(other, /^12 GB,/).waitFor()
  await choose(other, /^12 GB,/)
  await choice(page, nb_NO.newNumber).waitFor()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('CHAT-14 CHAT-18 the pencil is a form', async ({ page }) => {
    await page.goto('/mobilabonnement')
    await choose(page, /^6 GB,/)
    await choose(page, nb_NO.adult)
    await pencil(page, /^Endre svaret «6 GB,/).click()
    await choose(page, /^12 GB,/)
    await hears(page, 'Dette har du svart på før, og det står fortsatt:')
    await expect(choice(page, nb_NO.newNumber)).toBeVisible()
  })
})
