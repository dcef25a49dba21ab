import {
  choice,
  choose,
  confirmOrder,
  answer,
  goOn,
  hears,
  readCode,
  seesSubscription,
  signOut,
  subscription,
  tellDetails,
  words,
} from './journey.ts'
import { newPerson } from './customers.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words

test.use({ javaScriptEnabled: false })

test('CHAT-18 BEY-09 without scripts: the whole order, signed in, out, and in again by a new code', async ({
  page,
}) => {
  test.slow()
  const kari = newPerson()
  await page.goto('/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choose(page, nb_NO.newNumber)
  await answer(page, nb_NO.name, 'Kari')
  await hears(page, 'Jeg trenger både fornavn og etternavn, for eksempel Kari Nordmann.')
  await tellDetails(page, kari)
  await expect(page.getByRole('log').getByRole('definition').filter({ hasText: '339 kr' })).toHaveCount(1)
  await confirmOrder(page, kari)
  await hears(page, 'Bestillingen er inne, Kari!')
  await seesSubscription(page, '6 GB')
  await expect(page.getByRole('link', { name: 'Bestill et abonnement til' })).toHaveAttribute(
    'href',
    '/mobilabonnement',
  )
  await signOut(page)
  await page.goto('/products')
  await expect(page).toHaveURL('/login')
  await choose(page, 'Jeg er kunde')
  await answer(page, nb_NO.phone, kari.phone)
  await hears(page, /^Skriv koden på seks sifre/)
  await answer(page, nb_NO.code, await readCode(page, kari.phone))
  await hears(page, /Du er inne/)
  await goOn(page)
  await expect(page).toHaveURL('/products')
  await expect(subscription(page, '6 GB')).toBeVisible()
})

test('SHELL-05 without scripts: the menu opens and closes, and the language is switched', async ({ page }) => {
  await page.goto('/kundeservice')
  const menu = page.locator('#push-menu')
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Meny', exact: true }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Lukk' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Meny', exact: true }).click()
  await menu.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL('/kundeservice')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('CHAT-13 without scripts: an answer sent twice counts once, and an answer that came too late is shown as not taken, with a way to give it', async ({
  page,
  context,
}) => {
  await page.goto('/mobilabonnement')
  await choose(page, /^6 GB,/)
  const other = await context.newPage()
  await other.goto('/mobilabonnement')
  await choose(page, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
  await choose(other, 'Et barn under 13 år')
  await choice(other, nb_NO.newNumber).waitFor()
  await expect(other.getByRole('log')).not.toContainText('Et barn under 13 år')
  const notice = other.getByRole('status').filter({ hasText: 'Svaret «Et barn under 13 år» ble ikke tatt imot' })
  await notice.getByRole('button', { name: 'Endre svaret' }).click()
  await expect(choice(other, 'Et barn under 13 år')).toBeVisible()
  await expect(other.getByText('ble ikke tatt imot')).toHaveCount(0)
  await choose(other, nb_NO.adult)
  await page.goBack()
  await choice(page, nb_NO.newNumber).dblclick()
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
  await expect(page.getByRole('log').getByText(nb_NO.newNumber)).toHaveCount(1)
})

test('CHAT-13 without scripts: Back shows what was answered since', async ({ page }) => {
  await page.goto('/mobilabonnement')
  await choose(page, /^6 GB,/)
  await page.goto('/kundeservice')
  await page.goBack()
  await choose(page, nb_NO.adult)
  await page.goto('/kundeservice')
  await page.goBack()
  await page.goBack()
  await page.goForward()
  await choose(page, nb_NO.newNumber)
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
})
