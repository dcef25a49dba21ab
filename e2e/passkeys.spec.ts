import { makeCustomer } from './customers.ts'
import { signOut, takenOver } from './journey.ts'
import { expect, test } from './portal-test.ts'

test('TRU-03 TRU-04 a customer makes a passkey, signs in with it, renames and removes it; BankID confirms, another person’s does not', async ({
  page,
  context,
  accessible,
}) => {
  const client = await context.newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await makeCustomer(page)
  await page.goto('/welcome')
  const offer = page.getByRole('region', { name: 'Logg inn uten kode neste gang' })
  await offer.getByRole('button', { name: 'Lag en passnøkkel' }).click()
  await expect(page.getByText('Passnøkkelen er klar. Neste gang kan du logge inn med den.')).toBeVisible()
  await page.goto('/welcome')
  await takenOver(page, 'main')
  await expect(offer).toHaveCount(0)

  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Velkommen, Kari' })).toBeVisible()

  await page.goto('/account')
  await page.getByRole('link', { name: 'Sikkerhet' }).click()
  const devices = page.getByRole('region', { name: 'Her er du logget inn' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByText('Denne nettleseren')).toBeVisible()
  await expect(devices.getByText(/Logget inn med passnøkkel/)).toBeVisible()
  const passkeys = page.getByRole('region', { name: 'Passnøkler' })
  await passkeys.getByLabel('Navn', { exact: true }).fill('Mobilen')
  await passkeys.getByRole('button', { name: 'Endre navn på Min passnøkkel' }).click()
  await expect(passkeys.getByRole('heading', { name: 'Mobilen' })).toBeVisible()
  await accessible(page)
  await passkeys.getByRole('button', { name: 'Fjern Mobilen' }).click()
  await expect(page.getByText('Passnøkkelen er fjernet.')).toBeVisible()
  await expect(passkeys.getByText('Du har ingen passnøkler ennå.')).toBeVisible()

  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement('form'))
    Object.assign(form, { method: 'post', action: '/proof/bankid' }).submit()
  })
  await page.getByRole('button', { name: 'Ola Hansen' }).click()
  await page.goto('/account/data')
  await page.getByRole('link', { name: 'Last ned (zip)' }).click()
  await expect(page.getByText(/En kode på SMS er ikke nok nå/)).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Bekreft med BankID' }).click()
  await page.getByRole('button', { name: 'Kari Nordmann' }).click()
  await expect(page.getByText('Bekreftet. Du kan laste ned i ti minutter.')).toBeVisible()
})
