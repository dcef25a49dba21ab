import { expect, test } from 'vitest'
import { formatPhone, formatPhoneInFull } from './phone.ts'

test('USE-02 numbers in the groups of their country; in full without the zero that is dialled in Sweden only', () => {
  expect(['+4791234567', '+46701234567', '+4520123456'].map(formatPhone)).toEqual([
    '912 34 567',
    '070-123 45 67',
    '20 12 34 56',
  ])
  expect(
    ['+4791234567', '+46701234567', '+4520123456'].map((phone) => formatPhoneInFull(phone).replaceAll('\u00a0', ' ')),
  ).toEqual(['+47 912 34 567', '+46 70-123 45 67', '+45 20 12 34 56'])
})
