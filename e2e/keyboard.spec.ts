import { pick, tabTo, type } from './by-keyboard.ts'
import {
  choice,
  enterCode,
  hasSubscription,
  hears,
  readCode,
  seesSubscription,
  startChat,
  tellDetails,
  wayOn,
  words,
  choose,
} from './journey.ts'
import { newPerson } from './customers.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words

test('CHAT-16 the whole order by keyboard alone, and the focus is always seen @desktop', async ({ page }) => {
  test.slow()
  const kari = newPerson()
  await startChat(page, '/mobilabonnement')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await pick(page, /^6 GB,/)
  await pick(page, nb_NO.adult)
  await pick(page, nb_NO.newNumber)
  await type(page, nb_NO.name, kari.name)
  await type(page, nb_NO.birth, kari.birthDate)
  await type(page, nb_NO.phone, kari.phone)
  await type(page, nb_NO.email, kari.email)
  await type(page, nb_NO.street, kari.street)
  await type(page, nb_NO.postalCode, kari.postalCode)
  await pick(page, nb_NO.credit)
  await pick(page, nb_NO.confirm)
  await page.getByLabel(nb_NO.code, { exact: true }).waitFor()
  await type(page, nb_NO.code, await readCode(page, kari.phone))
  await tabTo(page, wayOn(page))
  await page.keyboard.press('Enter')
  await hasSubscription(page, '6 GB')
})

test('CHAT-16 the conversation scrolls with the arrow keys and is announced', async ({ page }) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, 'Hjelp meg å velge')
  await choose(page, 'Sosiale medier og musikk')
  await choose(page, 'Vis meg andre')
  await choice(page, 'Flere abonnement').waitFor()
  const box = page.getByRole('region', { name: 'Samtalen' })
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  // Some browsers ignore a key pressed during smooth scrolling, so the press is repeated.
  const scrolls = (key: string, isThere: (element: Element) => boolean) =>
    expect(async () => {
      await box.press(key)
      await expect.poll(() => box.evaluate(isThere), { timeout: 2_000 }).toBe(true)
    }).toPass()
  await scrolls('Home', ({ scrollTop }) => scrollTop === 0)
  await scrolls('End', ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight < 10)
  await expect(page.getByRole('log')).toHaveAccessibleName('Meldinger')
})

test('CHAT-16 every step of the order is clean to axe, in light and dark', async ({ page, accessible }) => {
  test.slow()
  const kari = newPerson()
  await startChat(page, '/mobilabonnement/6gb')
  await choice(page, 'Ja, det vil jeg ha').waitFor()
  await accessible(page)
  await choose(page, 'Ja, det vil jeg ha')
  await choose(page, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
  await accessible(page)
  await choose(page, nb_NO.newNumber)
  const name = page.getByLabel(nb_NO.name, { exact: true })
  await name.fill('Kari')
  await accessible(page)
  await name.press('Enter')
  await hears(page, 'Jeg trenger både fornavn og etternavn, for eksempel Kari Nordmann.')
  await accessible(page)
  await tellDetails(page, kari)
  await choice(page, nb_NO.confirm).waitFor()
  await accessible(page)
  await choose(page, 'Endre noe')
  await choice(page, 'Ingenting likevel').waitFor()
  await accessible(page)
  await choose(page, 'Ingenting likevel')
  await choose(page, nb_NO.confirm)
  await page.getByLabel(nb_NO.code, { exact: true }).waitFor()
  await accessible(page)
  await enterCode(page, kari.phone)
  await seesSubscription(page, '6 GB')
  await accessible(page)
})
