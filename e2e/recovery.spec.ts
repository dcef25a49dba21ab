import { makeCustomer, newNumber } from './customers.ts'
import { readCode, signOut, takenOver } from './journey.ts'
import { expect, test } from './portal-test.ts'

test('TRU-04 who lost the number and has no passkey comes back by BankID, from the page of the sign-in, with a new number', async ({
  page,
  accessible,
}) => {
  const { phone: from } = await makeCustomer(page)
  await page.goto('/account')
  await signOut(page)
  const to = newNumber()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Nytt nummer, eller lenge siden sist?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hent kontoen din tilbake' })).toBeVisible()
  await takenOver(page, 'main form')
  await page.getByLabel('Nummeret kontoen hadde').fill(from)
  await page.getByLabel('Nummeret du har nå').fill('12')
  await page.getByRole('button', { name: 'Send kode' }).click()
  await expect(page.getByText('Skriv et gyldig telefonnummer.')).toBeVisible()
  await accessible(page)
  await page.getByLabel('Nummeret du har nå').fill(to)
  await page.getByRole('button', { name: 'Send kode' }).click()
  await page.getByLabel('Kode fra SMS').fill(await readCode(page, to))
  await accessible(page)
  await page.getByRole('button', { name: 'Bekreft', exact: true }).click()
  await page.getByRole('button', { name: 'Fortsett med BankID' }).click()
  await page.getByRole('button', { name: 'Ola Hansen' }).click()
  await expect(page.getByText(/^Vi fant ingen konto som er din/)).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Fortsett med BankID' }).click()
  await page.getByRole('button', { name: 'Kari Nordmann' }).click()
  await expect(page.getByText(/^Kontoen er din igjen/)).toBeVisible()
  await expect(page.getByText(/^Logget inn med BankID/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('TRU-04 BEY-09 the way back works by forms alone', async ({ page }) => {
    const to = newNumber()
    await page.goto('/recover')
    await page.getByLabel('Nummeret kontoen hadde').fill(newNumber())
    await page.getByLabel('Nummeret du har nå').fill(to)
    await page.getByRole('button', { name: 'Send kode' }).click()
    await page.getByLabel('Kode fra SMS').fill(await readCode(page, to))
    await page.getByRole('button', { name: 'Bekreft', exact: true }).click()
    await page.getByRole('button', { name: 'Fortsett med BankID' }).click()
    await page.getByRole('button', { name: 'Lars Johansen' }).click()
    await expect(page.getByText(/^Vi fant ingen konto som er din/)).toBeVisible()
    await page.getByRole('button', { name: 'Skriv andre numre' }).click()
    await expect(page.getByLabel('Nummeret kontoen hadde')).toBeVisible()
  })
})
