import { makeCustomer, newNumber } from './customers.ts'
import { expect, test } from './portal-test.ts'

test('ACC-01 ACC-02 a card can be edited and saved, and Save is enabled only when it was changed and is valid', async ({
  page,
  accessible,
}) => {
  await makeCustomer(page)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Fakturaadresse' })
  await expect(card.getByText('Storgata 12B')).toBeVisible()
  await card.getByRole('link', { name: 'Endre' }).click()
  const save = card.getByRole('button', { name: 'Lagre' })
  await expect(card.getByLabel('Gate og nummer, eller postboks')).toBeFocused()
  await expect(save).toBeDisabled()
  await card.getByLabel('Postnummer').fill('500')
  await card.getByLabel('Poststed').fill('Bergen')
  await expect(card.getByText('Dette ser ikke ut til å være et gyldig postnummer')).toBeVisible()
  await expect(save).toBeDisabled()
  await accessible(page)
  await card.getByLabel('Postnummer').fill('5003')
  await save.click()
  await expect(page.getByText('Endringene dine er lagret!')).toBeVisible()
  await expect(card.getByText('5003 Bergen')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Endre' })).toBeFocused()
  await card.getByRole('link', { name: 'Endre' }).click()
  await card.getByLabel('Poststed').fill('Oslo')
  await card.getByRole('link', { name: 'Avbryt' }).click()
  await expect(card.getByText('5003 Bergen')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('ACC-01 SEC-01 without scripts: a name is saved, and another phone number asks for codes first', async ({
    page,
  }) => {
    await makeCustomer(page)
    await page.goto('/account')
    const card = page.getByRole('region', { name: 'Personlig informasjon' })
    await card.getByRole('link', { name: 'Endre' }).click()
    await card.getByLabel('Etternavn').fill('')
    await card.getByRole('button', { name: 'Lagre' }).click()
    await expect(card.getByText('Skriv hele navnet ditt')).toBeVisible()
    await card.getByLabel('Etternavn').fill('Lie')
    await card.getByRole('button', { name: 'Lagre' }).click()
    await expect(card.getByText('Endringene dine er lagret!')).toBeVisible()
    await expect(card.getByText('Kari Lie')).toBeVisible()
    await card.getByRole('link', { name: 'Endre' }).click()
    await card.getByLabel('Mobilnummer').fill(newNumber())
    await card.getByRole('button', { name: 'Lagre' }).click()
    await expect(page).toHaveURL('/account/phone')
    await expect(page.getByText(/^Vi har sendt en kode på seks sifre/)).toBeVisible()
    await page.getByRole('button', { name: 'Avbryt' }).click()
    await expect(page).toHaveURL('/account')
  })
})
