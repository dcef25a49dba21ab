import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()

test.each<[FlowName, Locale, string, RegExp]>([
  ['mobile_onboarding', 'nb_NO', 'hei, jeg trenger et mobilabonnement', /velkommen! .*Hjelp meg å velge/u],
  ['mobile_onboarding', 'nb_NO', 'trenger mobilabonnement til mor på 84, hun kan ikke dette med data', /velkommen!/u],
  ['mobile_onboarding', 'nb_NO', 'jeg har tenkt å bytte fra Telia, dere er visst billigere', /velkommen!/u],
  ['mobile_onboarding', 'nb_NO', 'jeg vil bytte til dere', /velkommen!/u],
  ['mobile_onboarding', 'en_US', 'Hi, I just moved to Norway and need a sim card', /welcome! .*Help me choose/u],
  ['mobile_onboarding', 'en_US', 'I would like to switch to you', /welcome!/u],
  ['power_onboarding', 'sv_SE', 'Hej, jag ska flytta in i en ny lägenhet', /välkommen!/u],
  ['power_onboarding', 'sv_SE', 'jag vill bli kund', /välkommen!/u],
  ['power_onboarding', 'da_DK', 'hej, jeg skal bruge en elaftale', /velkommen!/u],
])('HEAR-06 in %s %s "%s" is welcomed, and chooses nothing', async (flow, locale, said, welcome) => {
  const { facts, told } = await talk(flow, locale, [said])
  expect(told).toMatch(welcome)
  expect(facts).toEqual({})
})

test('HEAR-05 who opens with a plan is asked about that plan', async () => {
  const { facts, told } = await talk('mobile_onboarding', 'nb_NO', ['jeg trenger et abonnement med 6 gb', 'ja'])
  expect(facts.plan).toBe('6gb')
  expect(told).not.toContain('velkommen!')
})

test('HEAR-05 a street with the name of a country loses nothing of what is told beside it', async () => {
  const told = await talk('mobile_onboarding', 'en_US', [
    "I want a new number, I'm Fatou Diallo, 1990-05-17, fatou.diallo@gmail.com, Grønland 12, 0188 Oslo",
  ])
  expect(told.told).toContain('Fatou Diallo')
  expect(told.told).not.toContain('Greenland')
})

const IN_DENMARK = 'Nørregade 8, 5000 Odense'
const IN_SWEDEN = 'Storgatan 5, 803 20 Gävle'

test.each<[FlowName, Locale, readonly string[], string]>([
  ['power_onboarding', 'da_DK', [IN_DENMARK, 'og regningen skal til min mor'], 'Regningen går til den'],
  ['power_onboarding', 'da_DK', [IN_DENMARK, 'regningen må gerne gå til min arbejdsgiver'], 'Regningen går til den'],
  [
    'power_onboarding',
    'da_DK',
    [IN_DENMARK, 'regningen skal sendes til Nygade 8, 5000 Odense'],
    'Regningen går til den',
  ],
  ['power_onboarding', 'sv_SE', [IN_SWEDEN, 'min son Lars ska få kopior på fakturan'], 'Fakturan går till den'],
  ['power_onboarding', 'sv_SE', [IN_SWEDEN, 'faktura till en annan adress, Box 12, 114 79 Stockholm'], 'en kopia'],
  ['power_onboarding', 'sv_SE', [IN_SWEDEN, 'fakturan ska till min firma på Hornsgatan 5'], 'ett företag som betalare'],
  ['mobile_onboarding', 'nb_NO', ['regningen skal til arbeidsgiveren min'], 'Fakturaen går til den som bestiller'],
  ['mobile_onboarding', 'en_US', ['the invoice should go to my company'], 'The invoice goes to the one who orders'],
])('HEAR-06 in %s %s %j, what can be done about the bill is said', async (flow, locale, said, answer) => {
  const { facts, told } = await talk(flow, locale, said)
  expect(told).toContain(answer)
  expect([undefined, 'Nørregade 8', 'Storgatan 5']).toContain(facts.street)
  expect(facts.name).toBeUndefined()
})

test.each<[Locale, string, string]>([
  ['sv_SE', 'jag vill ha räkningen i brevlådan, inte på mejl', 'på papper finns inte'],
  ['da_DK', 'jeg vil have en regning på papir', 'på papir kan du ikke vælge'],
])('HEAR-06 in %s "%s" is told that there is no bill on paper', async (locale, said, answer) => {
  expect((await talk('power_onboarding', locale, [said])).told).toContain(answer)
})

test.each<[Locale, string]>([
  ['sv_SE', 'postbox'],
  ['da_DK', 'postboks'],
])('HEAR-06 in %s no box at the post office is asked for where power goes', async (locale, box) => {
  expect((await talk('power_onboarding', locale, ['hmpf'])).told).not.toContain(box)
})
