import { readCode, startChat, takenOver } from './journey.ts'
import { newNumber } from './customers.ts'
import { expect, test } from './portal-test.ts'

test('SHELL-03 the footer of a page: opening hours, phone, e-mail, company, terms', async ({ page }) => {
  await page.goto('/kundeservice')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('definition').first()).toHaveText(/^08\.00.16\.00$/)
  await expect(footer.getByRole('link', { name: '21 00 00 40' })).toHaveAttribute('href', 'tel:21000040')
  await expect(footer.getByRole('link', { name: /^kundeservice@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(footer).toContainText(/org\.nr\. \d{3} \d{3} \d{3}/)
  await footer.getByRole('link', { name: 'Vilkår for mobilabonnement' }).click()
  await expect(page).toHaveURL('/mobil-brukervilkar')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('SHELL-04 SHELL-17 the top menu links only to what is sold here @wide', async ({ page }) => {
  await startChat(page, '/')
  const banner = page.getByRole('banner')
  await banner.getByText('Produkter', { exact: true }).click()
  await expect(banner.getByRole('link', { name: 'Forsikring' })).toHaveAttribute('href', '/forsikring')
  await expect(banner.getByRole('link', { name: 'Refinansiering' })).toHaveAttribute('href', '/refinansiering')
  await banner.getByRole('link', { name: '6 GB', exact: true }).click()
  await expect(page).toHaveURL('/mobilabonnement/6gb')
  await expect(banner.getByRole('link', { name: '6 GB', exact: true })).toBeHidden()
  await banner.locator('summary').filter({ hasText: 'Språk' }).click()
  await banner.getByRole('button', { name: 'Svenska' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE')
  await banner.getByText('Produkter', { exact: true }).click()
  await expect(banner.getByText(/^Mobil/)).toBeVisible()
  await expect(banner.getByRole('link', { name: /^Mobil/ })).toHaveCount(0)
  await expect(banner.getByRole('link', { name: /^Mitt Scoopr/ })).toHaveCount(0)
})

test('SHELL-05 the push menu keeps the focus, Escape closes it and gives the focus back', async ({
  page,
  accessible,
}) => {
  await startChat(page, '/')
  const opener = page.getByRole('link', { name: 'Meny', exact: true })
  await opener.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Meny' })
  await expect(menu).toBeVisible()
  await accessible(page)
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab')
    // Tab can also reach the browser's own toolbar; then the document body is the active element.
    expect(
      await menu.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await menu.getByRole('link', { name: 'Om oss' }).click()
  await expect(page).toHaveURL('/om-scoopr')
  await expect(menu).toBeHidden()
})

test('SHELL-10 the not-found page has links to other pages', async ({ page }) => {
  await page.goto('/finnes/ikke')
  await takenOver(page, 'main')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Oi! Vi kunne ikke finne siden du leter etter' }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Mobilabonnement' }).click()
  await expect(page).toHaveURL('/mobilabonnement')
})

test('SHELL-12 SHELL-13 a flash lasts 6 seconds, two of them loading, and a toast 16', async ({ page }) => {
  await page.clock.install()
  await startChat(page, '/kitchensink')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const main = page.getByRole('main')
  const notice = (role: 'status' | 'alert') => page.getByRole(role).filter({ hasText: 'Gå videre' })
  for (const { name, role, lasts } of [
    { name: 'Flash', role: 'status', lasts: 6_000 },
    { name: 'Toast problem', role: 'alert', lasts: 16_000 },
  ] as const) {
    const before = await notice(role).count()
    await main.getByRole('button', { name, exact: true }).click()
    // The notice is a chunk loaded on demand, so its timer starts only after the download.
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(notice(role)).toHaveCount(before + 1, { timeout: 1_000 })
    }).toPass()
    await page.mouse.move(0, 0)
    await page.clock.runFor(lasts - 600)
    await expect(notice(role)).toHaveCount(before + 1)
    await page.clock.runFor(1_200)
    await expect(notice(role)).toHaveCount(before)
  }
})

test('SHELL-14 a service worker left by an older portal is unregistered', async ({ page }) => {
  // An older portal sent no policy against scripts from strings.
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } })
  })
  await startChat(page, '/')
  await page.unroute('/')
  const left = await page.evaluate(async () => {
    const words = performance.getEntriesByType('resource').find(({ name }) => /nb_NO-[^/]*\.js$/.test(name))
    const worker = await navigator.serviceWorker.register(words?.name ?? '', { type: 'module', scope: '/assets/' })
    return worker.scope
  })
  expect(left).toContain('/assets/')
  await page.reload()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('PAGE-22 /dev/sms lists what was sent', async ({ page, request, accessible }) => {
  const phone = newNumber()
  await request.post('/services/auth/send-user-otp/', { data: { phoneNumber: `+47${phone}` } })
  const code = await readCode(page, phone)
  await page.goto('/dev/sms')
  const listed = page.getByRole('main').getByRole('listitem')
  await expect(listed.filter({ hasText: `${code} er koden din hos Scoopr` })).toHaveCount(1)
  await accessible(page)
})

test('PAGE-22 ORD-04 at /dev/sms a text is sent to the portal as a phone would, and its answer is listed', async ({
  page,
}) => {
  await page.goto('/dev/sms')
  await page.getByLabel('Fra nummer').fill(newNumber())
  await page.getByLabel('Melding').fill('hjelp')
  await page.getByRole('button', { name: 'Send meldingen' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Send en størrelse (1GB, 5GB, 15GB')
})

test('SHELL-06 SHELL-16 CHAT-12 the cookie notice stands above the page, takes a no as well as a yes, and stays away; the choice can be changed', async ({
  page,
  context,
}) => {
  const notice = page.getByRole('region', { name: 'Informasjonskapsler' })
  const chosen = async () => (await context.cookies()).find(({ name }) => name === 'prat_cookies')?.value
  await startChat(page, '/mobilabonnement')
  await expect(notice).toBeVisible()
  const [itself, header] = [await notice.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect((itself?.y ?? 0) + (itself?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
  await notice.getByRole('button', { name: 'Bare de nødvendige' }).click()
  await expect(notice).toBeHidden()
  await expect.poll(chosen).toBe('refused')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Informasjonskapsler' }).click()
  await expect(page).toHaveURL('/cookies')
  await expect(notice).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Det er greit' }).click()
  await expect.poll(chosen).toBe('accepted')
  await context.clearCookies()
  await page.goto('/mobilabonnement/konkurranse')
  await takenOver(page, 'main')
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.goto('/kundeservice')
  await expect(notice).toBeVisible()
})
