import { expect, test } from 'vitest'
import { inputRule } from '../input-rules.ts'
import { bornAtAge } from './born-at-age.ts'
import { withMonthsSpelled } from './named-day.ts'

const TODAY = '2026-11-21'

test.each([
  ['nb_NO', '12 amai 1990'],
  ['en_US', '12 mya 1990'],
  ['en_US', 'the 12th of the 5th, 1990'],
  ['en_US', 'May 1990, the 12th'],
  ['nb_NO', 'født i mai 90, den tolvte'],
  ['nb_NO', 'bursdagen er 12/5 og jeg er 36'],
  ['nb_NO', 'er 36 år, født 12. mai'],
  ['en_US', "12 May and I'm 36"],
  ['nb_NO', '1990/05/12'],
] as const)('HEAR-02 %s: "%s" is 12 May 1990', (locale, said) => {
  expect(inputRule('birthDate').read(said, { today: TODAY, locale })).toBe('1990-05-12')
})

test('HEAR-02 a birthday still to come this year makes the year one earlier', () => {
  expect(bornAtAge('jeg er 36 og født 12. desember', TODAY)).toMatch(/1989$/)
  expect(bornAtAge('jeg er 36', TODAY)).toBeUndefined()
  expect(bornAtAge('født 12. mai', TODAY)).toBeUndefined()
})

test('HEAR-02 a word between a day and a year that is like several months, or none, is no month', () => {
  expect(withMonthsSpelled('12 juii 1990')).toBe('12 juii 1990')
  expect(withMonthsSpelled('12 gb 1990')).toBe('12 gb 1990')
})
