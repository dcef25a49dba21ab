import { takenOver } from './journey.ts'
import { expect, test, usePortalWith } from './portal-test.ts'

const KEY = 'k'.repeat(32)
const TARGET = 'https://partner.example/start'

usePortalWith({ HANDOFF_TARGETS: `${TARGET}=${KEY}` })

test('CHAT-07 CHAT-12 a partner takes over with a one-use id; the analytics event is sent after cookies are accepted', async ({
  page,
  portal,
}) => {
  const told: unknown[] = []
  await page.exposeFunction('note', (detail: unknown) => told.push(detail))
  await page.addInitScript("addEventListener('prat:analytics', ({ detail }) => note(detail))")
  await page.context().addCookies([{ name: 'prat_cookies', value: 'accepted', url: portal.url }])
  await page.goto('/forsikring/every_element/partner')
  await takenOver(page)
  await page.getByRole('button', { name: 'Ja, send meg dit' }).click()
  await page.getByRole('button', { name: 'Gå videre' }).waitFor()
  await expect.poll(() => told).toEqual([{ event: 'Lead', flow: 'every_element' }])
  const toPartner = page.waitForRequest('https://partner.example/**')
  await page.getByRole('button', { name: 'Gå videre' }).click()
  const request = await toPartner
  expect(request.isNavigationRequest() && request.frame() === page.mainFrame()).toBe(true)
  const address = new URL(request.url())
  expect(address.origin).toBe('https://partner.example')
  const redeem = async () =>
    fetch(`${portal.url}/services/brain/handoff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
      body: JSON.stringify({ id: address.searchParams.get('session_id') }),
    })
  const redeemed = await redeem()
  expect(redeemed.status).toBe(200)
  expect(await redeemed.json()).toMatchObject({ flow: 'every_element', locale: 'nb_NO' })
  expect((await redeem()).status).toBe(404)
  expect(address.searchParams.get('session_id')).not.toContain(
    (await page.context().cookies()).find(({ name }) => name === 'prat_visitor')?.value ?? 'none',
  )
})
