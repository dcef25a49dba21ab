import type { Page } from '@playwright/test'
import {
  answer,
  choice,
  choose,
  confirmOrder,
  hears,
  log,
  seesSubscription,
  startChat,
  subscription,
  takenOver,
  tellDetails,
  words,
} from './journey.ts'
import { newNumber, newPerson } from './customers.ts'
import { expect, test } from './portal-test.ts'

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('FLOW-05 CHAT-01 CHAT-06 PROD-01 a visitor orders a new number in the chat and stands signed in by their subscription', async ({
    page,
    accessible,
  }) => {
    const kari = newPerson()
    await startChat(page, '/mobilabonnement')
    await hears(page, 'Hvor mye data trenger du i måneden?')
    await choose(page, /^6 GB,/)
    await choose(page, words.nb_NO.adult)
    await choose(page, words.nb_NO.newNumber)
    await tellDetails(page, kari)
    await hears(page, /^Nesten i mål, Kari/)
    const summary = page.getByRole('log').getByRole('definition')
    await expect(summary.filter({ hasText: '339 kr' })).toHaveCount(1)
    await expect(summary.filter({ hasText: '199 kr' })).toHaveCount(1)
    await expect(summary.filter({ hasText: 'Storgata 12B, 0184 Oslo' })).toHaveCount(1)
    await confirmOrder(page, kari)
    const card = await seesSubscription(page, '6 GB')
    await expect(card).toContainText('Bestilt')
    await expect(card).toContainText('339 kr')
    await expect(card.getByRole('group', { name: 'Flytting av nummeret' })).toHaveCount(0)
    await accessible(page)
  })
})

test('FLOW-05 CALL-08 ORD-01 ORD-02 ORD-03 BEY-05 BEY-06 a visitor brings their number along, has all that matters on screen with the button, sees how far the porting is, keeps confirmation and evidence, and withdraws on the card @desktop', async ({
  page,
  accessible,
}) => {
  const ola = newPerson({ name: 'Ola Hansen' })
  await startChat(page, '/mobilabonnement')
  await choose(page, 'Hjelp meg å velge')
  await choose(page, 'Video, deling og mye mer')
  await choose(page, 'Ja, jeg tar 30 GB')
  await choose(page, words.nb_NO.adult)
  await choose(page, 'Behold nummeret')
  await answer(page, 'Nummeret som skal flyttes', ola.phone)
  await answer(page, words.nb_NO.name, ola.name)
  await answer(page, words.nb_NO.birth, ola.birthDate)
  await choose(page, /^Bruk \+?4?7? ?[\d ]+$/)
  await answer(page, words.nb_NO.email, ola.email)
  await answer(page, words.nb_NO.street, ola.street)
  await answer(page, words.nb_NO.postalCode, ola.postalCode)
  await choose(page, words.nb_NO.credit)
  const button = choice(page, words.nb_NO.confirm)
  await expect(button).toBeInViewport({ ratio: 1 })
  for (const term of [
    'Abonnement',
    'Pris per måned',
    /^Første faktura, for tiden fra/,
    'Binding',
    'Dager du kan angre',
    'Vilkår',
  ])
    await expect(log(page).getByRole('term').filter({ hasText: term })).toBeInViewport({ ratio: 1 })
  await confirmOrder(page, ola)
  const card = await seesSubscription(page, '30 GB')
  const tracker = card.getByRole('group', { name: 'Flytting av nummeret' })
  await expect(tracker.getByRole('listitem')).toHaveText(['Bestilt', 'Spurt leverandøren', 'Godkjent', 'Flyttet'])
  await expect(tracker).toContainText('leverandøren du har i dag')
  await card.getByRole('link', { name: 'Se bestillingen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('30 GB')
  await expect(page.getByRole('listitem').filter({ hasText: 'Bestillingen er mottatt' })).toHaveAttribute(
    'data-state',
    'done',
  )
  await accessible(page)
  const file = await page.request.get(`${page.url()}/evidence.json`)
  expect([file.status(), file.headers()['content-type'], await file.text()]).toEqual([
    200,
    expect.stringContaining('json'),
    expect.stringContaining('Bestill og betal'),
  ])
  await expect(async () => {
    await page.goto('/dev/sms')
    await expect(sentAbout(page, ola.phone, 'Bekreftelse på bestillingen: 30 GB')).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    sentAbout(page, ola.phone, 'Bekreftelse').getByRole('link', { name: 'bekreftelse.pdf' }).click(),
  ])
  expect(letter.suggestedFilename()).toBe('bekreftelse.pdf')
  await page.goto('/products')
  await subscription(page, '30 GB')
    .getByRole('link', { name: /^Angre avtalen her/ })
    .click()
  await expect(page.getByRole('main')).toContainText('Nummeret flyttes ikke')
  await expect(page.getByRole('main')).toContainText('Du betaler ingenting.')
  await accessible(page)
  await page.getByRole('button', { name: 'Ja, jeg angrer avtalen' }).click()
  await expect(page.getByRole('main')).toContainText('Angret. Mottatt')
  await page.getByRole('link', { name: 'Til produktene dine' }).click()
  await expect(subscription(page, '30 GB')).toContainText('Angret. Mottatt')
  await expect(async () => {
    await page.goto('/dev/sms')
    await expect(sentAbout(page, ola.phone, 'Kvittering: Du har angret 30 GB')).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
})

const sentAbout = (page: Page, phone: string, subject: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: `${phone.slice(0, 3)} ${phone.slice(3, 5)} ${phone.slice(5)}` })
    .filter({ hasText: subject })

test('PAGE-08 the plan of a plan page is known and not asked for', async ({ page }) => {
  const kari = newPerson()
  await startChat(page, '/mobilabonnement/6gb')
  await hears(page, /Du har sett på 6 GB til 339\skr i måneden/)
  await choose(page, 'Ja, det vil jeg ha')
  await choose(page, words.nb_NO.adult)
  await choose(page, words.nb_NO.newNumber)
  await tellDetails(page, kari)
  await expect(page.getByRole('log')).not.toContainText('Hvor mye data trenger du')
  await confirmOrder(page, kari)
  await seesSubscription(page, '6 GB')
})

test('FLOW-05 a parent orders for a child under 13', async ({ page }) => {
  const kari = newPerson()
  const born = `01/02/${new Date().getFullYear() - 9}`
  await startChat(page, '/mobilabonnement')
  await choose(page, /^12 GB,/)
  await choose(page, 'Et barn under 13 år')
  await hears(page, /^Til barn under 13 har vi Barn 1 GB til 99\skr i måneden/)
  await choose(page, /^Ja, Barn 1 GB til 99\skr/)
  await answer(page, 'Barnets fornavn og etternavn', 'Iben Nordmann')
  await answer(page, 'Barnets fødselsdato, DD/MM/ÅÅÅÅ', born)
  await choose(page, words.nb_NO.newNumber)
  await tellDetails(page, kari)
  await confirmOrder(page, kari)
  const card = await seesSubscription(page, 'Barn 1 GB')
  await expect(card).toContainText('Brukes av Iben')
})

test('PAGE-01 PAGE-03 FLOW-01 from the front page the order goes through the same conversation', async ({ page }) => {
  const kari = newPerson()
  const moving = newNumber()
  await startChat(page, '/')
  await hears(page, 'Hva kan jeg hjelpe deg med?')
  await choose(page, 'Flytte nummeret mitt hit')
  await choose(page, 'Sosiale medier og musikk')
  await choose(page, 'Ja, jeg tar 6 GB')
  await choose(page, words.nb_NO.adult)
  await answer(page, 'Nummeret som skal flyttes', moving)
  await answer(page, words.nb_NO.name, kari.name)
  await answer(page, words.nb_NO.birth, kari.birthDate)
  await answer(page, words.nb_NO.phone, kari.phone)
  await answer(page, words.nb_NO.email, kari.email)
  await answer(page, words.nb_NO.street, kari.street)
  await answer(page, words.nb_NO.postalCode, kari.postalCode)
  await choose(page, words.nb_NO.credit)
  await confirmOrder(page, kari)
  const card = await seesSubscription(page, '6 GB')
  await expect(card.getByRole('group', { name: 'Flytting av nummeret' })).toBeVisible()
})

test('SHELL-01 SHELL-02 the language is switched, stays, and the whole order is in English', async ({ page }) => {
  const jane = newPerson({ name: 'Jane Smith' })
  const english = words.en_US
  await startChat(page, '/mobilabonnement')
  await page.getByRole('link', { name: 'Meny', exact: true }).click()
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await takenOver(page)
  await hears(page, 'Hi! I will help you with a new mobile plan. It takes about five minutes.')
  await choose(page, /^6 GB,/, english)
  await choose(page, english.adult, english)
  await choose(page, english.newNumber, english)
  await tellDetails(page, jane, english)
  await confirmOrder(page, jane, english)
  await seesSubscription(page, '6 GB', english)
  await expect(subscription(page, '6 GB')).toContainText('Ordered')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})
