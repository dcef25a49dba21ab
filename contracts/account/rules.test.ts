import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone } from '../kernel/phone.ts'
import { formatDayIn } from '../kernel/days.ts'
import { LOCALES } from '../kernel/locale.ts'
import {
  formatPostalCode,
  readBirthDate,
  readCode,
  readEmail,
  readName,
  readPostalCode,
  readSignupPhone,
  splitStreet,
} from './rules.ts'
import { readPhone } from './sign-in.ts'

const all = <T>(read: (written: string) => T, written: string[]) => written.map(read)

test('VAL-01 e-mail', () => {
  expect(all(readEmail, [' Kari@Example.no ', 'a.b+c@sub.example.co', 'kari@båt.no'])).toEqual([
    'kari@example.no',
    'a.b+c@sub.example.co',
    'kari@båt.no',
  ])
  const wrong = [
    '',
    'kari',
    'kari@',
    '@x.no',
    'a b@x.no',
    'a@x',
    'a@x..no',
    'a@.no',
    'a@x.n',
    'a@b@x.no',
    'a\u0000@x.no',
    'a\ud800@x.no',
    `${'a'.repeat(250)}@x.no`,
  ]
  expect(all(readEmail, wrong)).toEqual(wrong.map(() => undefined))
})

test('VAL-02 a signup phone has exactly eight digits', () => {
  for (const locale of ['nb_NO', 'en_US'] as const) {
    const read = (written: string) => readSignupPhone(written, locale)
    expect(all(read, ['912 34 567', '+47 91234567', '004791234567', '4791234567'])).toEqual(
      Array.from({ length: 4 }, () => '+4791234567'),
    )
    expect(all(read, ['', '9123456', '912345678', '9123456a', '+46912345678', '+46701234567'])).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
  }
})

test('VAL-02 a signup phone in Sweden is a Swedish mobile number, or one of a neighbour written in full', () => {
  const read = (written: string) => readSignupPhone(written, 'sv_SE')
  const same = [
    '070-123 45 67',
    '0701234567',
    '+46 70 123 45 67',
    '0046701234567',
    '+46 (0)70-123 45 67',
    '46701234567',
    '701234567',
  ]
  expect(all(read, same)).toEqual(same.map(() => '+46701234567'))
  expect(all(read, ['+47 912 34 567', '0045 20123456'])).toEqual(['+4791234567', '+4520123456'])
  const wrong = [
    '',
    '91234567',
    '08-123 456 78',
    '070-123 45 6',
    '070-123 45 678',
    '+46812345678',
    '+49 70 1234567',
    '+47 9123456',
  ]
  expect(all(read, wrong)).toEqual(wrong.map(() => undefined))
})

test('VAL-02 a signup phone in Denmark is a Danish number of eight digits, or one of a neighbour written in full', () => {
  const read = (written: string) => readSignupPhone(written, 'da_DK')
  const same = ['20 12 34 56', '+45 20123456', '004520123456', '4520123456']
  expect(all(read, same)).toEqual(same.map(() => '+4520123456'))
  expect(all(read, ['+4791234567', '+46 70-123 45 67', '45123456'])).toEqual([
    '+4791234567',
    '+46701234567',
    '+4545123456',
  ])
  const wrong = ['', '1234567', '12345678', '201234567', '070-123 45 67', '+45 12345678']
  expect(all(read, wrong)).toEqual(wrong.map(() => undefined))
})

test('USE-02 each country groups the digits of a phone in its own way', () => {
  expect(all(formatPhone, ['+4791234567', '+46701234567', '+4520123456'])).toEqual([
    '912 34 567',
    '070-123 45 67',
    '20 12 34 56',
  ])
  fc.assert(
    fc.property(
      fc.integer({ min: 20_000_000, max: 99_999_999 }),
      fc.integer({ min: 0, max: 9_999_999 }),
      (danish, swedish) => {
        const [se, dk] = [`+467${'2369'[swedish % 4]}${String(swedish).padStart(7, '0')}`, `+45${danish}`]
        expect([readSignupPhone(formatPhone(se), 'sv_SE'), readSignupPhone(formatPhone(dk), 'da_DK')]).toEqual([se, dk])
      },
    ),
  )
})

test('VAL-02 a phone in full keeps its country, a Norwegian one its eight digits', () => {
  expect(all(readPhone, ['91234567', '+46 70 123 45 67', '+4512345678'])).toEqual([
    '+4791234567',
    '+46701234567',
    '+4512345678',
  ])
  expect(all(readPhone, ['+47912345678', '+4791234', '+1555123456', '12'])).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})

test('VAL-02 a Swedish number written with its zero too is the same number', () => {
  expect(all(readPhone, ['+46701234567', '+46 (0)70-123 45 67', '0046 070 123 45 67'])).toEqual(
    Array.from({ length: 3 }, () => '+46701234567'),
  )
})

test('VAL-03 a name has at least two parts, each longer than one character', () => {
  expect(readName('Kari Nordmann')).toEqual({ firstName: 'Kari', lastName: 'Nordmann' })
  expect(readName(' Anne-Lise  von der Åsen ')).toEqual({
    firstName: 'Anne-Lise',
    lastName: 'von der Åsen',
  })
  expect(readName('Juan Carlos de la Vega')).toEqual({
    firstName: 'Juan',
    middleName: 'Carlos',
    lastName: 'de la Vega',
  })
  expect(readName('Maria del Carmen Lopez')).toEqual({
    firstName: 'Maria',
    middleName: 'del Carmen',
    lastName: 'Lopez',
  })
  const wrong = ['', 'Kari', 'K Nordmann', 'Kari N', 'Kari 99', '-- --', `Kari ${'n'.repeat(61)}`]
  expect(all(readName, wrong)).toEqual(wrong.map(() => undefined))
})

test('VAL-04 a postal code has four digits, in Sweden five', () => {
  expect([readPostalCode('0184', 'nb_NO'), readPostalCode('1050', 'da_DK'), readPostalCode('114 55', 'sv_SE')]).toEqual(
    ['0184', '1050', '11455'],
  )
  expect([
    readPostalCode('184', 'nb_NO'),
    readPostalCode('11455', 'nb_NO'),
    readPostalCode('1145', 'sv_SE'),
    readPostalCode('abcd', 'nb_NO'),
  ]).toEqual(Array.from({ length: 4 }, () => undefined))
})

test('VAL-06 a birth date is a real date in the past', () => {
  const read = (written: string) => readBirthDate(written, '2026-03-02')
  expect(all(read, ['17/05/1984', '1.2.1990', '29/02/2024'])).toEqual(['1984-05-17', '1990-02-01', '2024-02-29'])
  const wrong = ['', '31/02/1990', '29/02/2023', '02/03/2026', '01/01/1899', '1984-05-17', '5/17/1984']
  expect(all(read, wrong)).toEqual(wrong.map(() => undefined))
})

test('VAL-06 a birth date may be written year first in Sweden', () => {
  const read = (written: string) => readBirthDate(written, '2026-03-02', 'sv_SE')
  expect(all(read, ['1984-05-17', '19840517', '17/05/1984', '17051984'])).toEqual(
    Array.from({ length: 4 }, () => '1984-05-17'),
  )
  expect(all(read, ['1984-13-17', '1984-02-30', '2026-03-02', '1899-12-31'])).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})

test('USE-02 postal codes and days are shown as their country writes them', () => {
  expect(['11120', '0150', '2100'].map(formatPostalCode)).toEqual(['111 20', '0150', '2100'])
  expect(LOCALES.map((locale) => formatDayIn(locale, '2026-12-24'))).toEqual([
    '24/12/2026',
    '2026-12-24',
    '24.12.2026',
    '24/12/2026',
  ])
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
