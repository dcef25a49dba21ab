import { expect, test } from 'vitest'
import { readBirthDate, readCode, readEmail, readName, readPostalCode, readSignupPhone } from './rules.ts'
import { readPhone } from './sign-in.ts'
import { splitStreet } from './street.ts'

const all = <T>(read: (written: string) => T, written: string[]) => written.map(read)

test('VAL-01 e-mail', () => {
  expect(all(readEmail, [' Kari@Example.no ', 'a.b+c@sub.example.co', 'kari@båt.no'])).toEqual(['kari@example.no', 'a.b+c@sub.example.co', 'kari@båt.no'])
  const wrong = ['', 'kari', 'kari@', '@x.no', 'a b@x.no', 'a@x', 'a@x..no', 'a@.no', 'a@x.n', 'a@b@x.no', 'a\u0000@x.no', 'a\ud800@x.no', `${'a'.repeat(250)}@x.no`]
  expect(all(readEmail, wrong)).toEqual(wrong.map(() => undefined))
})

test('VAL-02 a signup phone has exactly eight digits', () => {
  expect(all(readSignupPhone, ['912 34 567', '+47 91234567', '004791234567', '4791234567'])).toEqual(Array.from({ length: 4 }, () => '+4791234567'))
  expect(all(readSignupPhone, ['', '9123456', '912345678', '9123456a', '+46912345678'])).toEqual(Array.from({ length: 5 }, () => undefined))
})

test('VAL-02 a phone in full keeps its country, a Norwegian one its eight digits', () => {
  expect(all(readPhone, ['91234567', '+46 70 123 45 67', '+4512345678'])).toEqual(['+4791234567', '+46701234567', '+4512345678'])
  expect(all(readPhone, ['+47912345678', '+4791234', '+1555123456', '12'])).toEqual(Array.from({ length: 4 }, () => undefined))
})

test('VAL-03 a name has at least two parts, each longer than one character', () => {
  expect(readName('Kari Nordmann')).toEqual({ firstName: 'Kari', lastName: 'Nordmann' })
  expect(readName(' Anne-Lise  von der Åsen ')).toEqual({ firstName: 'Anne-Lise', middleName: 'von der', lastName: 'Åsen' })
  const wrong = ['', 'Kari', 'K Nordmann', 'Kari N', 'Kari 99', '-- --', `Kari ${'n'.repeat(61)}`]
  expect(all(readName, wrong)).toEqual(wrong.map(() => undefined))
})

test('VAL-04 a postal code has four digits, in Sweden five', () => {
  expect([readPostalCode('0184', 'nb_NO'), readPostalCode('1050', 'da_DK'), readPostalCode('114 55', 'sv_SE')]).toEqual(['0184', '1050', '11455'])
  expect([readPostalCode('184', 'nb_NO'), readPostalCode('11455', 'nb_NO'), readPostalCode('1145', 'sv_SE'), readPostalCode('abcd', 'nb_NO')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})

test('VAL-06 a birth date is a real date in the past', () => {
  const read = (written: string) => readBirthDate(written, '2026-03-02')
  expect(all(read, ['17/05/1984', '1.2.1990', '29/02/2024'])).toEqual(['1984-05-17', '1990-02-01', '2024-02-29'])
  const wrong = ['', '31/02/1990', '29/02/2023', '02/03/2026', '01/01/1899', '1984-05-17', '5/17/1984']
  expect(all(read, wrong)).toEqual(wrong.map(() => undefined))
})

test('SEC-01 a code is six digits', () => {
  expect(all(readCode, ['123456', ' 123 456 ', '000000'])).toEqual(['123456', '123456', '000000'])
  expect(all(readCode, ['12345', '1234567', '12345a', ''])).toEqual(Array.from({ length: 4 }, () => undefined))
})

test('ACC-02 a street number is split into number and letter', () => {
  expect(all(splitStreet, ['Storgata 12 B', 'Storgata 12b', ' 7. juni-plassen  1 ', 'Postboks', 'Gamle vei'])).toEqual([
    { streetName: 'Storgata', streetNumber: '12', streetLetter: 'B' },
    { streetName: 'Storgata', streetNumber: '12', streetLetter: 'B' },
    { streetName: '7. juni-plassen', streetNumber: '1' },
    { streetName: 'Postboks' },
    { streetName: 'Gamle vei' },
  ])
})
