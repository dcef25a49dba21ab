import { expect, test } from 'vitest'
import {
  MOBILE_ORDER_TO_PHONE,
  MOBILE_ORDER_TO_STREET,
  openTalks,
  SWEDISH_POWER_ORDER_TO_NAME,
  type Said,
} from './whole-talk.ts'

const talk = openTalks()
const mobile = (...lines: Said) => talk('mobile_onboarding', 'nb_NO', lines)
const swedish = (...lines: Said) => talk('power_onboarding', 'sv_SE', [...SWEDISH_POWER_ORDER_TO_NAME, ...lines])
const DANISH_TO_PHONE = [
  'vestergade 3, 8000 aarhus',
  'skifte',
  'norlys',
  '10. december',
  'variabel',
  'ja',
  'Ida Holst',
] as const
const danish = (...lines: Said) => talk('power_onboarding', 'da_DK', [...DANISH_TO_PHONE, ...lines])
const ENGLISH_TO_BIRTH = ['12 gb', 'yes', 'me', 'keep 915 22 481', 'Sally Stone'] as const
const english = (...lines: Said) => talk('mobile_onboarding', 'en_US', [...ENGLISH_TO_BIRTH, ...lines])
const TO_BIRTH = MOBILE_ORDER_TO_PHONE.slice(0, -1)
const TO_EMAIL = [...MOBILE_ORDER_TO_PHONE, '915 22 481'] as const

test('HEAR-05 HEAR-07 nb: a slip of an e-mail address told elsewhere is asked back where it is asked for', async () => {
  const lines = [...TO_BIRTH, 'mailen min er solveig@gmailcom', '14.03.1964', '915 22 481']
  const asked = await mobile(...lines)
  expect(asked.facts.email).toBeUndefined()
  expect(asked.told).toContain('Mente du «solveig@gmail.com»?')
  expect((await mobile(...lines, 'ja')).facts.email).toBe('solveig@gmail.com')
})

test('HEAR-05 HEAR-07 sv da en: the same holds in the other languages', async () => {
  const inSwedish = await swedish('anders falk, anders@gmailcom', '0701234567', 'ja')
  expect(inSwedish.facts).toMatchObject({ name: { lastName: 'Falk' }, email: 'anders@gmail.com' })
  expect((await danish('min mail er ida@gmailcom', '20123456', 'ja')).facts.email).toBe('ida@gmail.com')
  const inEnglish = await english('sally@gmailcom', '14 March 1964', '915 22 481', 'yes')
  expect(inEnglish.facts.email).toBe('sally@gmail.com')
})

test('HEAR-04 HEAR-07 such a slip takes the place of a known address with a yes', async () => {
  const asked = await mobile(...MOBILE_ORDER_TO_STREET, 'mailen er solveig@hotmailcom')
  expect(asked.told).toContain('Mente du «solveig@hotmail.com»?')
  expect((await mobile(...MOBILE_ORDER_TO_STREET, 'mailen er solveig@hotmailcom', 'ja')).facts.email).toBe(
    'solveig@hotmail.com',
  )
})

test.for([
  [[...TO_EMAIL, 'Lia 3', 'solveig@stokke.no'], { street: 'Lia 3' }],
  [[...TO_EMAIL, '0257 oslo', 'solveig@stokke.no', 'Lia 3'], { postalCode: '0257', city: 'Oslo' }],
  [[...MOBILE_ORDER_TO_PHONE, 'Lia 3', '915 22 481', 'solveig@stokke.no'], { street: 'Lia 3' }],
] as const)('HEAR-05 nb: a short address is kept wherever it is told: %j', async ([lines, facts]) => {
  expect((await mobile(...lines)).facts).toMatchObject(facts)
})

test('HEAR-05 nb: a telephone between a name and an address is kept', async () => {
  const { facts } = await mobile(...TO_BIRTH.slice(0, -1), 'solveig stokke 41223344 storgata 3 0257 oslo', '14.3.64')
  expect(facts).toMatchObject({ phone: '+4741223344', name: { lastName: 'Stokke' } })
})

test('HEAR-04 nb en: a number that only comes to mind is another to call, and moves no other', async () => {
  const norwegian = await mobile(...MOBILE_ORDER_TO_STREET, 'nr er forresten 91234567')
  expect(norwegian.facts).toMatchObject({ phone: '+4791234567', portNumber: '+4791522481' })
  const inEnglish = await english('14 March 1964', '915 22 481', 'the number is 91234567 by the way')
  expect(inEnglish.facts).toMatchObject({ phone: '+4791234567', portNumber: '+4791522481' })
})

test('HEAR-02 nb: of two numbers the one that is said to be meant is taken', async () => {
  const said = 'jobbtelefonen er 41223344, privat er 98765432, bruk den private'
  expect((await mobile(...MOBILE_ORDER_TO_PHONE, said)).facts.phone).toBe('+4798765432')
})

test.for([
  ['solveig punktum stokke på gmail', 'solveig.stokke@gmail.com'],
  ['sol.veig68 alfakrøll hotmail', 'sol.veig68@hotmail.com'],
] as const)('HEAR-07 nb: a provider without its ending is asked back mended: "%s"', async ([said, email]) => {
  const { facts, told } = await mobile(...TO_EMAIL, said)
  expect(facts).toMatchObject({ name: { firstName: 'Solveig', lastName: 'Stokke' } })
  expect(told).toContain(`Mente du «${email}»?`)
})

test.for([
  [[...TO_BIRTH.slice(0, -1), 'navnet mitt? Solveig Stokke'], { name: { firstName: 'Solveig', lastName: 'Stokke' } }],
  [[...TO_BIRTH, 'når jeg er født? 14.3.64'], { birthDate: '1964-03-14' }],
  [[...MOBILE_ORDER_TO_PHONE, 'nummeret mitt? 91522481'], { phone: '+4791522481' }],
] as const)('HEAR-05 nb: who says again what is asked, and answers, asks nothing: %j', async ([lines, facts]) => {
  const talked = await mobile(...lines)
  expect(talked.facts).toMatchObject(facts)
  expect(talked.told).not.toMatch(/Les mer|ikke svar på/)
})

test('HEAR-05 sv da en: the same holds in the other languages', async () => {
  expect((await swedish('vad jag heter? Anders Falk')).told).not.toMatch(/Läs mer|inget svar/)
  expect((await danish('mit nummer? 20 12 34 56')).told).not.toMatch(/Læs mere|ikke svar/)
  const lines = ['14 March 1964', '915 22 481', 'sally@stone.no', 'Lia 3', "my postcode? that's 0257"]
  const { facts, told } = await english(...lines)
  expect(facts.postalCode).toBe('0257')
  expect(told).not.toContain('Read more')
})

test('HEAR-07 en nb: having no e-mail refuses no power of attorney, and goes with the lead', async () => {
  for (const said of ['no email', 'i have no email but fine, fetch them', 'no email, but go ahead']) {
    const { facts } = await talk('insurance_leads', 'en_US', ['car', 'no', said])
    expect(facts.powerOfAttorney).toBeUndefined()
    expect(facts.adviserNotes).toHaveLength(1)
  }
  const named = await talk('insurance_leads', 'nb_NO', ['bil', 'nei', 'nei', 'Kari Nordmann, men har ikke e-post'])
  expect(named.facts).toMatchObject({ name: { firstName: 'Kari' }, adviserNotes: ['har ikke e-post'] })
})

test('HEAR-07 sv da: having no e-mail is met beside what is answered', async () => {
  const { facts, told } = await swedish('Anders Falk, har ingen mejl')
  expect(facts.name).toMatchObject({ lastName: 'Falk' })
  expect(told).toContain('Bekräftelsen skickas med e-post')
  expect((await danish('20123456', 'i d a @ holst . dk')).facts.email).toBe('ida@holst.dk')
})
