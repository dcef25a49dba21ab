import { createServer } from 'node:http'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SECRET, startProvider } from '#server/ports/testing/start-provider.ts'
import { makeCustomer, newPerson } from './customers.ts'
import { choose, confirmOrder, goOn, startChat, subscription, tellDetails, words } from './journey.ts'
import { expect, test as base } from './portal-test.ts'

type Outside = { url: string; script: string; ledger: () => string[]; stop: () => Promise<void> }

/** A script such as an operator might load: it notes what the page has told, before and after it came. */
const SCRIPT = `
  const note = () => { document.documentElement.dataset.measured = pratAnalytics.map(({ event }) => event).join() }
  addEventListener('prat:analytics', note)
  note()
`
async function serveScript(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/stats.js`,
    close: () => server.close(),
  }
}

/** Tests with a portal whose orders and customers are those of a provider process with these settings. */
const withProvider = (settings: Record<string, string>) =>
  base.extend<object, { provider: Outside }>({
    provider: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'prat-ledger-'))
        const LEDGER = join(folder, 'ledger')
        const provider = await startProvider({ ...settings, LEDGER })
        const script = await serveScript()
        const ledger = () => (existsSync(LEDGER) ? readFileSync(LEDGER, 'utf8').trim().split('\n') : [])
        await use({ url: provider.url, script: script.url, ledger, stop: provider.close })
        await provider.close()
        script.close()
        rmSync(folder, { recursive: true, force: true })
      },
      { scope: 'worker' },
    ],
    settings: [
      async ({ provider: { url, script } }, use) =>
        use({
          MOBILE_URL: url,
          CORE_URL: url,
          ANALYTICS_URL: url,
          ANALYTICS_SCRIPT: script,
          PORT_SECRET: SECRET,
        }),
      { scope: 'worker' },
    ],
  })

async function orders(page: Page): Promise<void> {
  const kari = newPerson()
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, words.nb_NO.adult)
  await choose(page, words.nb_NO.newNumber)
  await tellDetails(page, kari)
  await confirmOrder(page, kari)
}

const later = withProvider({ DECIDES_AFTER: '1500' })

later(
  'ORD-04 ORD-05 BEY-06 CHAT-12 an order in the chat goes to the outside system, which decides later, and is told to the operator’s analytics after consent; its product is what the customer sees, and can withdraw from on the card',
  async ({ page, provider }) => {
    await page.goto('/mobilabonnement')
    const measured = page.locator('html[data-measured]')
    await expect(measured).toHaveCount(0)
    await page.getByRole('button', { name: 'Det er greit' }).click()
    await expect(measured).toHaveAttribute('data-measured', '')
    await orders(page)
    await expect(measured).toHaveAttribute('data-measured', /\bPurchase$/)
    const events = () => provider.ledger().filter((line) => line.includes('"event":"Purchase"'))
    await expect.poll(events).toHaveLength(1)
    await goOn(page)
    await expect(measured).toHaveCount(0)
    await expect(page).toHaveURL('/products')
    const card = subscription(page, 'Provider 6 GB')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText(words.nb_NO.ordered)
    await expect(page.getByRole('region', { name: /^6 GB/ })).toHaveCount(0)
    await card.getByRole('link', { name: /^Angre avtalen her/ }).click()
    await expect(page.getByRole('main')).toContainText('Har avtalen begynt, betaler du for dagene')
    await page.getByRole('button', { name: 'Ja, jeg angrer avtalen' }).click()
    await expect(page.getByRole('main')).toContainText('Angret. Mottatt')
    await expect.poll(() => provider.ledger().filter((line) => line.includes('withdrawnAt'))).toHaveLength(1)
  },
)

later(
  'ORD-04 ERR-02 ACC-02 a card is saved in the customer register; while that is down the account is shown as it was last seen',
  async ({ page, provider, accessible }) => {
    await makeCustomer(page)
    await page.goto('/account')
    const card = page.getByRole('region', { name: 'Fakturaadresse' })
    await card.getByRole('link', { name: 'Endre' }).click()
    await expect(card.getByLabel('Gate og nummer, eller postboks')).toBeFocused()
    await expect(card.getByRole('button', { name: 'Lagre' })).toBeDisabled()
    await card.getByLabel('Poststed').fill('Bergen')
    await card.getByLabel('Postnummer').fill('0000')
    await card.getByRole('button', { name: 'Lagre' }).click()
    await expect(card.getByText(/^Kunderegisteret tok ikke imot endringen/)).toBeVisible()
    await card.getByLabel('Postnummer').fill('5003')
    await card.getByRole('button', { name: 'Lagre' }).click()
    await expect(card.getByText('5003 Bergen')).toBeVisible()
    expect(provider.ledger().at(-1)).toContain('"city":"Bergen"')
    await provider.stop()
    await page.reload()
    await expect(page.getByText(/^Vi får ikke kontakt med kunderegisteret/)).toBeVisible()
    await expect(card.getByText('5003 Bergen')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Endre' })).toHaveCount(0)
    await accessible(page)
  },
)

const slow = withProvider({ ANSWERS_AFTER: '4000' })

slow(
  'ORD-04 REL-01 a portal killed between sending an order and its answer has one order at the outside system, and the customer sees it',
  async ({ page, portal, provider }) => {
    const placed = () => provider.ledger().filter((line) => line.includes('"state":"placed"'))
    slow.slow()
    await orders(page)
    await expect.poll(placed).toHaveLength(1)
    await portal.crash()
    await goOn(page)
    await expect(subscription(page, 'Provider 6 GB')).toHaveCount(1)
    expect(placed()).toHaveLength(1)
  },
)
