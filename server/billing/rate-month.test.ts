import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  broadbandPriceOf,
  flexDataPriceOf,
  broadbandPrice,
  flexDataTable,
  rateFlexMonth,
} from '#contracts/catalogue/norway.ts'
import { PLAN_IDS, type PlanId } from '#contracts/catalogue/plans.ts'
import { useZones } from '#contracts/catalogue/zones.ts'
import { USAGE_KINDS } from '#contracts/products/usage-event.ts'
import { naiveTotal } from '#server/testing/naive-rating.ts'
import type { Metered } from './rate-event.ts'
import { rateMonth } from './rate-month.ts'

let n = 0
const event = (kind: Metered['kind'], quantity: number, more: Partial<Metered> = {}): Metered => ({
  id: `e${(n += 1)}`,
  kind,
  quantity,
  at: n,
  received: false,
  from: 'NO',
  to: 'NO',
  special: null,
  opened: false,
  ...more,
})
const DAY = '2026-01-01'
const GB = 1_000_000
const rate = (plan: PlanId, ...events: Metered[]) => rateMonth({ plan, since: '2026-01-01' }, events)
const parts = (plan: PlanId, ...events: Metered[]) =>
  rate(plan, ...events).parts.map(({ kind, zone, amount }) =>
    [kind, zone, amount].filter((x) => x !== undefined).join(' '),
  )

test('PRICE-01 use within a package costs nothing extra; free use ends at 10,000 minutes, SMS and MMS', () => {
  expect(
    rate('3gb', event('data', 3 * GB), event('call', 600_000), event('sms', 10_000), event('mms', 10_000)).total,
  ).toBe(0)
  expect(
    parts(
      '3gb',
      event('call', 599_990),
      event('call', 70),
      event('call', 60),
      event('sms', 10_001),
      event('mms', 10_002),
    ),
  ).toEqual(['freeCalls 0', 'freeSms 0', 'sms 199', 'freeMms 0', 'mms 798', `calls ${199 + 298}`])
})

test('PRICE-04 USE-04 data beyond the package stops under data control unless opened, else costs 0.99 a MB up to 399 and is throttled after 1 GB', () => {
  expect(rate('1gb', event('data', 3 * GB))).toMatchObject({ total: 0, throttled: true, dataKb: 3 * GB })
  expect(rate('1gb', event('data', GB), event('data', 10_000, { opened: true }))).toMatchObject({
    total: 2_490,
    throttled: false,
  })
  expect(rate('500mb', event('data', 600_000))).toMatchObject({ total: 9_900, throttled: false })
  expect(rate('500mb', event('data', 1_500_001))).toMatchObject({ total: 39_900, throttled: true })
  expect(rateMonth({ plan: '1gb', since: '2019-09-30' }, [event('data', GB + 100_000)]).total).toBe(9_900)
  expect(
    parts(
      '500mb',
      event('data', 700_000),
      event('data', 100_000, { from: 'BR' }),
      event('data', 9_000, { from: 'CU' }),
    ),
  ).toEqual(['freeData 0', 'data 19800', 'roamingData 3 19900', 'roamingData 4 13491', 'dataCap -13291'])
})

test('PRICE-01 the child plan: throttled at its GB, no calls abroad or to premium numbers', () => {
  expect(
    rate(
      'barn-1gb',
      event('data', 2 * GB),
      event('call', 60, { to: 'SE' }),
      event('call', 60, { special: 'series829' }),
      event('call', 60, { from: 'US', to: 'NO' }),
    ),
  ).toMatchObject({
    total: 0,
    throttled: true,
  })
  expect(
    parts(
      'barn-1gb',
      event('call', 60, { special: 'series829' }),
      event('call', 60, { special: 'series800' }),
      event('sms', 1, { to: 'US' }),
    ),
  ).toEqual(['blocked 0', 'special 0', 'toSms 2 399'])
})

test('PRICE-01 zones: from Norway by calling zone, abroad by the costlier zone, special numbers abroad as zone 4', () => {
  const minute = (from: string, to: string, more: Partial<Metered> = {}) =>
    rate('3gb', event('call', 60, { from, to, ...more })).total
  expect([
    minute('NO', 'SE'),
    minute('NO', 'CU'),
    minute('SE', 'NO'),
    minute('SE', 'DK'),
    minute('SE', 'US'),
    minute('US', 'BR'),
  ]).toEqual([528, 1_698, 0, 0, 348, 698])
  expect([
    minute('US', 'NO', { received: true }),
    minute('BR', 'NO', { received: true }),
    minute('SE', 'NO', { received: true }),
  ]).toEqual([249, 499, 0])
  expect([minute('SE', 'NO', { special: 'directory1881' }), minute('NO', 'NO', { special: 'directory1881' })]).toEqual([
    1_598, 5_280,
  ])
  expect([minute('ship', 'NO'), minute('aircraft', 'NO', { received: true })]).toEqual([3_089, 2_990])
  expect(
    parts(
      '3gb',
      event('sms', 2, { to: 'SE' }),
      event('sms', 1, { to: 'US' }),
      event('mms', 1, { to: 'SE' }),
      event('sms', 3, { special: 'short' }),
      event('sms', 1, { from: 'US' }),
    ),
  ).toEqual(['toSms 1 146', 'toSms 2 399', 'toMms 1 599', 'shortSms 300', 'roamingSms 2 399'])
})

test('PRICE-01 per-second billing: a second of a minute of 2.29 costs 4 øre beside the start', () => {
  expect([1, 59, 61].map((seconds) => rate('3gb', event('call', seconds, { to: 'SE' })).total)).toEqual([303, 524, 532])
})

test('PRICE-02 Flex and broadband cost what their tables and the calculator say', () => {
  for (const { mb, zero } of flexDataTable(DAY))
    expect(flexDataPriceOf([{ day: DAY, kilobytes: mb * 1_000 }])).toBe(zero)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200_000 }),
      (mb) => broadbandPriceOf([{ day: DAY, kilobytes: mb * 1_000 }]) === broadbandPrice(mb, DAY),
    ),
  )
  const use = { calls: 3, seconds: 205, videoSeconds: 61, sms: 4, mms: 2, mb: 1_234 }
  const events = [
    event('call', 60),
    event('call', 100),
    event('call', 45),
    event('video', 61),
    event('sms', 4),
    event('mms', 2),
    event('data', 1_234_000),
  ]
  expect(rate('flex', ...events).total).toBe(rateFlexMonth(use, 'zero', DAY).total + 99)
  expect(rate('mobilt-bredband', event('data', 10 * GB)).total).toBe(broadbandPrice(10_000, DAY))
})

const country = fc.constantFrom('NO', 'NO', 'ship', ...Object.values(useZones).flatMap((zone) => zone.slice(0, 6)))
const anyEvent = fc.record({
  kind: fc.constantFrom(...USAGE_KINDS),
  quantity: fc.integer({ min: 1, max: 2_000_000 }),
  at: fc.integer({ min: 0, max: 5_000 }),
  received: fc.boolean(),
  from: country,
  to: country.filter((to) => to !== 'ship'),
  special: fc.constantFrom(null, null, 'short', 'series829', 'iridium'),
  opened: fc.boolean(),
})
const month = fc
  .array(anyEvent, { maxLength: 30 })
  .map((events) => events.map((one, index) => ({ ...one, id: `p${index}` })))

test('PRICE-01 any month: whole øre, never negative, the sum of its parts, the same in any order, as an independent calculation has it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PLAN_IDS),
      fc.constantFrom('2019-01-01', '2026-01-01'),
      month,
      (plan, since, events) => {
        const rating = rateMonth({ plan, since }, events)
        expect(rating.parts.every(({ amount }) => Number.isInteger(amount))).toBe(true)
        expect(rating.total).toBe(rating.parts.reduce((sum, { amount }) => sum + amount, 0))
        expect(rating.total).toBeGreaterThanOrEqual(0)
        expect(rateMonth({ plan, since }, events.toReversed())).toEqual(rating)
        expect(rating.total).toBe(naiveTotal({ plan, since }, events))
      },
    ),
    { numRuns: 300 },
  )
})

test('PRICE-04 ORD-04 a data pack covers what is used after it was ordered, at home or in zone 2, and lets the speed back', () => {
  const pack = (mb: number, at: number, where: 'norwayAndEu' | 'zone2' = 'norwayAndEu') => ({ where, mb, price: 1, at })
  const early = event('data', 2 * GB, { at: 10 })
  const late = event('data', GB, { at: 30 })
  const rated = (plan: PlanId, packs: ReturnType<typeof pack>[], ...events: Metered[]) =>
    rateMonth({ plan, since: '2026-01-01' }, events, packs)
  expect(rated('500mb', [pack(5_000, 20)], early, late)).toMatchObject({ total: rate('500mb', early).total })
  expect(rated('500mb', [pack(5_000, 5)], early, late)).toMatchObject({ total: 0, throttled: false, dataKb: 3 * GB })
  expect(rate('1gb', early)).toMatchObject({ throttled: true })
  expect(rated('1gb', [pack(1_000, 20)], early)).toMatchObject({ throttled: false, total: 0 })
  expect(rated('1gb', [pack(1_000, 20)], early, late)).toMatchObject({ throttled: true, total: 0 })
  const abroad = event('data', 400_000, { from: 'TR', at: 10 })
  const inZone2 = rate('1gb', abroad).total
  expect(inZone2).toBeGreaterThan(0)
  expect(rated('1gb', [pack(400, 5, 'zone2')], abroad).total).toBe(0)
  expect(rated('1gb', [pack(400, 5)], abroad).total).toBe(inZone2)
  expect(rated('1gb', [pack(400, 20, 'zone2')], abroad).total).toBe(inZone2)
})
