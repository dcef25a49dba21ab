import { expect, test } from 'vitest'
import { button, openTalks, MOBILE_ORDER_TO_STREET } from './whole-talk.ts'

const talk = openTalks()

const SWEDISH = [
  'Storgatan 14, 3 tr, lgh 1302, 582 23 Linköping',
  'byta',
  'Vattenfall',
  '1 februari',
  'rörligt',
  'ja',
  'Lisa Ström',
  '0701234567',
  'lisa@strom.se',
  button('give'),
]

test('HEAR-03 HEAR-04 another agreement named at the summary is asked back with its price, and orders nothing', async () => {
  const named = await talk('power_onboarding', 'sv_SE', [...SWEDISH, 'ja men kör då på fast pris'])
  expect(named.told).not.toContain('behöver du bekräfta')
  expect(named.told.split('Stämmer allt?').at(-1)).toContain('Är det detta du menar?')
  expect(named.facts.powerAgreement).toBeUndefined()
  const taken = await talk('power_onboarding', 'sv_SE', [...SWEDISH, 'usch nej då byter jag till fast pris', 'ja'])
  expect(taken.facts.powerAgreement).toBe('se-fast-12')
  const both = await talk('power_onboarding', 'sv_SE', [
    ...SWEDISH,
    'nej nej, jag vill ha fast pris och den ska börja 1 mars istället för februari',
    'ja',
  ])
  expect(both.facts).toMatchObject({ powerAgreement: 'se-fast-12', startDate: '2027-03-01' })
})

test('HEAR-04 the day that is taken is the start, not the day that explains it; a month alone keeps the date', async () => {
  const explained = await talk('power_onboarding', 'sv_SE', [
    ...SWEDISH,
    'vänta, sambon är bunden till 31 januari så ta 1 mars istället',
  ])
  expect(explained.facts.startDate).toBe('2027-03-01')
  const month = await talk('power_onboarding', 'sv_SE', [...SWEDISH, 'och så hellre i april'])
  expect(month.facts.startDate).toBe('2027-04-01')
  const soonest = await talk('power_onboarding', 'sv_SE', [...SWEDISH, 'startdatumet ska vara så snart som möjligt'])
  expect(soonest.facts.startDate).toBe('2026-12-05')
})

test('HEAR-04 a floor or a home is put right and the other part of the address stays', async () => {
  const floor = await talk('power_onboarding', 'sv_SE', [
    ...SWEDISH,
    'våningen är fel, det är 4 tr. lägenhetsnumret stämmer',
  ])
  expect(floor.facts.street).toBe('Storgatan 14, 4 tr, lgh 1302')
  const both = await talk('power_onboarding', 'sv_SE', [...SWEDISH, 'det ska va 2 tr lgh 1203'])
  expect(both.facts.street).toBe('Storgatan 14, 2 tr, lgh 1203')
})

const ENGLISH = [
  '12 gb',
  'yes',
  'me',
  'a new number',
  'Katherine Reed',
  '4 July 1988',
  '41223344',
  'k@reed.com',
  '1217 Kirkeveien, apartment 4, zip is 0368',
  'Oslo',
]

test('HEAR-02 HEAR-04 en: a day of the month is no door, and no other day is the day of birth', async () => {
  const said = [
    ...ENGLISH,
    'hey, I wanted it to start on the 15th',
    'can I get the transfer done on the 15th of december?',
  ]
  const { facts } = await talk('mobile_onboarding', 'en_US', said)
  expect(facts).toMatchObject({ street: 'Kirkeveien 1217, apartment 4', postalCode: '0368', birthDate: '1988-07-04' })
  const start = await talk('mobile_onboarding', 'en_US', [...ENGLISH, 'change the start date to january 15th'])
  expect(start.facts.birthDate).toBe('1988-07-04')
  const born = await talk('mobile_onboarding', 'en_US', [
    ...ENGLISH,
    "birthday's wrong too I think, I'm june 4th 1988 not july",
  ])
  expect(born.facts).toMatchObject({ street: 'Kirkeveien 1217, apartment 4', birthDate: '1988-06-04' })
})

test('HEAR-05 HEAR-06 nb: a plan for somebody else is another order and takes the place of none', async () => {
  const { told, facts } = await talk('mobile_onboarding', 'nb_NO', [
    'jeg skal ha to abonnement, ett til meg og ett til dattera på 8',
    '12 gb',
    'ja',
    'meg',
    'nytt nummer',
    'Mona Haugen',
    '19.8.1986',
    '91234567',
    'mona@haugen.no',
    'Nordgata 8 i Steinkjer, 7713',
    'ja',
    'kan jeg bestille til min datter også, barn 1 gb',
  ])
  expect(told.match(/De bestilles ett om gangen/g)).toHaveLength(2)
  expect(facts).toMatchObject({ plan: '12gb', street: 'Nordgata 8', postalCode: '7713', city: 'Steinkjer' })
  const young = await talk('mobile_onboarding', 'nb_NO', ['sønnen min på 15 skal ha 6 gb', 'ja', 'sønnen min, 15'])
  expect(young.facts).toMatchObject({ plan: '6gb', forWhom: 'adult' })
})

test('HEAR-04 HEAR-08 a conversation that went on in English stays in it when an earlier answer is changed', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'english please',
    'me',
    'new number',
    'Mona Haugen',
    'no, 6 gb not 12',
    'yes',
  ])
  expect(facts).toMatchObject({ plan: '6gb', language: 'en_US' })
})

test('HEAR-04 nb: a plan that is asked back with its price has its buttons below what else was corrected', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    ...MOBILE_ORDER_TO_STREET,
    'Toftes gate 12, 0556 Oslo',
    button('yes'),
    'bra. men bytt til 6 gb likevel og e-posten er knut.solheim@hotmail.com',
    'ja 6 gb',
  ])
  expect(facts).toMatchObject({ plan: '6gb', email: 'knut.solheim@hotmail.com' })
})
