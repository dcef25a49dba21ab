import { expect, test } from 'vitest'
import { addDays, ageOn, dayBegins } from './calendar.ts'
import { isWorkingDay } from './working-days.ts'

const daysOff = (year: number, country: 'NO' | 'SE' | 'DK') => {
  const days = Array.from({ length: 366 }, (_, n) => addDays(`${year}-01-01`, n)).filter((day) =>
    day.startsWith(String(year)),
  )
  return days.filter((day) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) && !isWorkingDay(day, country))
}

test('days are added over months, leap days and the changes to and from summer time', () => {
  expect([
    addDays('2026-12-31', 1),
    addDays('2028-02-28', 1),
    addDays('2026-03-28', 2),
    addDays('2026-10-24', 2),
    addDays('2026-03-01', -1),
  ]).toEqual(['2027-01-01', '2028-02-29', '2026-03-30', '2026-10-26', '2026-02-28'])
})

test('VAL-06 age changes on the birthday; for a leap day, on 1 March', () => {
  expect([
    ageOn('2026-11-21', '2008-11-22'),
    ageOn('2026-11-22', '2008-11-22'),
    ageOn('2027-02-28', '2008-02-29'),
    ageOn('2027-03-01', '2008-02-29'),
  ]).toEqual([17, 18, 18, 19])
})

test('a day begins at midnight in Oslo, also the day after summer time begins or ends', () => {
  expect(
    ['2026-01-01', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'].map((day) =>
      new Date(dayBegins(day)).toISOString(),
    ),
  ).toEqual([
    '2025-12-31T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ])
})

test.each([
  [
    'NO',
    2026,
    ['2026-01-01', '2026-04-02', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25', '2026-12-25'],
  ],
  ['NO', 2027, ['2027-01-01', '2027-03-25', '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17']],
  [
    'SE',
    2026,
    [
      '2026-01-01',
      '2026-01-06',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-06-19',
      '2026-12-24',
      '2026-12-25',
      '2026-12-31',
    ],
  ],
  [
    'DK',
    2026,
    [
      '2026-01-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-06',
      '2026-05-14',
      '2026-05-25',
      '2026-06-05',
      '2026-12-24',
      '2026-12-25',
      '2026-12-31',
    ],
  ],
] as const)('BEY-10 the weekdays off in %s in %i', (country, year, days) => {
  expect(daysOff(year, country)).toEqual(days)
})
