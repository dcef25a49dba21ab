import { SECRET, startProvider } from '#server/ports/testing/start-provider.ts'
import { makeCustomer } from './customers.ts'
import { choice, startChat, takenOver } from './journey.ts'
import { expect, test as base } from './portal-test.ts'

const test = base.extend<object, { provider: { url: string } }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startProvider({ SWITCHED_OFF: 'passkeys,calls' })
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ provider }, use) => use({ FEATURES_URL: provider.url, PORT_SECRET: SECRET }),
    { scope: 'worker' },
  ],
})

test('CALL-06 SHELL-20 ORD-04 what an outside system switches off is offered neither on the pages nor in the chat', async ({
  page,
}) => {
  await startChat(page, '/mobilabonnement')
  const field = page.getByRole('textbox', { name: /^Spør om/ })
  await field.fill('snakk med kundeservice')
  await field.press('Enter')
  await expect(choice(page, 'Jeg tar kontakt selv')).toBeVisible()
  await expect(choice(page, /ring meg|\d{2}–\d{2}/i)).toHaveCount(0)
  await makeCustomer(page)
  await page.goto('/welcome')
  await takenOver(page, 'main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kari')
  await expect(page.getByRole('button', { name: 'Lag en passnøkkel' })).toHaveCount(0)
  await page.goto('/account/security')
  await takenOver(page, 'main')
  await expect(page.getByRole('region', { name: 'Her er du logget inn' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Passnøkler' })).toHaveCount(0)
})
