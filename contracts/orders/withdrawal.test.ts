import { expect, test } from 'vitest'
import type { Country } from '../kernel/country.ts'
import { lastWithdrawalDay, mayWithdraw } from './withdrawal.ts'

const at = (time: string) => Date.parse(time)

test.each([
  ['in winter', '2026-03-02T22:59:59Z', '2026-03-16', '2026-03-16T22:59:59.999Z', '2026-03-16T23:00:00Z'],
  ['in summer', '2026-07-01T00:00:00Z', '2026-07-15', '2026-07-15T21:59:59.999Z', '2026-07-15T22:00:00Z'],
  ['into summer time', '2026-03-17T12:00:00Z', '2026-03-31', '2026-03-31T21:59:59.999Z', '2026-03-31T22:00:00Z'],
  ['out of summer time', '2026-10-14T12:00:00Z', '2026-10-28', '2026-10-28T22:59:59.999Z', '2026-10-28T23:00:00Z'],
  ['just past midnight in Oslo', '2026-03-02T23:00:00Z', '2026-03-17', '2026-03-17T22:59:59Z', '2026-03-17T23:00:00Z'],
])(
  'BEY-06 an agreement made %s can be withdrawn from until midnight in Oslo after day 14, and not on day 15',
  (_when, made, last, stillOpen, closed) => {
    const day = lastWithdrawalDay(at(made), 'NO')
    expect(day).toBe(last)
    expect(mayWithdraw(day, at(stillOpen))).toBe(true)
    expect(mayWithdraw(day, at(closed))).toBe(false)
  },
)

test.each([
  ['a Saturday', 'NO', '2026-02-28', '2026-03-16'],
  ['Maundy Thursday', 'NO', '2026-03-19', '2026-04-07'],
  ['Midsummer Eve in Sweden', 'SE', '2026-06-05', '2026-06-22'],
  ['the same day in Norway', 'NO', '2026-06-05', '2026-06-19'],
  ['Constitution Day in Denmark', 'DK', '2026-05-22', '2026-06-08'],
] as const satisfies readonly (readonly [string, Country, string, string])[])(
  'BEY-06 where day 14 is %s, the period ends with the next working day there',
  (_name, country, made, last) => {
    expect(lastWithdrawalDay(at(`${made}T10:00:00Z`), country)).toBe(last)
  },
)
