import fc from 'fast-check'
import { expect, test } from 'vitest'
import { osloDay } from '../kernel/days.ts'
import { addMonths, daysIn, firstDay, isMonth, lastDay, monthBegins, monthOf } from '../kernel/months.ts'
import { activeInsurances } from './insurance.ts'
import { isClear, isShown } from './invoice.ts'
import { powerSubscriptionOf } from './usage.ts'

test('INV-01 INV-02 invoices that are not owed are left out; nothing is due when every invoice has a payment date', () => {
  expect([-10, 0, 0.01, 499].map((totalAmount) => isShown({ totalAmount }))).toEqual([false, false, true, true])
  expect([isClear([]), isClear([{ paymentDate: '2026-01-02T00:00:00Z' }]), isClear([{ paymentDate: null }])]).toEqual([
    true,
    true,
    false,
  ])
})

test('PROD-07 insurances count when their status is Active', () => {
  const item = { accountId: 'a', id: '1', productType: 'car', numberOfItems: 2 }
  expect(
    activeInsurances([
      { ...item, status: 'Active' },
      { ...item, id: '2', status: 'Ended' },
      { ...item, id: '3', status: 'Pending' },
    ]),
  ).toEqual([{ id: '1', subscriptionName: 'car', count: 2 }])
})

test('USE-03 power: balance and use are the last month’s, the balance divided by 100', () => {
  const usage = [
    { month: 1, year: 2026, usage: 410.5, rate: 83.4, balance: 34_236 },
    { month: 2, year: 2026, usage: 380, rate: 80.1, balance: 30_438 },
  ]
  const point = {
    accountId: 'a',
    subscriptionId: 's',
    meteringPointId: '735',
    subscriptionName: 'Månadsmedelpris',
    state: 'ACTIVE' as const,
    currency: 'SEK' as const,
    address: { street: 'Storgatan 1', postalCode: '11120', place: 'Stockholm' },
    usage,
    lastUpdated: '2026-03-01T00:00:00Z',
  }
  expect(powerSubscriptionOf(point)).toMatchObject({
    id: 's',
    subscriptionId: '735',
    rate: 80.1,
    per: 'kWh',
    balance: 304.38,
    monthUsage: 380,
  })
  expect(powerSubscriptionOf({ ...point, usage: [] })).toMatchObject({ rate: 0, balance: 0, monthUsage: 0, usage: [] })
})

test('months follow the calendar in Oslo, summer time included', () => {
  expect([addMonths('2026-01', -1), addMonths('2026-11', 3), addMonths('2026-05', -17)]).toEqual([
    '2025-12',
    '2027-02',
    '2024-12',
  ])
  expect([daysIn('2026-02'), daysIn('2028-02'), lastDay('2026-04')]).toEqual([28, 29, '2026-04-30'])
  expect([monthBegins('2026-01'), monthBegins('2026-07')].map((at) => new Date(at).toISOString())).toEqual([
    '2025-12-31T23:00:00.000Z',
    '2026-06-30T22:00:00.000Z',
  ])
  expect(['2026-10', '2026-13', '26-10', '2026-1', ''].map(isMonth)).toEqual([true, false, false, false, false])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), (n) => {
      const month = addMonths('2010-01', n)
      const begins = monthBegins(month)
      return osloDay(begins) === firstDay(month) && monthOf(begins - 1) === addMonths(month, -1)
    }),
  )
})
