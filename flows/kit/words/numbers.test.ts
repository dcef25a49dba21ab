import { expect, test } from 'vitest'
import { digitsSaid, numberOf } from './numbers.ts'
import { amountsIn } from './data-amounts.ts'
import { emailsIn, phonesIn } from './find-values.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ['nollsju noll ett två tre', '070123'],
  ['nollsjuttio tolv', '07012'],
  ['to og tyve treogtredive', '2233'],
  ['four one double two', '4122'],
  ['ni en dobbel to', '9122'],
  ['otte tusind to hundrede', '8200'],
  ['femtusind', '5000'],
  ['to tusind et hundrede', '2100'],
  ['femogtyve hundrede', '2500'],
  ['sytti hundre og fem', '7005'],
  ['oh one triple three', '01333'],
  ['tyve tolv fire og tredive seks og halvtreds', '20123456'],
  ['fyrtiotre tvåhundrafyrtiofyra', '43244'],
  ['fire en to null og takk', undefined],
])('HEAR-05 "%s" says the digits %s', (said, digits) => {
  expect(digitsSaid(tokensOf(said))).toBe(digits)
})

test('HEAR-05 tens and units are one number where that fits what is asked for', () => {
  const words = tokensOf('null to femti sju')
  expect(digitsSaid(words)).toBe('02507')
  expect(digitsSaid(words, (digits) => digits.length === 4)).toBe('0257')
  expect(phonesIn('ni trippel to, førti, sju åtte')).toEqual(['92224078'])
  expect(phonesIn('nitti fem tolv tretti fire femti seks')).toEqual(['95123456'])
})

test.each([
  ['trettiofyra', 34],
  ['femtiosex', 56],
  ['førtifem', 45],
  ['treogtyve', 23],
])('HEAR-05 %s is %i', (word, number) => {
  expect(numberOf(word)).toBe(number)
})

test.each([
  ['mitt nummer är noll sju noll ett två tre fyra fem sex sju', ['0701234567']],
  ['nummeret er ni en to tre fire fem seks sju', ['91234567']],
  ['vi er to voksne og tre barn', []],
])('HEAR-05 in "%s" stands the number %j', (said, phones) => {
  expect(phonesIn(said)).toEqual(phones)
})

test.each([
  ['wojtek.kow (at) gmail com', 'wojtek.kow@gmail.com'],
  ['anna alfakrøll brygga punktum no', 'anna@brygga.no'],
  ['anna (at) brygga (dot) no', 'anna@brygga.no'],
  ['anna @ brygga . no', 'anna@brygga.no'],
  ['sindre_88 på gmail.com', 'sindre_88@gmail.com'],
])('HEAR-07 "%s" is the address %s', (said, email) => {
  expect(emailsIn(said)).toEqual([email])
})

test.each([
  ['sixx gb', 6000],
  ['threee gigs', 3000],
  ['tolv giiga', 12_000],
])('HEAR-05 "%s" is %i MB', (said, mb) => {
  expect(amountsIn(tokensOf(said), false)).toEqual([mb])
})
