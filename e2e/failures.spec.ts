import type { Page } from '@playwright/test'
import {
  answer,
  choice,
  choose,
  confirmOrder,
  enterCode,
  goOn,
  hears,
  log,
  readCode,
  seesSubscription,
  signIn,
  startChat,
  subscriptions,
  tellDetails,
  words,
} from './journey.ts'
import { newNumber, newPerson, type Person } from './customers.ts'
import { expect, test, usePortalWith } from './portal-test.ts'

const { nb_NO } = words
const EMIL_19_YEARS = '90000006'
const KARIS_PORTED_NUMBER = '90000101'
const OF_A_COMPANY = '90000201'
const NOT_IN_USE = '90000202'
const POOR_CREDIT = '90000301'

usePortalWith({ APP_ENV: 'development' })

async function untilName(page: Page, plan: RegExp = /^6 GB,/): Promise<void> {
  await startChat(page, '/mobilabonnement')
  await choose(page, plan)
  await choose(page, nb_NO.adult)
  await choose(page, nb_NO.newNumber)
}

const otherThan = (code: string) => code.slice(0, 5) + String((Number(code.slice(5)) + 1) % 10)

async function enterWrongCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel(nb_NO.code, { exact: true }).waitFor()
  await answer(page, nb_NO.code, otherThan(await readCode(page, phone)))
}

const wrongs = (page: Page) => log(page).getByText(/^Den koden stemte ikke/)

test('SEC-01 a wrong code is reported and can be tried again, and is not shown', async ({ page }) => {
  await startChat(page, '/login')
  await choose(page, 'Jeg er kunde')
  await answer(page, nb_NO.phone, EMIL_19_YEARS)
  await enterWrongCode(page, EMIL_19_YEARS)
  await expect(wrongs(page)).toHaveCount(1)
  await enterWrongCode(page, EMIL_19_YEARS)
  await expect(wrongs(page)).toHaveCount(2)
  await expect(log(page)).not.toContainText(otherThan(await readCode(page, EMIL_19_YEARS)))
  await enterCode(page, EMIL_19_YEARS)
  await goOn(page)
  await expect(page).toHaveURL('/products')
})

test('SEC-01 the sixth try fails even if right, and another way is offered', async ({ page }) => {
  const phone = newNumber()
  await startChat(page, '/login')
  await choose(page, 'Jeg er kunde')
  await answer(page, nb_NO.phone, phone)
  for (let tried = 1; tried <= 5; tried++) {
    await enterWrongCode(page, phone)
    await expect(wrongs(page)).toHaveCount(tried)
  }
  await enterCode(page, phone)
  await hears(page, /^Det ble litt mange forsøk/)
  await choose(page, 'Snakk med kundeservice')
  await hears(page, /^Ring 21\s00\s00\s40/)
})

test('FLOW-05 a visitor under 18 cannot order; a guardian can', async ({ page }) => {
  const young = `01/01/${new Date().getFullYear() - 16}`
  await untilName(page)
  await answer(page, nb_NO.name, 'Ida Nordmann')
  await answer(page, nb_NO.birth, young)
  await hears(page, /^Du må ha fylt 18/)
  await choose(page, 'Ja, foresatt bestiller')
  await answer(page, nb_NO.name, 'Kari Nordmann')
  await answer(page, nb_NO.birth, '24/12/1990')
  await page.getByLabel(nb_NO.phone, { exact: true }).waitFor()
})

test('CALL-08 for each number that cannot be ported the reason is said, and the order continues', async ({ page }) => {
  const kari = newPerson()
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choose(page, 'Behold nummeret')
  await answer(page, 'Nummeret som skal flyttes', '22123456')
  await hears(page, /Det ser ut som en fasttelefon/)
  const reasons = {
    [OF_A_COMPANY]: /Det tilhører en bedrift/,
    [NOT_IN_USE]: /Det er ikke i bruk/,
  }
  for (const [phone, reason] of Object.entries(reasons)) {
    await answer(page, 'Nummeret som skal flyttes', phone)
    await hears(page, reason)
    await choose(page, 'Et annet nummer')
  }
  await choose(page, nb_NO.newNumber)
  await tellDetails(page, kari)
  await confirmOrder(page, kari)
  await seesSubscription(page, '6 GB')
})

test('FLOW-05 a number that is here already is not ordered again; a new one is', async ({ page }) => {
  const kari = newPerson()
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choose(page, 'Behold nummeret')
  await answer(page, 'Nummeret som skal flyttes', KARIS_PORTED_NUMBER)
  await tellDetails(page, kari)
  await confirmOrder(page, kari)
  await hears(page, /^Dette nummeret er allerede hos oss/)
  await choose(page, nb_NO.newNumber)
  await choose(page, nb_NO.confirm)
  await seesSubscription(page, '6 GB')
})

test('FLOW-05 CALL-08 a credit check that refuses leads to Flex, and at last to a person', async ({ page }) => {
  const sara: Person = newPerson({ phone: POOR_CREDIT })
  await untilName(page)
  await tellDetails(page, sara)
  await hears(page, /^Kredittsjekken sa dessverre nei til 6 GB/)
  await choose(page, 'Prøv Flex Zero')
  await hears(page, /^Vi kan ikke opprette abonnementet nå/)
  await choose(page, 'Snakk med kundeservice')
  await hears(page, /^Ring 21\s00\s00\s40/)
  await choose(page, 'Jeg tar kontakt selv')
  await page.getByRole('button', { name: 'Start en ny samtale' }).click()
  await choice(page, /^6 GB,/).waitFor()
  await expect(log(page)).not.toContainText('Kredittsjekken')
})

test('FLOW-05 a required deposit shows in the summary, and a smaller plan avoids it', async ({ page }) => {
  const born = `01/01/${new Date().getFullYear() - 19}`
  const emil = newPerson({ birthDate: born })
  await untilName(page, /^30 GB,/)
  await tellDetails(page, emil)
  await choose(page, /^Jeg godtar/)
  await expect(log(page).getByRole('term').filter({ hasText: 'Depositum' })).toHaveCount(1)
  await choose(page, 'Endre noe')
  await choose(page, 'Abonnement')
  await choose(page, /^3 GB,/)
  await choose(page, nb_NO.adult)
  await expect(log(page).getByRole('term').filter({ hasText: 'Abonnement' })).toHaveCount(2)
  await expect(log(page).getByRole('term').filter({ hasText: 'Depositum' })).toHaveCount(1)
  await confirmOrder(page, emil)
  await seesSubscription(page, '3 GB')
})

test('FLOW-05 a child that has turned 13 gets an ordinary plan; a date typed wrong is corrected', async ({ page }) => {
  const year = new Date().getFullYear()
  await startChat(page, '/mobilabonnement/barn-1gb')
  await choose(page, 'Ja, det vil jeg ha')
  await answer(page, 'Barnets fornavn og etternavn', 'Iben Nordmann')
  await answer(page, 'Barnets fødselsdato, DD/MM/ÅÅÅÅ', `01/01/${year - 14}`)
  await hears(page, /^Iben har fylt 13/)
  await choose(page, 'Jeg skrev feil dato')
  await answer(page, 'Barnets fødselsdato, DD/MM/ÅÅÅÅ', `31/12/${year - 10}`)
  await choice(page, nb_NO.newNumber).waitFor()
})

test('CHAT-03 VAL-02 VAL-06 an answer that does not fit gets help, on the page and from the server', async ({
  page,
  accessible,
}) => {
  await untilName(page)
  const name = page.getByLabel(nb_NO.name, { exact: true })
  await name.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Skriv et svar først.' })).toBeVisible()
  await expect(name).toHaveAccessibleDescription('Skriv et svar først.')
  await accessible(page)
  await answer(page, nb_NO.name, 'Kari')
  await hears(page, 'Jeg trenger både fornavn og etternavn, for eksempel Kari Nordmann.')
  await answer(page, nb_NO.name, 'Kari Nordmann')
  await answer(page, nb_NO.birth, '31/02/1990')
  await hears(page, 'Skriv fødselsdatoen med dag, måned og år, for eksempel 24/12/1990.')
  await answer(page, nb_NO.birth, '24121990')
  const phone = page.getByLabel(nb_NO.phone, { exact: true })
  await phone.fill('1234')
  await phone.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Skriv et mobilnummer med åtte sif' })).toBeVisible()
  await expect(phone).toHaveValue('1234')
  await answer(page, nb_NO.phone, newNumber())
  await page.getByLabel(nb_NO.email, { exact: true }).waitFor()
})

test('FLOW-05 a visitor who declines or postpones the credit check is told that nothing was ordered', async ({
  page,
}) => {
  const kari = newPerson()
  await untilName(page)
  await answer(page, nb_NO.name, kari.name)
  await answer(page, nb_NO.birth, kari.birthDate)
  await answer(page, nb_NO.phone, kari.phone)
  await answer(page, nb_NO.email, kari.email)
  await answer(page, nb_NO.street, kari.street)
  await answer(page, nb_NO.postalCode, kari.postalCode)
  await choose(page, 'Nei, helst ikke')
  await hears(page, /^Det forstår jeg. Uten kredittsjekk/)
  await choose(page, nb_NO.credit)
  await choice(page, nb_NO.confirm).waitFor()
  await choose(page, 'Ikke nå')
  await hears(page, /Ingenting er bestilt/)
  await expect(page.getByRole('button', { name: 'Start en ny samtale' })).toBeVisible()
})

test('FLOW-05 an order by a customer who is not signed in goes to the account of the number', async ({ page }) => {
  const LARS = '90000004'
  const lars = newPerson({ name: 'Lars Johansen', phone: LARS })
  await untilName(page)
  await tellDetails(page, lars)
  await confirmOrder(page, lars)
  await hears(page, /^Velkommen tilbake, Lars/)
  await goOn(page)
  await expect(page).toHaveURL('/products')
  expect(await subscriptions(page)).toEqual(['6 GB', '30 GB'])
})

test('AUTH-01 at the code step the phone number can be replaced by another', async ({ page }) => {
  await startChat(page, '/login')
  await signIn(page, newNumber())
  await choose(page, 'Bruk et annet nummer')
  await page.getByLabel(nb_NO.phone, { exact: true }).waitFor()
})
