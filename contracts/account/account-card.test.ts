import { expect, test } from 'vitest'
import { changeOf, isChanged, problemsIn, type CardFields } from './account-card.ts'
import { phoneOf } from './phone-of-fields.ts'

const today = '2026-03-02'
const kari: CardFields = {
  firstName: 'Kari',
  middleName: '',
  lastName: 'Nordmann',
  email: 'kari@example.no',
  prefix: '+47',
  number: '91234567',
  birthDate: '17/05/1984',
}
const home: CardFields = {
  address1: 'Storgata 12 b',
  entrance: '',
  floor: '2',
  apartment: 'H0201',
  zipCode: '0184',
  city: 'Oslo',
}

test.each([
  [{}, []],
  [{ firstName: '' }, ['firstName']],
  [{ lastName: ' ' }, ['lastName']],
  [{ email: 'kari@' }, ['email']],
  [{ number: '9123456' }, ['number']],
  [{ number: '9123456a' }, ['number']],
  [{ number: '912 34 567' }, []],
  [{ prefix: '+49' }, ['prefix', 'number']],
  [{ prefix: '+46', number: '701740605' }, []],
  [{ birthDate: '' }, []],
  [{ birthDate: '31/02/1984' }, ['birthDate']],
  [{ birthDate: '02/03/2026' }, ['birthDate']],
])('VAL-01 VAL-02 VAL-05 VAL-06 ACC-03 personal information with %o', (change, problems) => {
  expect(Object.keys(problemsIn('personal', { ...kari, ...change }, { country: 'NO', today }))).toEqual(problems)
})

test.each([
  ['NO', {}, []],
  ['NO', { zipCode: '01845' }, ['zipCode']],
  ['SE', { zipCode: '111 20' }, []],
  ['SE', { zipCode: '0184' }, ['zipCode']],
  ['DK', { zipCode: '1260' }, []],
  ['NO', { address1: ' ', city: '' }, ['address1', 'city']],
  ['NO', { floor: 'second floor' }, ['floor']],
] as const)('VAL-04 VAL-05 an address in %s with %o', (country, change, problems) => {
  expect(Object.keys(problemsIn('address', { ...home, ...change }, { country, today }))).toEqual(problems)
})

test('ACC-02 street, number and letter are told apart; a postbox has no number', () => {
  expect(changeOf('address', home)).toEqual({
    streetName: 'Storgata',
    streetNumber: '12',
    streetLetter: 'B',
    entrance: '',
    floor: '2',
    apartment: 'H0201',
    postalCode: '0184',
    city: 'Oslo',
  })
  expect(changeOf('address', { ...home, address1: 'Postboks Sentrum' })).toMatchObject({
    streetName: 'Postboks Sentrum',
    streetNumber: null,
    streetLetter: null,
  })
})

test('ACC-02 a card is changed when a field differs by more than space around it', () => {
  expect(isChanged('personal', { ...kari, email: ' kari@example.no ' }, kari)).toBe(false)
  expect(isChanged('personal', { ...kari, middleName: 'Lie' }, kari)).toBe(true)
})

test('VAL-02 a phone number in full', () => {
  expect([phoneOf(kari), phoneOf({ prefix: '+47', number: '912345678' })]).toEqual(['+4791234567', undefined])
})
