import { makeCustomer } from './customers.ts'
import { takenOver } from './journey.ts'
import { expect, test } from './portal-test.ts'

test('SEC-03 TRU-06 the browser takes no HTML but the server’s, and customers see what happened to their account', async ({
  page,
  browser,
  portal,
}) => {
  await page.goto('/blog/spotpris-eller-fast-pris')
  await takenOver(page, 'main')
  const heading = page.locator('main h1')
  const article = await heading.innerText()
  await page.getByRole('link', { name: 'Scoopr' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(heading).toHaveText(article)
  // In a context of its own, as the browser tells of it in the console.
  const attacked = await browser.newPage()
  await attacked.goto(`${portal.url}/mobilabonnement`)
  const refused = await attacked.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      return 'taken'
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error)
    }
  })
  expect(refused).toBe('refused')
  await attacked.close()

  await makeCustomer(page)
  await page.goto('/account')
  const events = page.getByRole('region', { name: 'Hva har skjedd på kontoen min' })
  await expect(events.getByRole('listitem').filter({ hasText: 'Kontoen ble opprettet.' })).toBeVisible()
  await expect(events.getByRole('listitem').filter({ hasText: 'Innlogging på kontoen.' })).toBeVisible()
})
