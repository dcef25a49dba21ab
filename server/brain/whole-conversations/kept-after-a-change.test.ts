import { expect, test } from 'vitest'
import { button, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const insuring = (...said: Said) => talk('insurance_leads', 'nb_NO', said)
const inEnglish = (...said: Said) => talk('insurance_leads', 'en_US', said)
const COVERS = ['bil', 'kjæledyr', 'det er alt', button('without'), 'Aisha Rahman', '489 90 317'] as const

test('BEY-01 that there is no e-mail address stands after another answer is put right', async () => {
  const { told, facts } = await insuring(...COVERS, button('skip'), 'jeg heter Aisha Khan')
  expect(facts.name).toEqual({ firstName: 'Aisha', lastName: 'Khan' })
  expect(told).toMatch(/Stemmer det\? Når du sender[^\n]*\n?$/)
})

test('BEY-01 HEAR-04 that the list is complete stands after one of it is taken away', async () => {
  const said = [...COVERS, 'aisha@gmail.com', 'ikke bil likevel'] as const
  expect((await insuring(...said)).told).toMatch(/Stemmer det\? Når du sender[^\n]*\n?$/)
  expect((await insuring(...said, 'send')).facts).toMatchObject({ cover: ['pet'], leadId: expect.any(String) })
  const english = [
    'travel and me',
    'thats all',
    button('without'),
    'Aisha Rahman',
    '48 99 03 17',
    'aisha@gmail.com',
  ] as const
  expect((await inEnglish(...english, 'no just travel', 'send')).facts).toMatchObject({ cover: ['travel'] })
})

test('HEAR-03 a question about the power of attorney is answered, and no yes is made of its worry', async () => {
  const { told } = await inEnglish('travel', 'thats all', 'wait what do you mean power of attorney, sounds scary')
  expect(told).toMatch(/Will you give it to us\?$/)
})

test('HEAR-05 when to call is kept at the question of the e-mail address', async () => {
  const { facts, told } = await insuring(...COVERS, 'helst torsdag')
  expect(facts.callWish).toBe('helst torsdag')
  expect(told).not.toContain('gyldig e-postadresse')
})

test('HEAR-01 what is said in plain words is taken: all, a make of car, a plain yes, an amount that is enough', async () => {
  expect((await inEnglish('also a 2019 Volvo XC60, reg EL 48213')).facts.cover).toEqual(['car'])
  expect((await inEnglish('house', 'that is everything')).told).toContain('Will you give it to us?')
  const ordering = (...said: Said) => talk('mobile_onboarding', 'nb_NO', said)
  const enough = await ordering('12 gb', 'nei vent vi har fått fiber på hytta no så 6 held', 'ja')
  expect(enough.facts.plan).toBe('6gb')
  expect((await ordering('bruker nesten ikke nett')).told).toMatch(/Hvilken mener du\?$/)
  const consent = [
    '12 gb',
    'ja',
    'meg',
    'nytt',
    'Kari Vik',
    '17.05.1998',
    '91234567',
    'kari@vik.no',
    'Lia 7, 1440',
  ] as const
  for (const yes of ['ja det e greit', 'ja greit med sjekken'])
    expect((await ordering(...consent, yes)).facts.creditCheckId).toBeDefined()
})

test('HEAR-05 a name and a number in a long sentence are taken along', async () => {
  const english = await talk('mobile_onboarding', 'en_US', [
    'hello my name is Piotr Wójcik i am from poland, i need sim card with 30 giga',
    'yes',
    'me',
    'keep none, new number please',
  ])
  expect(english.facts).toMatchObject({ numberChoice: 'new', name: { firstName: 'Piotr', lastName: 'Wójcik' } })
  const nynorsk = await talk('mobile_onboarding', 'nb_NO', [
    'eg vil ha seks giga, eg vil behalda nummeret 917 34 552 som eg har hjå Telenor',
    'ja',
    'meg',
  ])
  expect(nynorsk.facts).toMatchObject({ numberChoice: 'keep', portNumber: '+4791734552' })
})

test('HEAR-08 words at the way to BankID name the button that leads there, and choose no other way', async () => {
  for (const said of ['ja', 'bankid', 'ja vi prøver BankID']) {
    const { told } = await talk('debt_check', 'nb_NO', [button('start'), button('yes'), said])
    expect(told).toContain('Trykk på «Gå til BankID»')
  }
  const without = await talk('debt_check', 'nb_NO', [button('start'), button('yes'), 'uten bankid'])
  expect(without.told).toContain('Skal vi ringe deg?')
})

test('HEAR-04 BEY-01 an e-mail address told at the summary is taken before anything is sent', async () => {
  const leads = [...COVERS, button('skip')] as const
  for (const said of ['greit aisha@gmail.com', 'ja men eposten er aisha@gmail.com']) {
    const { facts, told } = await insuring(...leads, said)
    expect(facts).toMatchObject({ email: 'aisha@gmail.com' })
    expect(facts.leadId).toBeUndefined()
    expect(told).toMatch(/Dette tar jeg med videre: aisha@gmail\.com\.[^]*Stemmer det\?[^\n]*\n?$/)
  }
  expect((await insuring(...leads, 'greit aisha@gmail.com', 'send')).facts.leadId).toBeDefined()
})
