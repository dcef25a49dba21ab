import type { Page } from '@playwright/test'
import { FAULTS, PROVIDER_NAMES, startOutsideProviders, type OutsideProviders } from './outside-providers.ts'
import { expect, test as base } from './portal-test.ts'

const KARI = '+4790000001'
const UNAVAILABLE = 'Midlertidig utilgjengelig'
const SECTIONS = { erate: 'Mobil', insurance: 'Forsikring', esn: undefined } as const

const test = base.extend<object, { providers: OutsideProviders }>({
  providers: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const providers = await startOutsideProviders()
      await use(providers)
      providers.close()
    },
    { scope: 'worker' },
  ],
  settings: [async ({ providers }, use) => use({ APP_ENV: 'development', ...providers.settings }), { scope: 'worker' }],
})

// One worker: each further one would start such a portal for itself.
test.describe.configure({ mode: 'default' })

let token = ''

async function signIn(page: Page, url: string): Promise<void> {
  if (token === '') {
    const sent = await page.request.post('/services/auth/send-user-otp/', {
      data: { phoneNumber: KARI },
      headers: { 'x-otp-return': '1', 'x-otp-skip-sms': '1' },
    })
    const { code }: { code: string } = await sent.json()
    const login = await page.request.post('/services/auth/login/', { data: { phoneNumber: KARI, password: code } })
    const { accessToken }: { accessToken: string } = await login.json()
    token = accessToken
  }
  await page.context().addCookies([{ name: 'prat_login', value: token, url, httpOnly: true, sameSite: 'Lax' }])
}

async function sections(page: Page): Promise<Record<string, string>> {
  const answer = await page.goto('/products')
  expect(answer?.status()).toBe(200)
  // React moves late content into place one frame after the page has loaded.
  const isTold = () =>
    page
      .locator('main section[aria-label]')
      .evaluateAll((all) =>
        all.every(
          (one) =>
            one.textContent !== one.getAttribute('aria-label') &&
            !one.querySelector('span[aria-hidden][style*="width"]'),
        ),
      )
  await expect.poll(isTold).toBe(true)
  const entries = await page
    .locator('main section[aria-label]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('aria-label') ?? '', one.textContent] as const))
  return Object.fromEntries(entries)
}

for (const fault of FAULTS) {
  test(`ERR-02 PROD-06 SEC-02 providers that are ${fault}, one by one and all at once, change only their own cards`, async ({
    page,
    portal,
    providers,
  }) => {
    test.slow()
    await signIn(page, portal.url)
    const told = await page.request.get('/services/subscriptions/', { headers: { authorization: `Bearer ${token}` } })
    const owned: { id: string; product: { kind: string } }[] = await told.json()
    providers.own(owned.filter(({ product }) => product.kind === 'MOBILE').map(({ id }) => id))
    providers.behave({})
    const well = await sections(page)
    expect(JSON.stringify(well)).not.toContain(UNAVAILABLE)
    expect(well[SECTIONS.erate]).toContain('Data denne måneden')

    for (const failing of [...PROVIDER_NAMES.map((name) => [name]), PROVIDER_NAMES]) {
      providers.behave(Object.fromEntries(failing.map((name) => [name, fault])))
      const now = await sections(page)
      const changed = failing.flatMap((name) => SECTIONS[name] ?? [])
      for (const [name, says] of Object.entries(now)) {
        if (changed.some((section) => section === name))
          expect(says, `${name} with ${failing.join(', ')} ${fault}`).toContain(UNAVAILABLE)
        else expect(says, `${name} with ${failing.join(', ')} ${fault}`).toBe(well[name])
      }
      expect(Object.keys(now)).toEqual(Object.keys(well))
    }
  })
}
