import { readFile } from 'node:fs/promises'
import type { Locator, Page, Route } from '@playwright/test'
import { tabTo } from './by-keyboard.ts'
import { takenOver } from './journey.ts'
import { openAs as open } from './customers.ts'
import { expect, test, usePortalWith } from './portal-test.ts'

const KARI = '+4790000001'
const OLA_WITH_A_NUMBER_ON_ITS_WAY = '+4790000002'
const INGRID_WITH_A_REFUSED_PORTING = '+4790000003'
const SILJE_WITHOUT_FIGURES = '+4790000009'
const HENRIK_WITH_A_YEAR_OF_INVOICES = '+4790000010'
const THOMAS_WHO_OWNS_NOTHING = '+4790000011'
const ANNA_IN_SWEDEN = '+46701740605'

usePortalWith({ APP_ENV: 'development' })

const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })

test('PROD-01 PROD-03 PROD-04 USE-01 from the overview to the use of each subscription', async ({
  page,
  accessible,
}) => {
  await open(page, KARI, '/products')
  await expect(page.getByText('Data denne måneden').first()).toBeVisible()
  await accessible(page)
  await tabTo(page, page.getByRole('link', { name: 'Se dine abonnement' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products/details/mobile')
  await expect(page.getByRole('heading', { level: 1, name: 'Mobilabonnementene dine' })).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).filter({ has: page.getByRole('heading', { name: '12 GB' }) })).toContainText(
    /[\d,]+\s[MG]B av 12,00\sGB/,
  )
  await accessible(page)
  await page.getByRole('link', { name: 'Alle produktene dine' }).click()
  await expect(page).toHaveURL('/products')
})

test('INV-01 INV-02 INV-03 PROD-05 five invoices at a time, each a PDF by keyboard, and words for one that fails', async ({
  page,
  accessible,
}) => {
  // Routed from the start: a request of an already open page can slip past a route added later.
  const fates: ((route: Route) => Promise<void>)[] = []
  await page.route('**/invoice-file/**', (route) => (fates.shift() ?? ((unhurt: Route) => unhurt.continue()))(route))
  await open(page, HENRIK_WITH_A_YEAR_OF_INVOICES, '/products/mobile')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(1 + 5)
  const next = page.getByRole('button', { name: 'Neste side' })
  await takenOver(page, 'main table')
  while (await next.isEnabled()) {
    await tabTo(page, next)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('group', { name: 'Fakturaer' })).toBeFocused()
  const files = page.getByRole('link', { name: /^Last ned faktura/ })
  await tabTo(page, files.first())
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(saved.suggestedFilename()).toBe('invoice.pdf')
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: /^Se mer: forbruk og fakturaer/ }).click()
  await expect(files).toHaveCount(5)
  await tabTo(page, page.getByRole('button', { name: 'Se alle faktura' }))
  await page.keyboard.press('Enter')
  await expect(files.nth(5)).toBeFocused()
  await accessible(page)
  fates.push(
    (route) => route.fulfill({ status: 404 }),
    (route) => route.abort('connectionreset'),
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Faktura ikke funnet.' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Noe gikk galt. Prøv igjen senere.' })).toBeVisible()
  await expect(files.nth(5)).toBeFocused()
})

test('USE-01 PROD-06 missing figures are reported; a user who is not the owner sees no costs', async ({
  page,
  accessible,
}) => {
  await open(page, SILJE_WITHOUT_FIGURES, '/products/mobile')
  await expect(cards(page).getByText('Midlertidig utilgjengelig').first()).toBeVisible()
  await accessible(page)
  await open(page, THOMAS_WHO_OWNS_NOTHING, '/products/mobile')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('En annen eier dette abonnementet.')
  await expect(cards(page).getByText(/kr|NOK/)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Fakturaer' })).toHaveCount(0)
})

test('INV-01 overdue invoices come first on the overview, can be copied by keyboard, and cause no layout shift', async ({
  page,
  accessible,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, HENRIK_WITH_A_YEAR_OF_INVOICES, '/products')
  const overdue = page.getByRole('main').getByRole('region').first()
  await expect(overdue.getByRole('heading', { level: 2 })).toHaveText(/^\d faktura(er)? er forfalt$/)
  await expect(overdue).toContainText(/Forfalt \d\d\/\d\d\/\d{4}/)
  await takenOver(page, 'main details')
  const copy = overdue.getByRole('button', { name: 'Kopier KID' }).first()
  await tabTo(page, copy)
  await page.keyboard.press('Enter')
  await expect(overdue.getByText('KID er kopiert')).toBeAttached()
  await expect(copy).toBeFocused()
  await accessible(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
})

test('PROD-04 CALL-08 an order on its way stands on the page of its type with how far it has come', async ({
  page,
  accessible,
}) => {
  await open(page, OLA_WITH_A_NUMBER_ON_ITS_WAY, '/products/details/mobile')
  const underWay = page.getByRole('region', { name: 'På vei til deg' })
  await expect(underWay.getByRole('group', { name: 'Flytting av nummeret' })).toContainText('Bestilt')
  await expect(page.getByText('Du har ingen aktive mobilabonnement')).toHaveCount(0)
  await accessible(page)
})

test('USE-03 PROD-03 six months of power as a chart, and as a table for readers', async ({
  page,
  portal,
  accessible,
}) => {
  await page.context().addCookies([{ name: 'prat_locale', value: 'sv_SE', url: portal.url }])
  await open(page, ANNA_IN_SWEDEN, '/products')
  await page.getByRole('link', { name: 'Se dina avtal' }).click()
  await expect(page).toHaveURL('/products/details/power')
  const months = page.getByRole('table', { name: 'Förbrukning de senaste sex månaderna i kWh' })
  await expect(months.getByRole('row')).toHaveCount(1 + 6)
  await expect(page.getByRole('main').locator('svg rect')).toHaveCount(6)
  await accessible(page)
})

test('BEY-08 the owner of a number is asked from the card, approves by link and BankID, and the porting goes on', async ({
  page,
  context,
  accessible,
}) => {
  await open(page, INGRID_WITH_A_REFUSED_PORTING, '/products')
  const tracker = page.getByRole('group', { name: 'Flytting av nummeret' })
  await expect(tracker).toContainText('nummeret står på en annen eier enn deg')
  await takenOver(page, '[aria-label="Flytting av nummeret"] form')
  await accessible(page)
  await tabTo(page, tracker.getByRole('button', { name: 'Spør eieren' }))
  await page.keyboard.press('Enter')
  await expect(tracker.getByRole('status')).toHaveText('Lenken er sendt til nummeret.')
  await expect(tracker.getByRole('status')).toBeFocused()
  const outbox = await (await page.request.get('/services/sms/outbox?phoneNumber=%2B4790000103')).text()
  const path = /\/number-owner\/[\w-]{43}/.exec(outbox)?.[0] ?? ''

  const browser = context.browser()
  const owner = await (await browser?.newContext({ baseURL: new URL(page.url()).origin }))?.newPage()
  if (!owner) throw new Error('no browser for the owner')
  await owner.goto(path)
  await accessible(owner)
  await owner.getByRole('button', { name: 'Godkjenn med BankID' }).click()
  await owner.getByRole('button', { name: /^Kari Nordmann/ }).click()
  await expect(owner.getByRole('alert')).toContainText('Bare eieren kan godkjenne')
  await owner.getByRole('button', { name: 'Godkjenn med BankID' }).click()
  await owner.getByRole('button', { name: /^Per Berg/ }).click()
  await expect(owner.getByRole('heading', { name: 'Du har godkjent flyttingen' })).toBeVisible()
  await owner.context().close()

  await page.reload()
  await expect(tracker.getByRole('listitem')).toHaveCount(4)
  await tracker.getByText('Det som har skjedd').click()
  await expect(tracker.getByText('Avvist')).toBeVisible()
})
