import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  callAbroadPrice,
  callFromNorwayPrice,
  callPrice,
  dataAbroadPrice,
  receivedAbroadPrice,
  smsFromNorwayPrice,
} from './abroad.ts'
import { priceOn } from './price-book.ts'
import { flexDataTable, afterPackage, cheaperFlex, flexOverMonths, rateFlexMonth, type NorwayUse } from './norway.ts'

const TODAY = '2026-11-21'
const nothing: NorwayUse = { calls: 0, seconds: 0, videoSeconds: 0, sms: 0, mms: 0, mb: 0 }

test('PRICE-01 a call costs its start and its seconds; unanswered it costs nothing', () => {
  expect(
    [0, 1, 30, 60, 90].map((seconds) =>
      callPrice(seconds, {
        callStart: priceOn(afterPackage.callStart, TODAY),
        minute: priceOn(afterPackage.minute, TODAY),
      }),
    ),
  ).toEqual([0, 201, 274, 348, 423])
})

test('PRICE-01 from Norway to abroad: by the zone, by the second; SMS to the EU and EEA or the rest', () => {
  expect(['SE', 'US', 'TR', 'IN', 'CU', 'NO'].map((country) => callFromNorwayPrice(country, 60, TODAY))).toEqual([
    528,
    528,
    698,
    698,
    1_698,
    undefined,
  ])
  expect(callFromNorwayPrice('SE', 20, TODAY)).toBe(299 + 76)
  expect(['SE', 'US', 'NO'].map((country) => smsFromNorwayPrice(country, TODAY)?.amount)).toEqual([73, 399, undefined])
})

test('PRICE-01 abroad: the costlier zone is paid, Norway is as zone 1, received calls have no start', () => {
  const minute = (where: string, to: string) => callAbroadPrice({ where, to, seconds: 60, day: TODAY })
  expect([minute('SE', 'NO'), minute('SE', 'US'), minute('US', 'SE'), minute('US', 'BR'), minute('BR', 'CU')]).toEqual([
    0, 348, 348, 698, 1_598,
  ])
  expect([minute('NO', 'SE'), minute('SE', '??')]).toEqual([undefined, undefined])
  expect(['SE', 'US', 'BR', 'CU', 'NO'].map((where) => receivedAbroadPrice(where, 60, TODAY))).toEqual([
    0,
    249,
    499,
    1_499,
    undefined,
  ])
  expect(['SE', 'US', 'BR', 'CU'].map((where) => dataAbroadPrice(where, 2.5, TODAY))).toEqual([0, 248, 498, 3_748])
})

test('PRICE-01 PRICE-02 a month on Flex: each line of what was used, and their sum', () => {
  const use = { calls: 10, seconds: 1_830, videoSeconds: 60, sms: 20, mms: 1, mb: 1_000 }
  expect(rateFlexMonth(use, 'free', TODAY)).toEqual({
    lines: [
      { what: 'monthly', count: 1, amount: 9_900 },
      { what: 'calls', count: 10, amount: 990 },
      { what: 'seconds', count: 1_830, amount: 3_020 },
      { what: 'videoSeconds', count: 60, amount: 299 },
      { what: 'sms', count: 20, amount: 1_980 },
      { what: 'mms', count: 1, amount: 99 },
      { what: 'mb', count: 1_000, amount: 15_600 },
    ],
    total: 31_888,
  })
  expect(rateFlexMonth(nothing, 'zero', TODAY)).toEqual({ lines: [], total: 0 })
})

test('PRICE-02 a month of nothing but data is the row of the Flex data table', () => {
  for (const { mb, zero, free } of flexDataTable(TODAY)) {
    expect([
      rateFlexMonth({ ...nothing, mb }, 'zero', TODAY).total,
      rateFlexMonth({ ...nothing, mb }, 'free', TODAY).total,
    ]).toEqual([zero, free])
  }
})

test("PRICE-01 Flex Free is cheaper in a new customer's first month, Flex Zero from the second on", () => {
  expect([1, 2, 12].map((months) => cheaperFlex(nothing, months, TODAY))).toEqual(['free', 'zero', 'zero'])
  expect([flexOverMonths(nothing, 'zero', 12, TODAY), flexOverMonths(nothing, 'free', 12, TODAY)]).toEqual([
    14_900, 118_800,
  ])
})

test('PRICE-01 any month on Flex costs whole øre, its lines sum up, and more use never costs less', () => {
  const count = fc.integer({ min: 0, max: 100_000 })
  const use = fc.record({ calls: count, seconds: count, videoSeconds: count, sms: count, mms: count, mb: count })
  fc.assert(
    fc.property(
      use,
      fc.constantFrom('zero', 'free'),
      fc.constantFrom('calls', 'seconds', 'videoSeconds', 'sms', 'mms', 'mb'),
      (month, variant, more) => {
        const { lines, total } = rateFlexMonth(month, variant, TODAY)
        expect(lines.every(({ amount }) => Number.isInteger(amount))).toBe(true)
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        expect(rateFlexMonth({ ...month, [more]: month[more] + 1 }, variant, TODAY).total).toBeGreaterThanOrEqual(total)
      },
    ),
    { numRuns: 50 },
  )
})
