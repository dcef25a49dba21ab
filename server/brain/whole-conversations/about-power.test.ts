import { expect, test } from 'vitest'
import { button, ORDERS, openTalks } from './whole-talk.ts'

const talk = openTalks()

test('HEAR-04 HEAR-05 sv: a customer moves after all, names the supplier in a sentence and corrects the house', async () => {
  const { facts, isOrdered } = await talk('power_onboarding', 'sv_SE', [
    'Kungsgatan 4 lgh 1203, 411 19 Göteborg',
    'husnumret är 14, inte 4',
    'byta',
    'jag ligger hos Vattenfall just nu',
    'vi flyttar faktiskt, vi byter inte bara',
    'på nyårsafton',
    'rörligt tackar jag till',
    'ja',
    'skriv upp det på Elsa Nyström',
    'efternamnet stavas Nyberg',
    'ring 070 555 66 77',
    'använd elsa@telia.se',
    button('give'),
    'numret slutar på 78, skrev fel',
    ...ORDERS,
  ])
  expect(facts).toMatchObject({
    powerReason: 'move',
    startDate: '2026-12-31',
    powerAgreement: 'se-rorligt',
    name: { firstName: 'Elsa', lastName: 'Nyberg' },
    phone: '+46705556678',
    email: 'elsa@telia.se',
    street: 'Kungsgatan 14 lgh 1203',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-04 HEAR-06 sv: questions about the old agreement and the bill lose nothing, and the agreement is changed', async () => {
  const { facts, isOrdered, told } = await talk('power_onboarding', 'sv_SE', [
    'Ekvägen 12',
    '752 28',
    'byta',
    'säger ni upp bixia eller måste jag det',
    'Bixia',
    'så snart det går',
    'det är Fortum vi har, jag blandade ihop',
    'byt dag till 15 januari',
    'fast pris',
    'ja',
    'jag tar det rörliga ändå',
    'ja',
    'Omar Haddad',
    'när kommer första räkningen?',
    '0701112233',
    'omar@example.se',
    button('give'),
    'nä, mejlen är omar@haddad.se',
    ...ORDERS,
  ])
  expect(told).toContain('gamla elbolag')
  expect(told).toContain('autogiro')
  expect(facts).toMatchObject({
    currentSupplier: 'Fortum',
    powerAgreement: 'se-rorligt',
    startDate: '2027-01-15',
    name: { firstName: 'Omar', lastName: 'Haddad' },
    email: 'omar@haddad.se',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-04 HEAR-05 da: an address in one line, a supplier among words, and the day moved by a week', async () => {
  const { facts, isOrdered } = await talk('power_onboarding', 'da_DK', [
    'Vestergade 21, 3. tv, 5000 Odense C',
    'skifte',
    'jeg er kunde hos Ørsted',
    'den toogtyvende december',
    'ugen efter i stedet',
    'Norlys har jeg, ikke Ørsted',
    'så tager jeg den faste',
    'ja',
    'notér Asger Bruun, 31 31 45 67',
    'asger@example.dk',
    button('give'),
    'nu hedder jeg Asger Holm',
    button('give'),
    'mailen hedder asger@holm.dk, ikke den anden',
    ...ORDERS,
  ])
  expect(facts).toMatchObject({
    street: 'Vestergade 21, 3. tv',
    currentSupplier: 'Norlys',
    startDate: '2026-12-29',
    powerAgreement: 'dk-fast-12',
    name: { firstName: 'Asger', lastName: 'Holm' },
    phone: '+4531314567',
    email: 'asger@holm.dk',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-02 HEAR-04 da: remarks change nothing, corrections do', async () => {
  const { facts, isOrdered } = await talk('power_onboarding', 'da_DK', [
    'Lindevej 9',
    '9000',
    'skifte',
    'de hæver prisen hele tiden',
    'det er vist andel energi',
    'første januar',
    'startdatoen skal være 2. februar',
    'min søster har Norlys',
    'gennemsnittet',
    'ja',
    'fornavn Ida, efternavn Vestergaard',
    'det er lidt svært det her',
    '22 33 44 55',
    'fornavnet er Ina',
    'ina@example.dk',
    button('give'),
    ...ORDERS,
  ])
  expect(facts).toMatchObject({
    currentSupplier: 'Andel Energi',
    street: 'Lindevej 9',
    name: { firstName: 'Ina', lastName: 'Vestergaard' },
    startDate: '2027-02-02',
    powerAgreement: 'dk-timepris',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-01 HEAR-04 sv: an answer and a correction in one sentence are both taken', async () => {
  const { facts, isOrdered } = await talk('power_onboarding', 'sv_SE', [
    'Tallvägen 6',
    '111 20',
    'byta',
    'Vattenfall',
    'om två veckor',
    'rörligt',
    'ja',
    'Jag heter Elin Forsberg, och så är adressen Tallvägen 8, inte 6',
    button('give'),
    '070 123 45 67',
    'elin@example.se, och mitt nummer blev fel, det ska vara 070 345 12 98',
    button('give'),
    ...ORDERS,
  ])
  expect(facts).toMatchObject({
    street: 'Tallvägen 8',
    name: { firstName: 'Elin', lastName: 'Forsberg' },
    email: 'elin@example.se',
    phone: '+46703451298',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-05 da: that and when someone moves in, told at the address, is not asked for again', async () => {
  const { facts, told } = await talk('power_onboarding', 'da_DK', [
    'Nordre Alle 5, flytter ind på lørdag',
    '8000 Aarhus C',
    'ja',
  ])
  expect(facts).toMatchObject({ street: 'Nordre Alle 5', powerReason: 'move' })
  expect(facts.startDate).toBeDefined()
  expect(told).not.toContain('skal du flytte ind?')
})

test('HEAR-05 sv: moving in some time is the reason and no date, and a supplier in small letters is one', async () => {
  const moving = await talk('power_onboarding', 'sv_SE', ['Jag ska flytta in nästa månad, Storgatan 5', '111 20', 'ja'])
  expect(moving.facts).toMatchObject({ street: 'Storgatan 5', powerReason: 'move' })
  expect(moving.facts.startDate).toBeUndefined()
  const switching = await talk('power_onboarding', 'sv_SE', ['Storgatan 5, har vattenfall idag'])
  expect(switching.told).toContain('Vattenfall')
})
