import type { Page } from '@playwright/test'
import { NETWORK_PACE } from '#server/budgets/code-budgets.ts'
import { readCode, takenOver } from './journey.ts'
import { newNumber } from './customers.ts'
import { expect, test } from './portal-test.ts'

/** Start watching before the step changes; returns the type of the field focused on insertion, before paint. */
async function watchNextStep(page: Page): Promise<() => Promise<string | null>> {
  await page.evaluate(() => {
    const now = document.querySelector('[name=written]')
    const came = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('[name=written]') === now) return
        observer.disconnect()
        resolve(document.activeElement?.getAttribute('type') ?? null)
      }).observe(document.body, { childList: true, subtree: true })
    })
    Object.assign(globalThis, { came })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'came'))
}

test('PAGE-04 SIGN-01 SIGN-03 SIGN-04 the sign-up works from name to sign-in: an error stays until the field is edited, and back keeps the input', async ({
  page,
  accessible,
}) => {
  const phone = newNumber()
  await page.goto('/signup')
  await expect(page).toHaveURL('/signup/1')
  await page.goto('/signup/4')
  await expect(page).toHaveURL('/signup/1')
  await takenOver(page, 'main form')
  const write = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(text)
    await field.press('Enter')
  }
  await page.getByRole('button', { name: 'Neste' }).click()
  const error = page.getByText('Kom igjen! Vi trenger to ordentlige navn!')
  await expect(error).toBeVisible()
  await accessible(page)
  await page.getByLabel('Fornavn og etternavn').pressSequentially('N')
  await expect(error).toBeHidden()
  await write('Fornavn og etternavn', 'Nora Lie')
  await expect(page).toHaveURL('/signup/2')
  await expect(page.getByLabel('Mobilnummer')).toBeFocused()
  await write('Mobilnummer', phone)
  await expect(page).toHaveURL('/signup/3')
  // The address changes before the step does, so wait for the focus.
  await expect(page.getByLabel('E-post')).toBeFocused()
  const focusedAsItCame = await watchNextStep(page)
  await page.getByRole('link', { name: 'Tilbake' }).click()
  expect(await focusedAsItCame(), 'a key pressed the moment the step is seen goes into its field').toBe('tel')
  await expect(page.getByLabel('Mobilnummer')).toHaveValue(phone)
  await page.keyboard.press('Enter')
  await write('E-post', 'nora@example.no')
  await expect(page).toHaveURL('/signup/4')
  await expect(page.getByRole('button', { name: 'Jeg godtar vilkårene' })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Jeg godtar vilkårene' }).click()
  await expect(page).toHaveURL('/signup/5')
  const code = await readCode(page, phone)
  await write('Kode fra SMS', code === '000000' ? '000001' : '000000')
  await expect(page.getByText(/^Koden stemte ikke/)).toBeVisible()
  await page.getByRole('button', { name: 'Send ny kode' }).click()
  await expect(page.getByText(/^Det ble litt mange koder/)).toBeVisible()
  await expect(page.getByText(/^Koden stemte ikke/)).toBeHidden()
  await write('Kode fra SMS', code)
  await expect(page.getByRole('heading', { level: 1, name: 'Velkommen, Nora' })).toBeVisible()
  await page.goto('/signup')
  await expect(page).toHaveURL('/welcome')
})

/** Others behind the same address have asked for codes that they did not use. */
async function useUpTheNetwork({ request }: Page): Promise<void> {
  for (let n = 0; n < NETWORK_PACE.free + 4; n += 1)
    await request.post('/services/auth/send-user-otp', {
      data: { phoneNumber: `+47${newNumber()}` },
      headers: { 'x-otp-session': `another browser ${n}` },
    })
}

async function upToTheTerms(page: Page, phone: string): Promise<void> {
  await page.goto('/signup')
  for (const [label, text] of [
    ['Fornavn og etternavn', 'Nora Lie'],
    ['Mobilnummer', phone],
    ['E-post', 'nora@example.no'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL('/signup/4')
}

test('TRU-05 from an address that others have used up the code of a sign-up comes by unseen work', async ({ page }) => {
  const phone = newNumber()
  await upToTheTerms(page, phone)
  await useUpTheNetwork(page)
  await page.getByRole('button', { name: 'Jeg godtar vilkårene' }).click()
  await expect(page.getByText(/^Vi har sendt en kode/)).toBeVisible()
  await page.getByLabel('Kode fra SMS').fill(await readCode(page, phone))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/welcome')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('SIGN-01 BEY-09 the whole sign-up by forms alone', async ({ page }) => {
    const phone = newNumber()
    await page.goto('/signup')
    const write = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).fill(text)
      await page.keyboard.press('Enter')
    }
    await write('Fornavn og etternavn', 'Nora')
    await expect(page.getByText('Kom igjen! Vi trenger to ordentlige navn!')).toBeVisible()
    await expect(page.getByLabel('Fornavn og etternavn')).toHaveValue('Nora')
    await write('Fornavn og etternavn', 'Nora Lie')
    await write('Mobilnummer', phone)
    await write('E-post', 'nora@example.no')
    await page.getByRole('button', { name: 'Jeg godtar vilkårene' }).click()
    await page.getByRole('button', { name: 'Send ny kode' }).click()
    await expect(page.getByText(/^Det ble litt mange koder/)).toBeVisible()
    await write('Kode fra SMS', await readCode(page, phone))
    await expect(page).toHaveURL('/welcome')
  })

  test('TRU-05 BEY-09 from an address that others have used up a page without scripts says how to go on', async ({
    page,
  }) => {
    await upToTheTerms(page, newNumber())
    await useUpTheNetwork(page)
    await page.getByRole('button', { name: 'Jeg godtar vilkårene' }).click()
    await expect(page.getByText(/mange koder akkurat nå/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send ny kode' })).toBeVisible()
  })
})
