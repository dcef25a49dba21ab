import { expect, test } from 'vitest'
import { button, openTalks, type Said, MOBILE_ORDER_TO_PHONE, MOBILE_ORDER_TO_STREET } from './whole-talk.ts'

const talk = openTalks()

const NORWEGIAN = [...MOBILE_ORDER_TO_STREET, 'Toftes gate 12', '0556']
const SWEDISH = [
  'Storgatan 14 lgh 1201, 582 23 Linköping',
  'byta',
  'Fortum',
  '15 december',
  'rörligt',
  'ja',
  'Jonas Bergqvist',
  '0701234590',
  'jonas@bergqvist.se',
  button('give'),
]

const ordering = (...last: Said) => talk('mobile_onboarding', 'nb_NO', [...NORWEGIAN, button('yes'), ...last])
const switching = (...last: Said) => talk('power_onboarding', 'sv_SE', [...SWEDISH, ...last])
const insuring = (...last: Said) => talk('insurance_leads', 'en_US', ['car and travel', ...last])

test('HEAR-04 nb: a no to "is everything right" asks what to change and ends nothing', async () => {
  for (const said of ['nei', 'nei 21', 'neida']) {
    const { told, facts } = await ordering(said)
    expect([said, told]).not.toEqual([said, expect.stringContaining('Ingenting er bestilt')])
    expect(facts.plan).toBe('12gb')
  }
  expect((await ordering('nei')).told).toContain('Hva vil du endre?')
  expect((await insuring('no', button('without'), 'Tom Lee', '92845117', 'tom@lee.com', 'no')).told).toContain(
    'What would you like to change?',
  )
})

test.for([
  ['husnr 21', 'Toftes gate 21'],
  ['nei, husnr er 21', 'Toftes gate 21'],
])('HEAR-04 nb: the number of the house keeps the street: %s', async ([said = '', street]) => {
  expect((await ordering(said)).facts.street).toBe(street)
})

test.for([
  ['ändra lgh till 1102', 'Storgatan 14 lgh 1102'],
  ['jag skrev fel lägenhet, det ska vara 1102 står det på dörren', 'Storgatan 14 lgh 1102'],
])('HEAR-04 sv: the number of the flat keeps the house: %s', async ([said = '', street]) => {
  expect((await switching(said)).facts.street).toBe(street)
})

test('HEAR-04 a year is no flat, and what is said of others leaves what is insured', async () => {
  expect((await ordering('vi flyttet fra leiligheten i 2019')).facts.street).toBe('Toftes gate 12')
  expect((await switching('vi har bott i lägenheten sen 2019')).facts.street).toBe('Storgatan 14 lgh 1201')
  expect((await insuring('only if my wife agrees')).facts.cover).toEqual(['car', 'travel'])
})

test('HEAR-04 nb: another answer wished for at a later question is taken there', async () => {
  const begun = [...MOBILE_ORDER_TO_PHONE, 'samme nummer', 's@stokke.no']
  for (const said of ['eg vil ha nytt nummer', 'Nordlandsvegen 14, men jeg vil ha nytt nummer']) {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', [...begun, said])
    expect([said, facts.numberChoice]).toEqual([said, 'new'])
  }
})

test('HEAR-04 sv: several corrections in one line are all taken, and names keep their capitals', async () => {
  const both = await switching('efternamnet är lindkvist, mejlen jonas.lindkvist@nordmail.com')
  expect(both.facts).toMatchObject({
    name: { firstName: 'Jonas', lastName: 'Lindkvist' },
    email: 'jonas.lindkvist@nordmail.com',
  })
  const letters = await switching('bergkvist med kv, och gatan ska vara storgatan 14 b', button('give'))
  expect(letters.facts.name).toEqual({ firstName: 'Jonas', lastName: 'Bergkvist' })
})

test('HEAR-02 sv: of several suppliers the one of today is taken, and a grid company is none', async () => {
  const [address = '', reason = ''] = SWEDISH.filter((line) => typeof line === 'string')
  const at = (said: string) => talk('power_onboarding', 'sv_SE', [address, reason, said])
  expect((await at('vi hade Fortum förut men nu är det Kraftringen')).facts.currentSupplier).toBe('Kraftringen')
  const grid = await at('Jag har Ellevio')
  expect(grid.facts.currentSupplier).toBeUndefined()
  expect(grid.told).toContain('Ellevio är elnätsföretaget')
})

test.for([
  ['scratch the travel, the wife has it', ['car']],
  ['no travel please, just the car', ['car']],
  ['no!! only the car. not travel, not the family, wife sorts that', ['car']],
])('HEAR-04 en: what is to be insured is put right: %s', async ([said, cover]) => {
  expect((await insuring(String(said))).facts.cover).toEqual(cover)
})

test('HEAR-04 en: what is said of the call adds nothing to what is insured', async () => {
  const { facts } = await insuring("that's the lot", button('without'), 'Tom Lee', 'none, email me instead like i said')
  expect(facts.cover).toEqual(['car', 'travel'])
})

test('HEAR-02 nb: travel for the whole family insures no persons', async () => {
  const { facts } = await talk('insurance_leads', 'nb_NO', ['hytte, to biler og reise på hele familien'])
  expect(facts.cover).toEqual(['cabin', 'car', 'travel'])
})

test('HEAR-02 a name in small letters is taken and shown with capitals; a rejected reading is not kept', async () => {
  const plain = await talk('insurance_leads', 'nb_NO', [
    'bil',
    'nei',
    button('without'),
    'kari nordman, kan dere ringe etter jobb, sånn etter fem',
  ])
  expect(plain.facts).toMatchObject({
    name: { firstName: 'Kari', lastName: 'Nordman' },
    callWish: 'ringe etter jobb, sånn etter fem',
  })
  const rejected = await talk('insurance_leads', 'nb_NO', [
    'bil',
    'nei',
    button('without'),
    'hilde, eller hilde marie sørli da',
    'nei, hele navnet: hilde marie sørli',
  ])
  expect(rejected.facts.name).toEqual({ firstName: 'Hilde', middleName: 'Marie', lastName: 'Sørli' })
})

test('CHAT-10 HEAR-02 words that agree never refuse what they agree to', async () => {
  const norwegian = await talk('debt_check', 'nb_NO', [button('start'), 'ja hent'])
  expect(norwegian.told).not.toContain('Da henter jeg ingenting')
  const english = await talk('debt_check', 'en_US', [button('start'), 'i suppose theres no harm in looking then'])
  expect(english.told).not.toContain('Then I fetch nothing')
})

test('HEAR-07 nb: who has asked for a call needs no e-mail address, and the mobile is taken of two numbers', async () => {
  const { facts, told } = await talk('debt_check', 'nb_NO', [
    button('start'),
    button('no'),
    button('call'),
    'Terje Moen',
    'har bare fasttelefon 22 14 60 33 hjemme, eller ta mobilen 901 77 254',
    'har ikke epost',
  ])
  expect(facts.phone).toBe('+4790177254')
  expect(told).toContain('Stemmer dette?')
})

test('HEAR-05 nb: a remark beside an answer is not told to have no answer', async () => {
  const { told, facts } = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'hvem ellers, hunden?? meg selvfølgelig',
    'nytt nummer',
    'ja',
    'Amir Hosseini',
    '02.03.1998',
    '46512098',
    'amir@hosseini98.no ok?',
  ])
  expect(facts.email).toBe('amir@hosseini98.no')
  expect(told).not.toContain('Det har jeg dessverre ikke svar på')
})
