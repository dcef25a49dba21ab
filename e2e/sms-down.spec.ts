import { choice, choose, hears, startChat, tellDetails, words } from './journey.ts'
import { newPerson } from './customers.ts'
import { test, usePortalWith } from './portal-test.ts'

usePortalWith({ SMS_GATEWAY_URL: 'http://127.0.0.1:9' })

test('FLOW-05 REL-01 when no SMS can be sent this is said, with the choice to try again, talk to a person or leave', async ({
  page,
  accessible,
}) => {
  test.slow()
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, words.nb_NO.adult)
  await choose(page, words.nb_NO.newNumber)
  await tellDetails(page, newPerson())
  await choose(page, words.nb_NO.confirm)
  await choice(page, 'Prøv igjen').waitFor({ timeout: 40_000 })
  await hears(page, 'SMS-en kom ikke av gårde, og det er vår feil. Prøv igjen om litt.')
  await accessible(page)
  await choose(page, 'Snakk med kundeservice')
  await hears(page, /^Ring 21\s00\s00\s40/)
})
