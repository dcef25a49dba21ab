import { expect, test } from 'vitest'
import { MOBILE_ORDER_TO_PHONE, MOBILE_ORDER_TO_STREET, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()
const mobile = async (...lines: Said) => (await talk('mobile_onboarding', 'nb_NO', lines)).facts
const power = async (locale: 'sv_SE' | 'da_DK', ...lines: Said) => (await talk('power_onboarding', locale, lines)).facts
const MOBILE_ORDER_TO_CODE = [...MOBILE_ORDER_TO_STREET, 'Lia 3'] as const
const MOBILE_ORDER_TO_EMAIL = [...MOBILE_ORDER_TO_PHONE, '915 22 481'] as const

test.for([
  ['912 33 445 nei 446', '+4791233446'],
  ['det er nitti tolv tretti fire femti nei femtien', '+4790123451'],
  ['91 22 33 45 nei vent 46', '+4791223346'],
  ['91223344 nei 41223344', '+4741223344'],
  ['ni en to to tre tre fire fire nei fem fem til slutt', '+4791223355'],
] as const)('HEAR-04 digits put right while a number is told: "%s"', async ([said, phone]) => {
  expect((await mobile(...MOBILE_ORDER_TO_PHONE, said)).phone).toBe(phone)
})

test('HEAR-04 a number behind the digit that is wrong is no part of it', async () => {
  const said = 'telefonnummeret er feil.. siste siffer er 4. 91522484'
  expect((await mobile(...MOBILE_ORDER_TO_EMAIL, said)).phone).toBe('+4791522484')
})

test.for([
  ['folk tror alltid det er 9000, men vi hører under 9020', '9020', 'Tromsdalen'],
  ['glemte at husnummeret er 11, ellers 7400', '7400', 'Trondheim'],
] as const)('HEAR-04 nb: the code that is meant: "%s"', async ([said, postalCode, city]) => {
  const asked = await mobile(...MOBILE_ORDER_TO_CODE, said, 'ja')
  expect([asked.postalCode, asked.city]).toEqual([postalCode, city])
})

test('HEAR-04 nb: a name that was written wrong is named, and what it is', async () => {
  const said = 'dere har skrevet Solveig Stokke, men jeg heter Solveig Marie Stokke'
  expect((await mobile(...MOBILE_ORDER_TO_EMAIL, said)).name).toEqual({
    firstName: 'Solveig',
    middleName: 'Marie',
    lastName: 'Stokke',
  })
})

test('HEAR-02 nb: a code that is told twice in words is asked back', async () => {
  const said = 'null fem fem fire trur jeg ja null fem fem fire'
  expect((await mobile(...MOBILE_ORDER_TO_CODE, said, 'ja')).postalCode).toBe('0554')
})

test('HEAR-04 nb: a house in another street is told by its number first', async () => {
  const said = '5017, men det er nummer 22 i Kong Oscars gate'
  expect(await mobile(...MOBILE_ORDER_TO_CODE, said)).toMatchObject({
    street: 'Kong Oscars gate 22',
    postalCode: '5017',
    city: 'Bergen',
  })
})

test.for([
  ['nei, jeg er født femte i sjette nitten syttifire', '1974-06-05'],
  ['jeg kom til å skrive 1964, men jeg er fra 1946', '1946-03-14'],
] as const)('HEAR-04 nb: a day of birth is put right in words: "%s"', async ([said, birthDate]) => {
  expect((await mobile(...MOBILE_ORDER_TO_PHONE, said)).birthDate).toBe(birthDate)
})

test('HEAR-04 nb: a day and a month that were swapped are swapped back', async () => {
  const born = [...MOBILE_ORDER_TO_PHONE.slice(0, -1), '2. januar 1980']
  const { birthDate } = await mobile(...born, 'dere har byttet om dag og måned')
  expect(birthDate).toBe('1980-02-01')
})

test('HEAR-04 sv: the code that is meant stands behind the one that is not', async () => {
  const { postalCode } = await power('sv_SE', 'Kungsgatan 12', 'skrev 11120 men vi har 118 26')
  expect(postalCode).toBe('11826')
})

test.for([
  ['det er såmænd bare Århus, som jeg helst skriver med bolle-å', 'Aarhus'],
  ['aarhus v nej hov c er det jo aarhus c', 'Aarhus C'],
] as const)('HEAR-07 da: a town among other words is asked back: "%s"', async ([said, city]) => {
  const asked = await power('da_DK', 'Rosenvænget 5', '8001', 'ja', said, 'ja')
  expect(asked.city).toBe(city)
})

test('HEAR-05 nb: the subscription goes on somebody', async () => {
  const said = 'avtalen går på Ahmed Hassan, nummeret er 41667203'
  expect(await mobile(...MOBILE_ORDER_TO_PHONE, said, '1.1.1970')).toMatchObject({
    name: { firstName: 'Ahmed', lastName: 'Hassan' },
    phone: '+4741667203',
  })
})
