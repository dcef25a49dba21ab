import { type Page } from '@playwright/test'
import { pick, tabTo, type } from './by-keyboard.ts'
import { answer, choice, choose, hears, log, startChat, words } from './journey.ts'
import { newNumber } from './customers.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words
const OWN_WORDS = 'Spør om hva som helst, eller svar med egne ord'

async function ask(page: Page, question: string): Promise<void> {
  await tabTo(page, page.getByLabel(OWN_WORDS, { exact: true }))
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
}

const articles = (page: Page) => log(page).locator('a[href^="/mobile/"], a[href^="/kundeservice"]')

test('CHAT-15 HEAR-03 a question beside the choices is answered with its article, and a plan in own words is asked back with its price', async ({
  page,
  accessible,
}) => {
  await startChat(page, '/mobilabonnement')
  await choice(page, /^6 GB,/).waitFor()
  await ask(page, 'hva koster det i tyrkia?')
  await expect(articles(page).first()).toBeVisible()
  await choice(page, /^6 GB,/).waitFor()
  await accessible(page)
  const article = await articles(page).first().getAttribute('href')
  await ask(page, 'den på 6 giga')
  await hears(page, 'Ingenting er valgt før du sier ja')
  await expect(log(page).getByText('den på 6 giga')).toBeVisible()
  await choose(page, /^6 GB,/)
  await choice(page, nb_NO.adult).waitFor()
  await page.goto(article ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('CHAT-15 a question that may mean several is asked back as buttons, and the one that is chosen is answered', async ({
  page,
  accessible,
}) => {
  await startChat(page, '/mobilabonnement')
  await choice(page, /^6 GB,/).waitFor()
  await ask(page, 'hva om telefonen min går i stykker')
  await choice(page, 'Noe annet').waitFor()
  await accessible(page)
  await pick(page, 'Selger dere telefoner?')
  await expect(articles(page).filter({ hasText: 'Selger dere telefoner?' })).toBeVisible()
  await choice(page, /^6 GB,/).waitFor()
})

test('CHAT-15 a question in place of the name is answered, and the name asked for again', async ({
  page,
  accessible,
}) => {
  await startChat(page, '/mobilabonnement')
  await pick(page, /^6 GB,/)
  await pick(page, nb_NO.adult)
  await pick(page, nb_NO.newNumber)
  await type(page, nb_NO.name, 'hva koster det i tyrkia?')
  await expect(articles(page).first()).toBeVisible()
  await accessible(page)
  await type(page, nb_NO.name, 'Kari Nordmann')
  await page.getByLabel(nb_NO.birth, { exact: true }).waitFor()
})

test('BEY-10 after asking for a person and agreeing on a call, the order continues where it was', async ({
  page,
  accessible,
}) => {
  await startChat(page, '/mobilabonnement')
  await pick(page, /^6 GB,/)
  await choice(page, nb_NO.adult).waitFor()
  await ask(page, 'snakk med et menneske')
  const call = choice(page, /^Ja, ring meg$| kl\. \d/).first()
  await tabTo(page, call)
  await page.keyboard.press('Enter')
  await type(page, nb_NO.name, 'Kari Nordmann')
  await type(page, nb_NO.phone, newNumber())
  await hears(page, /^Avtalt! Vi ringer deg på/)
  await accessible(page)
  await pick(page, 'Tilbake til der jeg var')
  await pick(page, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('CHAT-15 CHAT-18 a question beside the choices is answered', async ({ page }) => {
    await page.goto('/mobilabonnement')
    await answer(page, OWN_WORDS, 'hva koster det i tyrkia?')
    await expect(articles(page).first()).toBeVisible()
    await choose(page, /^6 GB,/)
    await choice(page, nb_NO.adult).waitFor()
  })
})
