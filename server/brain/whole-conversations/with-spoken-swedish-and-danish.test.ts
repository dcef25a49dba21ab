import { expect, test } from 'vitest'
import { button, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const inSwedish = (...said: Said) => talk('power_onboarding', 'sv_SE', said)
const inDanish = (...said: Said) => talk('power_onboarding', 'da_DK', said)
const SWITCH = button('switch')
const SKOVDE = ['Kyrkogatan 3, 54136 Skövde', SWITCH] as const
const JOKKMOKK = ['Forsbacken 7, 96231 Jokkmokk', SWITCH] as const
const HOBRO = [
  'Søndergade 8, 9500 Hobro',
  SWITCH,
  'EWII',
  button('soonest'),
  button('dk-fast-12'),
  'Børge Kjeldsen',
] as const

test('HEAR-02 a no behind a verb, and one with "been" between, choose the other option', async () => {
  expect((await inSwedish(JOKKMOKK[0], 'hon flyttar inte in')).facts.powerReason).toBe('switch')
  const { told } = await talk('generic_signup', 'da_DK', ['Mette Bundgaard her, har ikke været kunde før'])
  expect(told).toContain('Hej, Mette!')
})

test('HEAR-05 sv: the name of a power company is no customer, and the name of a person no power company', async () => {
  for (const said of ['jag har för mig det heter Skövde Energi', 'jag tror bolaget heter Göta Energi']) {
    const { facts, told } = await inSwedish(...SKOVDE, said, button('soonest'), button('se-fast-12'))
    expect(facts.name).toBeUndefined()
    expect(facts.currentSupplier).toMatch(/Energi$/)
    expect(told).toMatch(/Vad heter du[^\n]*$/)
  }
  const person = await inSwedish(...SKOVDE, 'Ulla-Britt Sjöström')
  expect(person.facts.currentSupplier).toBeUndefined()
})

test('HEAR-04 sv: where the bills go changes no address, and "e" is no letter of the house', async () => {
  const billed = await inSwedish(...JOKKMOKK, 'Vattenfall', 'räkningen ska till mej på Storgatan 5 i Boden')
  expect(billed.facts.street).toBe('Forsbacken 7')
  const home = await inSwedish(
    'Nobelvägen 34 lgh 1203, 21433 Malmö',
    button('move'),
    'nobelvägen 34 e rätt men de e lgh 1302, skrev fel',
  )
  expect(home.facts.street).toBe('Nobelvägen 34, lgh 1302')
})

test('HEAR-04 da: a first name put right keeps the family name, and another of the family takes no agreement over', async () => {
  const spelled = await inDanish(...HOBRO.slice(0, 5), 'Jens Peter Mortensen', 'nej navnet er Jens Peder med d')
  expect(spelled.facts.name).toEqual({ firstName: 'Jens', middleName: 'Peder', lastName: 'Mortensen' })
  const other = await inDanish(...HOBRO, '60708090', 'lone@kjeldsen.dk', 'jeg hedder altså Lone, det var bare koden')
  expect(other.facts.name).toEqual({ firstName: 'Børge', lastName: 'Kjeldsen' })
})

test('HEAR-04 da: a question about moving out keeps the switch, its supplier and its agreement', async () => {
  const { facts } = await inDanish(...HOBRO, 'hov han flytter på plejehjem til marts, kan man så komme ud af fastpris')
  expect(facts).toMatchObject({ powerReason: 'switch', currentSupplier: 'EWII', powerAgreement: 'dk-fast-12' })
})

test('HEAR-05 an agreement named before its question is asked for there, with its price', async () => {
  const ahead = await inSwedish(...JOKKMOKK, 'Vattenfall', 'rörligt pris')
  expect(ahead.told).toMatch(/Det frågar jag dig om när vi kommer dit: Rörligt pris[^\n]*\nNär ska det börja/)
  const asked = await inSwedish(...JOKKMOKK, 'Vattenfall', 'rörligt pris', '1 februari')
  expect(asked.facts.powerAgreement).toBeUndefined()
  expect((await inSwedish(...JOKKMOKK, 'Vattenfall', 'rörligt pris', '1 februari', 'ja')).facts.powerAgreement).toBe(
    'se-rorligt',
  )
})

test('HEAR-05 a day, a supplier and a number are taken in the plainest words', async () => {
  const { facts } = await inSwedish(...SKOVDE, 'det kan vänta till första februari')
  expect(facts.currentSupplier).toBeUndefined()
  expect((await inSwedish(...SKOVDE, 'det kan vänta till första februari', 'Fortum')).facts.startDate).toBe(
    '2027-02-01',
  )
  const dear = await inDanish(HOBRO[0], 'jeg skal bare skifte væk fra norlys de er for dyre')
  expect(dear.facts).toMatchObject({ powerReason: 'switch', currentSupplier: 'Norlys' })
  const soonest = await inDanish(HOBRO[0], SWITCH, 'hurtigst mulig', 'EWII')
  expect(soonest.facts.startDate).toBe('2026-12-05')
  expect((await inSwedish('gatan heter Rinkebysvängen nummer 70 A')).facts.street).toBe('Rinkebysvängen 70 A')
})

test('HEAR-02 HEAR-05 a number and a name told while an agreement is asked back are kept, and so is what is asked', async () => {
  const moving = [
    'Jagtvej 120 3 tv, 2200 København N',
    button('move'),
    button('soonest'),
    'den der følger børsen',
  ] as const
  const { facts } = await inDanish(...moving, '22334455', 'Preben Kragh Lauridsen', 'ja')
  expect(facts).toMatchObject({ powerAgreement: 'dk-timepris', phone: '+4522334455', name: { lastName: 'Lauridsen' } })
})

test('BEY-01 da: an agreement chosen where the difference was explained stands after the floor is put right', async () => {
  const moving = ['Jagtvej 120 3 tv, 2200 København N', button('move'), button('soonest'), button('help')] as const
  const { facts } = await inDanish(...moving, button('dk-timepris'), 'Emil Sørensen', 'det er 4 tv ikke 3 tv')
  expect(facts).toMatchObject({ street: 'Jagtvej 120, 4 tv', powerAgreement: 'dk-timepris' })
})

test('HEAR-05 the day after tomorrow, and a day of the month in words', async () => {
  const danish = async (said: string) =>
    (await talk('power_onboarding', 'da_DK', ['Vestergade 12, 8000 Aarhus', said])).facts.startDate
  const soon = await danish('flytter ind i overmorgen')
  expect(soon).toBeDefined()
  expect(await danish('flytter ind den femtende i næste måned')).toMatch(/-15$/)
  const swedish = async (...said: string[]) =>
    (await talk('power_onboarding', 'sv_SE', ['Skolgatan 8, 962 31 Jokkmokk', ...said])).facts.startDate
  expect(await swedish('flyttar in i övermorgon')).toBe(soon)
  expect(await swedish('byta', 'Fortum', 'den femtonde')).toMatch(/-15$/)
  expect(await swedish('byta', 'Fortum', 'den första')).toMatch(/-01$/)
})
