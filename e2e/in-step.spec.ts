import type { Page } from '@playwright/test'
import { answer, choice, choose, log, startChat, words } from './journey.ts'
import { makeCustomer, newPerson } from './customers.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words
/** Resolves when the server has accepted the socket of the page. Call before the socket opens. */
const hearing = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && resolve()),
    )
  })

test('BEY-03 two tabs show the same conversation; a draft stays while it fits its question, and both show the later answer', async ({
  page,
  context,
}) => {
  const kari = newPerson()
  const other = await context.newPage()
  await startChat(page, '/mobilabonnement')
  await startChat(other, '/mobilabonnement')
  // Dispatched events, because `click()` waits for a stable button, which may be gone by then.
  await Promise.all([choice(page, /^6 GB,/).dispatchEvent('click'), choice(other, /^12 GB,/).dispatchEvent('click')])
  await choice(page, nb_NO.adult).waitFor()
  await choice(other, nb_NO.adult).waitFor()
  await expect(log(page).getByText(/^(6|12) GB,/)).toHaveCount(1)
  await choose(page, nb_NO.adult)
  await expect(choice(other, nb_NO.newNumber)).toBeVisible()
  await choose(other, nb_NO.newNumber)
  const name = other.getByLabel(nb_NO.name, { exact: true })
  await name.fill('Ola Hansen')
  await answer(page, nb_NO.name, 'Kari')
  await expect(log(other).getByText(/Jeg trenger både fornavn og etternavn/)).toBeVisible()
  await expect(name).toHaveValue('Ola Hansen')
  await answer(page, nb_NO.name, kari.name)
  await expect(other.getByLabel(nb_NO.birth, { exact: true })).toBeVisible()
  await expect(other.getByLabel(nb_NO.birth, { exact: true })).toHaveValue('')
})

test('BEY-03 SEC-02 a signed-in customer continues on the phone what was begun on the computer, and both show the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await makeCustomer(page)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nb-NO' })
  const login = (await page.context().cookies()).filter(({ name }) => name === 'prat_login')
  await phone.addCookies(login)
  const there = await phone.newPage()
  const bothHear = Promise.all([hearing(page), hearing(there)])
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choice(page, nb_NO.adult).waitFor()
  await startChat(there, `${baseURL}/mobilabonnement`)
  await expect(log(there).getByText(/^6 GB,/)).toBeVisible()
  await bothHear
  await choose(there, nb_NO.adult)
  await expect(choice(page, nb_NO.newNumber)).toBeVisible()
  await choose(page, nb_NO.newNumber)
  await expect(choice(there, nb_NO.newNumber)).toBeHidden()
  const before = await log(there).innerText()
  await expect.poll(async () => (await log(page).innerText()) === (await log(there).innerText())).toBe(true)
  expect(before).not.toContain('feil')
  const stranger = await browser.newContext({ locale: 'nb-NO' })
  const elsewhere = await stranger.newPage()
  await startChat(elsewhere, `${baseURL}/mobilabonnement`)
  await expect(log(elsewhere).getByText(/^6 GB,/)).toHaveCount(0)
  await Promise.all([phone.close(), stranger.close()])
})
