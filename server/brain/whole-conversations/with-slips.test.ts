import { expect, test } from 'vitest'
import { button, MOBILE_ORDER_TO_STREET, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const ORDER = [...MOBILE_ORDER_TO_STREET, 'Storgata 5, 0155 Oslo']
const BORN = ['12 gb', 'ja', 'meg', 'nytt', 'Kari Johanne Lindqvist', '3.5.1949']
const norwegian = (...lines: Said) => talk('mobile_onboarding', 'nb_NO', lines)

test('HEAR-04 whoever goes back to the plan they had is shown it with its price', async () => {
  const refused = await norwegian(
    ...ORDER,
    'jeg vil heller ha 6 gb forresten',
    'ja',
    'nei det holder med 12 som jeg hadde',
  )
  expect(refused.told).toMatch(/Ingenting er valgt før du sier ja\.$/)
  const { facts } = await norwegian(...ORDER, button('yes'), 'bytt til 6 gb', 'ja', 'nei unnskyld 12 var riktig', 'ja')
  expect(facts.plan).toBe('12gb')
})

test('HEAR-04 nb: whoever has moved changes the address and no number', async () => {
  const { facts } = await norwegian(
    ...MOBILE_ORDER_TO_STREET.map((line) => (line.startsWith('behold') ? 'nytt nummer' : line)),
    'Storgata 5, 0155 Oslo',
    button('yes'),
    'jeg har flyttet, ny adresse er Parkveien 3, 0350 Oslo',
  )
  expect(facts).toMatchObject({ street: 'Parkveien 3', postalCode: '0350', numberChoice: 'new' })
})

test('HEAR-04 nb: another choice of the number is taken in other words', async () => {
  const { facts } = await norwegian(...ORDER, button('yes'), 'jeg vil angre nummeret, han tar nytt nummer')
  expect(facts.numberChoice).toBe('new')
})

test('HEAR-04 nb: a year that is like the known one puts the birth date right', async () => {
  const { facts } = await norwegian(...BORN, 'nei unnskyld 1948, skrev feil')
  expect(facts).toMatchObject({ birthDate: '1948-05-03', numberChoice: 'new' })
  const remark = await norwegian(...BORN, 'huset er fra 1948')
  expect(remark.facts.birthDate).toBe('1949-05-03')
})

test('HEAR-05 nb: a date with a slash and a space is taken beside the name', async () => {
  const { facts } = await norwegian(...BORN.slice(0, 4), 'Kari Johanne Lindqvist, født 3/5 1949')
  expect(facts.birthDate).toBe('1949-05-03')
})

test('HEAR-02 nb: numbers and words of an address or a date name no plan', async () => {
  for (const said of ['bygdøy alle 12, 0262 oslo', 'Kari Johanne Lindqvist, født 3.5.1949']) {
    const { told } = await norwegian(said)
    expect(told).not.toMatch(/Er det dette du mener|Hvilken mener du|Her er resten/)
  }
  const calls = await norwegian('jeg bruker nesten ikke nett på telefonen, ringer mest til barnebarna. betaler for mye')
  expect(calls.told).not.toContain('Er det dette du mener')
})

test('HEAR-06 nb: a swear word behind an answer does not hide it', async () => {
  const { facts } = await norwegian('ja den på 30 da for helvete', 'ja')
  expect(facts.plan).toBe('30gb')
})

test('HEAR-02 nb: a part of an address of e-mail that was asked back confirms it', async () => {
  const begun = [...MOBILE_ORDER_TO_STREET.slice(0, -1), 'solveig@gmial.com']
  expect((await norwegian(...begun, 'gmail mener jeg')).facts.email).toBe('solveig@gmail.com')
})

test('HEAR-05 nb: a code is taken in front of c/o, and no comma stands behind a street', async () => {
  const { facts } = await norwegian(...MOBILE_ORDER_TO_STREET, 'Trondheimsveien 12C, 0560 oslo c/o Olsen')
  expect(facts).toMatchObject({ street: 'Trondheimsveien 12C, c/o Olsen', postalCode: '0560' })
  const box = await norwegian(...MOBILE_ORDER_TO_STREET, 'Solbakken 7, postboks har jeg også men bruk adressen')
  expect(box.facts.street).toBe('Solbakken 7')
})

test('HEAR-04 en: another day of a birth date is told as a contrast', async () => {
  const lines = ['12 gb', 'yes', 'me', 'new', 'Lukas Brandt, 1 feb 2004', 'sorry thats 11 feb not 1']
  const { facts } = await talk('mobile_onboarding', 'en_US', lines)
  expect(facts.birthDate).toBe('2004-02-11')
})

test('HEAR-01 nb: a yes where a call is offered is no way back to BankID', async () => {
  const lines = ['sjekk gjelden min', button('yes'), 'gå videre uten bankid', 'ja', 'ja']
  const { told } = await talk('debt_check', 'nb_NO', lines)
  expect(told).toMatch(/Hva heter du\?$/)
})

test('HEAR-04 en: a family name with a hyphen holds the name in the middle', async () => {
  const lines = ['12 gb', 'yes', 'me', 'new', 'Maria Gonzalez Ruiz, born 5th of july 1992']
  const said = 'wait my last name is Gonzalez-Ruiz with a hyphen'
  const { facts } = await talk('mobile_onboarding', 'en_US', [...lines, said])
  expect(facts.name).toEqual({ firstName: 'Maria', lastName: 'Gonzalez-Ruiz' })
})

test('HEAR-01 "that one" takes the number that is shown', async () => {
  const lines = ['12 gb', 'yes', 'me', 'keep 412 34 567', "John O'Brien 3 march 1980", 'that one']
  const { facts } = await talk('mobile_onboarding', 'en_US', lines)
  expect(facts.phone).toBe('+4741234567')
})

test('CHAT-14 nb: a time alone is a wish for the call of the adviser', async () => {
  const lines = ['ja sjekk', button('yes'), 'gå videre uten bankid', 'ring meg', 'Trond Bakke', '90887766']
  const { facts } = await talk('debt_check', 'nb_NO', [...lines, 'etter kl 17 helst'])
  expect(facts.callWish).toBe('etter kl 17 helst')
})

test('HEAR-04 a part of what was just told is put right at the next question', async () => {
  for (const said of ['det er 14', 'nej 14 sagde jeg'])
    expect((await talk('power_onboarding', 'da_DK', ['amagerbrogade 12 tror jeg', said])).facts.street).toBe(
      'Amagerbrogade 14',
    )
  expect((await talk('power_onboarding', 'da_DK', ['amagerbrogade 12', '2300'])).facts.street).toBe('Amagerbrogade 12')
  const insuring = async (...said: string[]) =>
    (await talk('insurance_leads', 'nb_NO', ['bil', 'det var alt', 'nei, uten fullmakt', 'Turid Bakken', ...said]))
      .facts
  expect((await insuring('474 12 345', 'nei 46 til slutt')).phone).toBe('+4747412346')
  expect((await insuring('474 12 345', 'turid@gmail.com', 'vent det var hotmail')).email).toBe('turid@hotmail.com')
})

test('HEAR-02 a letter and a door behind the number stay, and a code behind them is none of the street', async () => {
  const swedish = await talk('power_onboarding', 'sv_SE', ['jag bor på storgatan 14 b lgh 1203 i växjö'])
  expect(swedish.facts.street).toBe('Storgatan 14 b lgh 1203')
  const danish = await talk('power_onboarding', 'da_DK', ['Søndergade 3 st. 9000 Aalborg'])
  expect(danish.facts).toMatchObject({ street: 'Søndergade 3 st', postalCode: '9000' })
})

test('HEAR-05 a name beside the floor is taken as well', async () => {
  const lines = ['flytter ind 1. marts, Vestergade 12, 8000 Aarhus', 'variabel', 'ja', 'Ole Lund, 2. tv'] as const
  const { facts } = await talk('power_onboarding', 'da_DK', lines)
  expect(facts).toMatchObject({ street: 'Vestergade 12, 2. tv', name: { firstName: 'Ole', lastName: 'Lund' } })
})

test('CHAT-10 a question that opens with a no refuses nothing', async () => {
  const lines = ['jag är ny', 'Anna Lindqvist', '0701234567', 'anna@gmail.com', 'nej vad är det för villkor'] as const
  const { told } = await talk('generic_signup', 'sv_SE', lines)
  expect(told).not.toContain('Är det detta du menar')
})
