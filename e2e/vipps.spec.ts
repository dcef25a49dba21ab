import type { Page } from '@playwright/test'
import { newPerson } from './customers.ts'
import { choose, hears, seesSubscription, startChat, takenOver, tellDetails, words } from './journey.ts'
import { test } from './portal-test.ts'

const { nb_NO } = words
const GO = 'Gå til Vipps'

async function chooseAtVipps(page: Page, person: RegExp): Promise<void> {
  await page.getByRole('button', { name: GO }).click()
  await page.getByRole('button', { name: person }).click()
  await takenOver(page)
}

test('CHAT-08 who comes with Vipps in the chat writes nothing, has the terms left and is signed in', async ({
  page,
  accessible,
}) => {
  await startChat(page, '/login')
  await choose(page, 'Fortsett med Vipps')
  await page.getByRole('button', { name: GO }).waitFor()
  await accessible(page)
  await chooseAtVipps(page, /^Avbryt/)
  await hears(page, /^Du avbrøt hos Vipps/)
  await chooseAtVipps(page, /^Lars Johansen/)
  await choose(page, 'Ja, lag konto')
  await accessible(page)
  await choose(page, 'Jeg godtar vilkårene')
  await hears(page, 'Du er inne. Her er produktene dine.')
})

test('CHAT-08 an order is proven with Vipps instead of a code, once it is the Vipps of who orders', async ({
  page,
  accessible,
}) => {
  await startChat(page, '/mobilabonnement/6gb')
  await choose(page, 'Ja, det vil jeg ha')
  await choose(page, nb_NO.adult)
  await choose(page, nb_NO.newNumber)
  const person = newPerson({ name: 'Ingrid Berg', phone: '90000003', birthDate: '17091985' })
  await tellDetails(page, person)
  await choose(page, nb_NO.confirm)
  await choose(page, 'Bruk Vipps i stedet')
  await chooseAtVipps(page, /^Kari Nordmann/)
  await hears(page, /^Vipps viste et annet nummer eller en annen person/)
  await accessible(page)
  await chooseAtVipps(page, /^Ingrid Berg/)
  await seesSubscription(page, '6 GB')
})
