import { openAs } from './customers.ts'
import { expect, test, usePortalWith } from './portal-test.ts'

const KARI = '+4790000001'

usePortalWith({ APP_ENV: 'development', ERATE_URL: 'http://127.0.0.1:9' })

test('ERR-02 PROD-06 a mobile provider that is down leaves its page with what the portal knows, and says so of the rest', async ({
  page,
  accessible,
}) => {
  await openAs(page, KARI, '/products/mobile')
  await expect(page).toHaveURL('/products/mobile')
  await expect(page.getByRole('heading', { name: 'Midlertidig utilgjengelig', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dette har du hos oss' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fakturaene er midlertidig utilgjengelige' })).toBeVisible()
  await accessible(page)
})
