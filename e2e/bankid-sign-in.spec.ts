import type { Page } from '@playwright/test'
import { makeCustomer } from './customers.ts'
import { returnsFromBankId, signOut, takenOver } from './journey.ts'
import { expect, test } from './portal-test.ts'

async function signInAs(page: Page, person: RegExp): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Logg inn med BankID' }).click()
  await page.getByRole('button', { name: person }).click()
}

test('TRU-03 BankID is connected once in the account, and signs in from then on', async ({ page, accessible }) => {
  await makeCustomer(page)
  await page.goto('/account/security')
  await accessible(page)
  await page.getByRole('button', { name: 'Koble til BankID' }).click()
  await page.getByRole('button', { name: /^Ola Hansen/ }).click()
  await expect(page.getByText(/^BankID ble ikke koblet til/)).toBeVisible()
  await page.getByRole('button', { name: 'Koble til BankID' }).click()
  await page.getByRole('button', { name: /^Kari Nordmann/ }).click()
  await expect(page.getByText('BankID er koblet til.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Koble til BankID' })).toHaveCount(0)
  await signOut(page)
  await signInAs(page, /^Kari Nordmann/)
  await expect(page).toHaveURL('/welcome')
  await page.goto('/account/security')
  await expect(page.getByText(/^Logget inn med BankID/)).toBeVisible()
})

test('TRU-03 a BankID that nobody has connected, and one that is cancelled, lead back with a way on', async ({
  page,
  accessible,
}) => {
  await signInAs(page, /^Lars Johansen/)
  await expect(page.getByRole('heading', { name: 'Vi kjenner ikke BankID-en din ennå' })).toBeVisible()
  await takenOver(page, 'main')
  await accessible(page)
  await expect(page.getByRole('log')).toContainText('Er du kunde allerede')
  await signInAs(page, /^Avbryt/)
  await expect(page.getByRole('heading', { name: 'Du avbrøt hos BankID' })).toBeVisible()
})

test('TRU-03 SEC-04 the return from BankID counts once, and in the browser that left', async ({
  page,
  browser,
  portal,
}) => {
  const returns = returnsFromBankId(page)
  await signInAs(page, /^Lars Johansen/)
  await expect(page).toHaveURL(/bankid=unknown/)
  await page.goto(returns[0] ?? '')
  await expect(page).not.toHaveURL(/bankid=/)
  const stranger = await browser.newContext({ baseURL: portal.url })
  const answered = await stranger.request.get(returns[0] ?? '', { maxRedirects: 0 })
  expect(answered.headers()['set-cookie'] ?? '').not.toContain('prat_login')
  await stranger.close()
})
