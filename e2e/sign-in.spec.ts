import {
  choice,
  goOn,
  signIn,
  signOut,
  startChat,
  subscription,
  takenOver,
  answer,
  choose,
  enterCode,
  hears,
  words,
} from './journey.ts'
import { makeCustomer, newPerson } from './customers.ts'
import { expect, test, usePortalWith } from './portal-test.ts'

// A number can request only one code per minute, so each demo customer signs in once.
const JONAS_WITHOUT_CONSENT = '90000008'
const KARI = '90000001'

usePortalWith({ APP_ENV: 'development' })

test('AUTH-05 AUTH-06 AUTH-07 a customer without consent must approve the terms first, and can try again when the first attempt fails @desktop', async ({
  page,
  accessible,
}) => {
  let isCut = true
  await page.route('**/consent.data*', (route) =>
    isCut && route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await startChat(page, '/login')
  await signIn(page, JONAS_WITHOUT_CONSENT)
  await goOn(page)
  await expect(page).toHaveURL('/consent')
  await page.goto('/products')
  await expect(page).toHaveURL('/consent')
  await expect(page.getByRole('region', { name: 'Vilkår, kan rulles' })).toBeVisible()
  await takenOver(page, 'main form')
  await accessible(page)
  await page.getByRole('button', { name: 'Godkjenn' }).click()
  await expect(
    page.getByRole('alert').getByText('Vi fikk ikke lagret godkjenningen. Prøv igjen om litt.'),
  ).toBeVisible()
  isCut = false
  await page.getByRole('button', { name: 'Godkjenn' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByText('Hei, Jonas. Her er det du har hos oss.')).toBeVisible()
  await expect(subscription(page, '2 GB')).toContainText('Aktivt')
  await page.goto('/welcome')
  await expect(page.getByRole('heading', { level: 1, name: 'Velkommen, Jonas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lag en passnøkkel' })).toBeEnabled()
  await accessible(page)
})

test('AUTH-01 AUTH-02 AUTH-03 signing out ends the session, forgets the conversation and keeps the language', async ({
  page,
  context,
}) => {
  await makeCustomer(page)
  await page.goto('/kundeservice')
  await page.getByRole('link', { name: 'Meny', exact: true }).click()
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  const login = (await context.cookies()).find(({ name }) => name === 'prat_login')
  expect(login?.httpOnly).toBe(true)
  await signOut(page, words.en_US)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('prat_login')
  await page.goto('/products')
  await expect(page).toHaveURL('/login')
  const old = await page.request.get('/services/subscriptions/', {
    headers: { authorization: `Bearer ${login?.value ?? ''}` },
  })
  expect(old.status()).toBe(401)
})

test('AUTH-04 AUTH-05 a visitor sent to sign in returns to the page they asked for', async ({ page, accessible }) => {
  await page.goto('/welcome')
  await expect(page).toHaveURL('/login')
  await takenOver(page)
  await accessible(page)
  await signIn(page, KARI)
  await goOn(page)
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('heading', { level: 1, name: 'Velkommen, Kari' })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/welcome')
  await page.goto('/')
  await expect(page).toHaveURL('/products')
})

test('FLOW-06 PAGE-03 a stranger makes an account at /login and stands on an empty /products', async ({
  page,
  accessible,
}) => {
  const ny = newPerson({ name: 'Nora Lie' })
  await startChat(page, '/login')
  await choose(page, 'Jeg er ny')
  await answer(page, words.nb_NO.name, ny.name)
  await answer(page, words.nb_NO.phone, ny.phone)
  await answer(page, words.nb_NO.email, ny.email)
  await choose(page, 'Jeg godtar vilkårene')
  await enterCode(page, ny.phone)
  await goOn(page)
  await expect(page).toHaveURL('/products')
  await expect(page.getByText('Hei, Nora. Her ser du det du har, og det du kan få.')).toBeVisible()
  await accessible(page)
})

test('SEC-01 an unknown number gets the same answers as a customer’s until the code is verified', async ({ page }) => {
  const ny = newPerson()
  await startChat(page, '/login')
  await signIn(page, ny.phone)
  await hears(page, /^Takk, nå vet vi at .* er ditt\. Vi finner ingen konto/)
  await choice(page, 'Ja, lag konto').waitFor()
})
