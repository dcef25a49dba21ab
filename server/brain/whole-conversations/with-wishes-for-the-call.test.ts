import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()

const TO_NAME = { nb_NO: ['bil', 'ferdig', 'uten'], en_US: ['car', 'done', 'without'] } as const
const NAME = 'Kari Nordmann'
const PHONE = '91522481'

const wished = async (locale: 'nb_NO' | 'en_US', ...said: string[]) =>
  (await talk('insurance_leads', locale, [...TO_NAME[locale], ...said])).facts

test.each([
  ['nb_NO', 'på engelsk, ikke før 4', 'på engelsk, ikke før 4'],
  ['nb_NO', 'efter kl 16 og helst på svensk', 'efter kl 16, helst på svensk'],
  ['nb_NO', 'ikkje før klokka fire', 'ikkje før klokka fire'],
  ['nb_NO', 'mandag til onsdag, helst formiddag', 'mandag til onsdag, helst formiddag'],
  ['nb_NO', 'kun på vardagar, inte innan tio', 'kun på vardagar, inte innan tio'],
  ['nb_NO', 'helst på dansk, om aftenen', 'helst på dansk, om aftenen'],
  ['en_US', 'in English, not before 4', 'in English, not before 4'],
  ['en_US', 'in English please, i don’t speak norwegian', 'in English please'],
  ['en_US', 'weekdays only, after 3pm', 'weekdays only, after 3pm'],
  ['en_US', 'mornings are best', 'mornings are best'],
] as const)('HEAR-05 in %s both halves of a wish for the call are kept: %s', async (locale, said, callWish) => {
  expect(await wished(locale, said, NAME)).toMatchObject({ callWish, name: { lastName: 'Nordmann' } })
})

test.each([
  ['en_US', ['in English please', NAME, 'after 4 pm'], 'in English please, after 4 pm'],
  ['nb_NO', [NAME, `${PHONE}, ikke på fredager`, 'helst en tirsdag'], 'ikke på fredager, helst en tirsdag'],
  ['nb_NO', [NAME, 'helst etter jobb', 'før 12 passer best'], 'før 12 passer best'],
  ['nb_NO', [NAME, `${PHONE} mellom 10 og 12`, 'helst på svensk'], 'mellom 10 og 12, helst på svensk'],
  ['nb_NO', [NAME, 'ikke før fredag', 'på kvelden'], 'ikke før fredag, på kvelden'],
] as const)('HEAR-04 in %s a later wish takes the place of one about the same: %j', async (locale, said, callWish) => {
  expect((await wished(locale, ...said)).callWish).toBe(callWish)
})

test('HEAR-04 nb: another time, told with a no where the address may be skipped, skips nothing', async () => {
  const { facts, told } = await talk('insurance_leads', 'nb_NO', [
    ...TO_NAME.nb_NO,
    NAME,
    PHONE,
    'nei, etter 4 heller',
    'kari@example.no',
  ])
  expect(facts).toMatchObject({ callWish: 'etter 4 heller', email: 'kari@example.no' })
  expect(told.split('e-postadresse')).toHaveLength(3)
})

test('HEAR-02 a year, a name and a wish for English are no wish for the call', async () => {
  expect((await wished('nb_NO', 'engelsk takk')).callWish).toBeUndefined()
  expect(await wished('nb_NO', 'hos If, etter 2015', 'Ronja Mandag')).toMatchObject({
    adviserNotes: ['hos If, etter 2015'],
    name: { lastName: 'Mandag' },
  })
})

test.each<[Locale, string, string]>([
  ['nb_NO', 'kundeservice', 'mandag formiddag'],
  ['sv_SE', 'kundservice', 'måndag förmiddag'],
  ['da_DK', 'kundeservice', 'mandag formiddag'],
])('BEY-10 HEAR-02 in %s a forenoon of two times is asked about', async (locale, service, said) => {
  expect((await talk('generic_signup', locale, [service, said])).facts.callTime).toBeUndefined()
})

test.each([
  ['nb_NO', ['ring meg'], undefined],
  ['nb_NO', ['kan noen ringe meg i stedet'], undefined],
  ['nb_NO', ['kan dere ikke bare ringe meg'], undefined],
  ['nb_NO', ['start', 'kan dere ikke bare ringe meg'], undefined],
  ['nb_NO', ['ring meg etter 16'], 'ring meg etter 16'],
  ['nb_NO', ['ikke nå, men ring meg i morgen'], 'ring meg i morgen'],
  ['en_US', ['can someone call me'], undefined],
  ['en_US', ['not now but call me tomorrow'], 'call me tomorrow'],
] as const)('HEAR-08 in %s a call asked for at once is the one of the adviser: %j', async (locale, said, callWish) => {
  const { facts } = await talk('debt_check', locale, [...said, NAME])
  expect(facts).toMatchObject({ name: { lastName: 'Nordmann' } })
  expect([facts.callWish, facts.cameFrom]).toEqual([callWish, undefined])
})

test('HEAR-08 who asks to talk to somebody, and for no call, is led to customer service from there as well', async () => {
  const { facts } = await talk('debt_check', 'nb_NO', ['jeg vil heller snakke med en rådgiver'])
  expect(facts.cameFrom).toBe('invite')
})

test('BEY-10 nb: customer service is still asked for by its name, and a mere not now ends it', async () => {
  expect((await talk('debt_check', 'nb_NO', ['kundeservice'])).facts.cameFrom).toBe('invite')
  expect((await talk('debt_check', 'nb_NO', ['ikke nå'])).told).toContain('Ingenting er bestilt')
})

test.each<[Locale, string]>([
  ['da_DK', 'Kære kundeservice, jeg vil gerne bestille strøm til Lærkevej 5, 8000 Aarhus C'],
  ['sv_SE', 'Hej kundtjänst! Jag vill ha el på Storgatan 5, 111 22 Stockholm'],
])('HEAR-02 in %s a letter to customer service asks for no person: %s', async (locale, letter) => {
  const { facts } = await talk('power_onboarding', locale, [letter])
  expect(facts.street).toMatch(/ 5$/)
  expect(facts.cameFrom).toBeUndefined()
})
