import type { APIRequestContext } from '@playwright/test'
import * as v from 'valibot'
import { makeCustomer } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { startPortal } from './server.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const Code = v.object({ code: v.string() })
const Login = v.object({ user: v.object({ legalEntityId: v.string() }) })

async function redirectTo(request: APIRequestContext, path: string, agent = PHONE): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0, headers: { 'user-agent': agent } })
  return `${answer.status()} ${answer.headers()['location'] ?? ''}`.trim()
}

test('SHELL-11 PAGE-04 PAGE-06 PAGE-16 PAGE-21 a redirected address keeps its query', async ({ request }) => {
  expect(await redirectTo(request, '/nb/m/forsikring?utm_source=x')).toBe('301 /forsikring?utm_source=x')
  expect(await redirectTo(request, '/nb/m/mobilabonnement/6gb?a=1&b=2')).toBe('301 /mobilabonnement/6gb?a=1&b=2')
  expect(await redirectTo(request, '/mobil?flow=mobile_onboarding')).toBe('301 /mobilabonnement?flow=mobile_onboarding')
  expect(await redirectTo(request, '/aconto?utm_campaign=y')).toBe('301 /refinansiering?utm_campaign=y')
  expect(await redirectTo(request, '/signup?utm_source=x')).toBe('302 /signup/1?utm_source=x')
  expect(await redirectTo(request, '/signup/4?utm_source=x')).toBe('302 /signup/1?utm_source=x')
  expect(await redirectTo(request, '/telibob/91234567?utm_source=x')).toBe('302 /telibob?utm_source=x')
})

test('SHELL-07 a signed-in customer sees the splash page once per browser, a crawler never', async ({ page }) => {
  await makeCustomer(page)
  expect(await redirectTo(page.request, '/', CRAWLER)).toBe('302 /products')
  expect(await redirectTo(page.request, '/')).toBe('302 /splash')
  await page.goto('/')
  await expect(page.getByText('Velkommen til Scoopr')).toBeVisible()
  await expect(page).toHaveURL('/products')
  expect(await redirectTo(page.request, '/')).toBe('302 /products')
})

test('PROD-05 a customer without a power agreement is sent to the overview, also with another customer’s id', async ({
  page,
}) => {
  await makeCustomer(page)
  for (const id of ['', '/735999999999999999', '/nobody'])
    expect(await redirectTo(page.request, `/products/strøm/esn${id}`)).toMatch(/^302 \/(products|login)$/)
  expect(await redirectTo(page.request, '/products/strøm/esn/735999999999999999')).toBe('302 /products')
})

test('AUTH-05 a visitor sent to sign in returns to the address they asked for', async ({ request }) => {
  const answer = await request.get('/account?edit=personal', { maxRedirects: 0 })
  expect(answer.headers()['location']).toBe('/login')
  expect(answer.headers()['set-cookie']).toContain(encodeURIComponent('/account?edit=personal'))
})

test('AUTH-09 preview is on only for the browser that turned it on', async ({ page, request }) => {
  expect(await redirectTo(page.request, '/forsikring?preview=1&utm_source=x')).toBe('303 /forsikring?utm_source=x')
  await page.goto('/forsikring')
  await expect(page.getByText('Forhåndsvisning', { exact: true })).toBeVisible()
  expect(await (await request.get('/forsikring')).text()).not.toContain('Forhåndsvisning')
})

test('AUTH-08 demo customers exist in development only', async ({ request }) => {
  const asksWithCode = { data: { phoneNumber: '+4790000005' }, headers: { 'x-otp-return': '1', 'x-otp-skip-sms': '1' } }
  const nameAt = async (url: string) => {
    const { code: password } = v.parse(
      Code,
      await (await request.post(`${url}/services/auth/send-user-otp/`, asksWithCode)).json(),
    )
    const login = await request.post(`${url}/services/auth/login/`, { data: { phoneNumber: '+4790000005', password } })
    return login.ok() ? v.parse(Login, await login.json()).user.legalEntityId : undefined
  }
  const development = await startPortal({ APP_ENV: 'development' })
  expect(await nameAt(development.url)).toBeDefined()
  await development.stop()
  expect(await nameAt('')).toBeUndefined()
})
