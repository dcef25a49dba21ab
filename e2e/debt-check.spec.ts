import type { Page } from '@playwright/test'
import { answer, choice, choose, hears, log, returnsFromBankId, startChat, takenOver } from './journey.ts'
import { makeCustomer, newNumber } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { startPortal } from './server.ts'

const PAGE = '/refinansiering'

async function consent(page: Page): Promise<void> {
  await choose(page, 'Sjekk gjelden min')
  await page.getByRole('checkbox').check()
  await choose(page, 'Ja, hent gjelden min')
  await page.getByRole('button', { name: 'Gå til BankID' }).waitFor()
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gå til BankID' }).click()
  await expect(page.getByRole('heading', { name: 'Hvem vil du være?' })).toBeVisible()
}

async function chooseAtProvider(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(new RegExp(`${PAGE}(\\?[^#]*)?(#chat)?$`))
}

async function staysPut(page: Page, waiting: string): Promise<void> {
  await choice(page, waiting).waitFor()
  const before = await log(page).innerText()
  await page.reload()
  await takenOver(page)
  await expect.poll(() => log(page).innerText()).toBe(before)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Denne innloggingen er over' })).toBeVisible()
  await page.getByRole('link', { name: 'Tilbake til samtalen' }).click()
  await expect(page).toHaveURL(new RegExp(PAGE))
  await takenOver(page)
  await expect.poll(() => log(page).innerText()).toBe(before)
}

test('FLOW-06 CHAT-08 back from BankID: debts are listed and sent to the banks; reload and back button lose nothing', async ({
  page,
  accessible,
}) => {
  await page.goto(PAGE)
  await takenOver(page)
  await accessible(page)
  await consent(page)
  await accessible(page)
  await leave(page)
  await accessible(page)
  await page.reload()
  await chooseAtProvider(page, /^Kari Nordmann/)
  await takenOver(page)
  await hears(page, 'Jeg fant 4 gjeldsposter uten sikkerhet:')
  await expect(log(page).getByRole('definition').filter({ hasText: '275 180 kr' })).toBeVisible()
  await accessible(page)
  await staysPut(page, 'Ja, spør bankene')
  await choose(page, 'Ja, spør bankene')
  await page.getByRole('checkbox').check()
  await choose(page, 'Ja, send til bankene')
  await answer(page, 'Mobilnummer', newNumber())
  await answer(page, 'E-post', 'kari@example.no')
  await accessible(page)
  await choose(page, 'Ja, send')
  await hears(page, 'Takk! Det er sendt.')
  await expect(log(page)).not.toContainText('24929012190')
})

test('CHAT-08 after cancelling, BankID is offered again, with a way to continue without it', async ({
  page,
  accessible,
}) => {
  await startChat(page, PAGE)
  await consent(page)
  await leave(page)
  await chooseAtProvider(page, /^Avbryt/)
  await takenOver(page)
  await hears(page, /^Du avbrøt hos BankID/)
  await accessible(page)
  await staysPut(page, 'Gå videre uten BankID')
  await choose(page, 'Gå videre uten BankID')
  await choose(page, 'Be om å bli ringt')
  await answer(page, 'For- og etternavn', 'Kari Nordmann')
  await answer(page, 'Mobilnummer', newNumber())
  await answer(page, 'E-post', 'kari@example.no')
  await choose(page, 'Ja, send')
  await hears(page, 'Takk! Det er sendt.')
})

test('CHAT-08 if BankID proves another person than the customer, that is said, nothing is fetched, and the customer can continue', async ({
  page,
  accessible,
}) => {
  await page.goto('/')
  await makeCustomer(page)
  await startChat(page, PAGE)
  await consent(page)
  await leave(page)
  await chooseAtProvider(page, /^Ola Hansen/)
  await takenOver(page)
  await hears(page, /^Det var en annen person/)
  await accessible(page)
  await staysPut(page, 'Gå videre uten BankID')
  await leave(page)
  await chooseAtProvider(page, /^Kari Nordmann/)
  await hears(page, /^Jeg fant 4 gjeldsposter/)
})

test('CHAT-08 SEC-04 the return address opened again, in another browser, and beside a second tab', async ({
  page,
  context,
  browser,
  portal,
}) => {
  const returns = returnsFromBankId(page)
  await startChat(page, PAGE)
  await consent(page)
  const beside = await context.newPage()
  await startChat(beside, PAGE)
  await leave(page)
  await chooseAtProvider(page, /^Avbryt/)
  await hears(page, /^Du avbrøt hos BankID/)
  await hears(beside, /^Du avbrøt hos BankID/)
  await page.goto(returns[0] ?? '')
  await expect(page).toHaveURL(new RegExp(PAGE))
  await takenOver(page)
  await hears(page, /^Den innloggingen er brukt allerede/)
  await leave(page)
  await chooseAtProvider(page, /^Lars Johansen/)
  await hears(page, /^Godt nytt/)
  await hears(beside, /^Godt nytt/)
  await choice(page, 'Så fint, takk').waitFor()
  const before = await log(page).innerText()
  await page.goto(returns.at(-1) ?? '')
  await takenOver(page)
  await expect.poll(() => log(page).innerText()).toBe(before)
  const stranger = await browser.newContext({ baseURL: portal.url })
  const elsewhere = await stranger.newPage()
  await elsewhere.goto(returns.at(-1) ?? '')
  await expect(elsewhere.getByRole('heading', { name: 'Fortsett i nettleseren du startet i' })).toBeVisible()
  await expect(elsewhere.locator('body')).not.toContainText('Lars')
  await stranger.close()
})

test('CHAT-08 returning too late is said, and BankID is offered again', async ({ browser }) => {
  const portal = await startPortal({ BANKID_MINUTES: '0.03' })
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: { width: 390, height: 844 },
    locale: 'nb-NO',
  })
  const page = await context.newPage()
  await startChat(page, PAGE)
  await consent(page)
  await leave(page)
  await page.waitForTimeout(2_500)
  await chooseAtProvider(page, /^Kari Nordmann/)
  await takenOver(page)
  await hears(page, /^Det gikk for lang tid hos BankID/)
  await staysPut(page, 'Gå videre uten BankID')
  await context.close()
  await portal.stop()
})

test('CHAT-08 the back button at BankID leads to the conversation, and another way on', async ({ page }) => {
  await startChat(page, PAGE)
  await consent(page)
  await leave(page)
  await page.goBack()
  await takenOver(page)
  await choose(page, 'Gå videre uten BankID')
  await hears(page, /^Uten BankID får jeg ikke hente gjelden din/)
})

test("CHAT-08 the register's own view opens over the chat, by keyboard, and returns to it", async ({
  page,
  accessible,
}) => {
  await startChat(page, PAGE)
  await consent(page)
  await leave(page)
  await chooseAtProvider(page, /^Kari Nordmann/)
  await takenOver(page)
  await choice(page, 'Se alle detaljene').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Åpne oversikten' })
  const view = page.frameLocator('dialog iframe')
  await expect(view.getByRole('heading', { name: 'Gjeldsregisteret' })).toBeVisible()
  await expect(view.getByText('Nominell rente').first()).toBeVisible()
  const corners = ({ left, top, right, bottom }: DOMRect) => [left, top, right, bottom].map((at) => Math.round(at))
  await expect
    .poll(async () => corners(await dialog.evaluate((element) => element.getBoundingClientRect())))
    .toEqual([0, 0, 390, 844])
  await accessible(page)
  await expect(page.locator('dialog iframe')).toHaveAttribute('sandbox', 'allow-scripts')
  await page.evaluate(() => postMessage({ from: 'view', happened: 'done' }, '*'))
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  // Escape pressed inside the frame would not reach the dialog.
  await dialog.getByRole('button').first().press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Åpne oversikten' }).press('Enter')
  await expect(dialog).toBeVisible()
  const done = view.getByRole('link', { name: 'Ferdig' })
  await expect.poll(() => done.evaluate(() => document.readyState)).toBe('complete')
  await done.focus()
  await expect(page.locator('dialog iframe')).toBeFocused()
  // Not awaited: the browser never acknowledges the key when the frame is removed before it could.
  void page.keyboard.press('Enter').catch(() => undefined)
  await expect(dialog).toBeHidden()
  await page.reload()
  await takenOver(page)
  await expect(dialog).toBeHidden()
  await choose(page, 'Gå videre')
  await expect(choice(page, 'Ja, spør bankene')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('BEY-09 CHAT-08 the whole debt check works with forms and without scripts', async ({ page }) => {
    await page.goto(PAGE)
    await consent(page)
    await leave(page)
    await chooseAtProvider(page, /^Ola Hansen/)
    await hears(page, 'Jeg fant én usikret gjeld på deg:')
    await choose(page, 'Se alle detaljene')
    await page.getByRole('link', { name: 'Åpne oversikten' }).click()
    await expect(page.getByRole('heading', { name: 'Gjeldsregisteret' })).toBeVisible()
    await page.getByRole('link', { name: 'Ferdig' }).click()
    await expect(page).toHaveURL(new RegExp(PAGE))
    await choose(page, 'Gå videre')
    await choose(page, 'Ja, spør bankene')
    await page.getByRole('checkbox').check()
    await choose(page, 'Ja, send til bankene')
    await answer(page, 'Mobilnummer', newNumber())
    await answer(page, 'E-post', 'ola@example.no')
    await choose(page, 'Ja, send')
    await hears(page, 'Takk! Det er sendt.')
  })
})
