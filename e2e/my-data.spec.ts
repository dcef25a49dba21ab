import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { readCode, takenOver } from './journey.ts'
import { expect, test } from './portal-test.ts'

test('ACC-04 BEY-11 CALL-14 a customer who signed in with Vipps withdraws a consent, downloads the archive, and is erased with a code', async ({
  page,
  accessible,
}) => {
  let isCut = true
  await page.route('**/account/data.data*', (route) =>
    isCut && route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto('/login')
  await page.getByRole('button', { name: 'Logg inn med Vipps' }).click()
  await page.getByRole('button', { name: 'Jens Holm' }).click()
  await page.getByRole('button', { name: 'Godta vilkårene og lag konto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Velkommen, Jens' })).toBeVisible()

  await page.goto('/account/data')
  const consents = page.getByRole('region', { name: 'Mine samtykker' })
  await expect(consents.getByText('ved innlogging med Vipps')).toBeVisible()
  await takenOver(page, 'main form')
  await consents.getByRole('button', { name: 'Trekk samtykket: Generelle vilkår' }).click()
  await expect(
    consents
      .getByRole('alert')
      .getByText('Vi fikk ikke trukket samtykket, så det gjelder fortsatt. Prøv igjen om litt.'),
  ).toBeVisible()
  isCut = false
  await consents.getByRole('button', { name: 'Trekk samtykket: Generelle vilkår' }).click()
  await expect(consents.getByText('Samtykket er trukket.')).toBeVisible()
  await expect(consents.getByRole('listitem').getByText('Trukket', { exact: true })).toBeVisible()
  await accessible(page)

  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Last ned (zip)' }).click()
  const archive = await coming
  expect(archive.suggestedFilename()).toMatch(/^scoopr-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(readFileSync(await archive.path()))
  expect(strFromU8(files['my-data.json'] ?? new Uint8Array())).toContain('+4790000401')
  expect(strFromU8((files['my-data.pdf'] ?? new Uint8Array()).subarray(0, 5))).toBe('%PDF-')

  await page.getByRole('link', { name: 'Se hva som slettes' }).click()
  await expect(
    page.getByRole('region', { name: 'Dette må vi beholde' }).getByText(/Fakturaer med navn og adresse, i fem år/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Send kode' }).click()
  await page.getByLabel('Kode fra SMS').fill(await readCode(page, '90000401'))
  await page.getByRole('button', { name: 'Slett kontoen for godt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kontoen er slettet' })).toBeVisible()
  await page.goto('/account/data')
  await expect(page).toHaveURL('/login')
})

test('AUTH-10 CALL-14 after cancelling at Vipps there is another way to sign in, and a known number is signed in', async ({
  page,
}) => {
  const [{ request }, phoneNumber] = [page, '+4790000001']
  await request.post('/services/auth/register/', {
    data: { firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no', phoneNumber },
  })
  const sent = await request.post('/services/auth/send-user-otp/', {
    data: { phoneNumber },
    headers: { 'x-otp-return': '1', 'x-otp-skip-sms': '1' },
  })
  const { code }: { code: string } = await sent.json()
  await request.post('/services/auth/login/', { data: { phoneNumber, password: code } })
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Logg inn med Vipps' }).click()
  await expect(page.getByText('Sandkasse: ikke ekte Vipps')).toBeVisible()
  await page.getByRole('button', { name: 'Avbryt, logg ikke inn' }).click()
  await expect(page.getByRole('region', { name: 'Du avbrøt innloggingen med Vipps' })).toContainText(
    'logg inn med kode på SMS',
  )
  await expect(
    page.getByRole('group', { name: 'Velg et svar' }).getByRole('button', { name: 'Jeg er kunde' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Prøv Vipps igjen' }).click()
  await page.getByRole('button', { name: 'Kari Nordmann' }).click()
  await expect(page).toHaveURL('/consent')
  await page.getByRole('button', { name: 'Godkjenn' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByText('Hei, Kari.')).toBeVisible()
})
