import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { afterPackage, flexUse, uncontrolledData, broadbandTiers } from '#contracts/catalogue/norway.ts'
import { callingMinute, useAbroad } from '#contracts/catalogue/abroad.ts'
import { planOn, plans } from '#contracts/catalogue/plans.ts'
import { powerAgreements, powerPrice } from '#contracts/catalogue/power.ts'
import { nextChange } from '#contracts/catalogue/next-change.ts'
import { per, priceOn, type Entry } from '#contracts/catalogue/price-book.ts'
import type { Database } from '#server/db/database.ts'
import { mobileSubscription } from '#server/testing/mobile-subscription.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { ingestUsage } from '#server/usage/ingest-usage.ts'
import { rateMonth } from './rate-month.ts'
import type { Metered } from './rate-event.ts'
import { runBilling } from './run-billing.ts'
import { invoice } from './tables.ts'

let database: Database
let deps: ReturnType<typeof serviceDeps>
beforeAll(async () => {
  database = await openInMemory()
  deps = serviceDeps(database)
}, 60_000)
afterAll(() => database.close())

function changedPrice<T extends object>(entry: Entry<T>, change: Entry<T>[1]): void {
  Array.prototype.push.call(entry, change)
  onTestFinished(() => {
    Array.prototype.pop.call(entry)
  })
}
const from = (validFrom: string) => ({ validFrom })
const event = (kind: Metered['kind'], quantity: number, day: string, more: Partial<Metered> = {}): Metered => ({
  id: `${kind} ${day}`,
  kind,
  quantity,
  at: Date.parse(`${day}T10:00:00Z`),
  received: false,
  from: 'NO',
  to: 'NO',
  special: null,
  opened: false,
  ...more,
})
const partsOf = (plan: Parameters<typeof rateMonth>[0]['plan'], ...events: Metered[]) =>
  rateMonth({ plan, since: '2025-06-01' }, events).parts.map(({ kind, price, amount }) => [kind, price?.unit, amount])

test('ONE-01 an invoice of a month in which prices changed on the 15th rates use before and after at its own prices, and keeps the monthly price that was agreed', async () => {
  const { id } = await signedInCustomer(deps, '+4793100001')
  await mobileSubscription(deps, { legalEntity: id, phone: '+4793100001', plan: '500mb', activeFrom: '2025-06-01' })
  changedPrice(plans['500mb'].monthly, per('month', 249, from('2026-02-15')))
  changedPrice(callingMinute[1], per('minute', 4, from('2026-02-15')))
  changedPrice(uncontrolledData.price, per('megabyte', 1.5, from('2026-02-15')))
  const call = {
    phoneNumber: '+4793100001',
    kind: 'call',
    quantity: 60,
    received: false,
    from: 'NO',
    to: 'SE',
    special: undefined,
    opened: false,
  } as const
  const data = { ...call, kind: 'data', to: 'NO' } as const
  await ingestUsage(deps, {
    unavailable: [],
    events: [
      { ...call, id: 'call before', at: '2026-02-14T22:59:00Z' },
      { ...call, id: 'call after', at: '2026-02-14T23:01:00Z' },
      { ...data, id: 'data before', quantity: 600_000, at: '2026-02-10T10:00:00Z' },
      { ...data, id: 'data after', quantity: 10_000, at: '2026-02-20T10:00:00Z' },
    ],
  })
  await runBilling(deps, '2026-02')
  const [bill] = await database.db.select().from(invoice).where(eq(invoice.legalEntity, id))
  expect(bill?.lines.map(({ label, values: { count, unit }, amount }) => [label, count, unit, amount])).toEqual([
    ['monthly', undefined, 19_900, 19_900],
    ['toCalls', 1, 229, 528],
    ['toCalls', 1, 400, 699],
    ['data', 1, 99, 9_900],
    ['data', 1, 150, 1_500],
  ])
  expect([planOn('500mb', '2026-02-14').monthly, orderPrice('500mb', 'keep', '2026-02-15').monthly]).toEqual([
    19_900, 24_900,
  ])
})

test('ONE-01 every kind of use follows the price of its own day', () => {
  const [before, after] = ['2026-02-14', '2026-02-15']
  changedPrice(flexUse.sms, per('message', 2, from(after)))
  changedPrice(flexUse.minute, per('minute', 3, from(after)))
  changedPrice(afterPackage.data, per('megabyte', 5, from(after)))
  changedPrice(useAbroad[3].data, per('megabyte', 3, from(after)))
  expect(
    partsOf(
      'flex',
      event('sms', 1, before),
      event('sms', 1, after),
      event('call', 60, before),
      event('call', 60, after),
    ),
  ).toEqual([
    ['sms', 99, 99],
    ['sms', 200, 200],
    ['calls', 99, 198],
    ['calls', 300, 399],
  ])
  expect(
    partsOf('1gb', event('data', 1_010_000, before, { opened: true }), event('data', 10_000, after, { opened: true })),
  ).toEqual([
    ['freeData', undefined, 0],
    ['openedData', 249, 2_490],
    ['openedData', 500, 5_000],
  ])
  expect(
    partsOf('3gb', event('data', 1_000, before, { from: 'BR' }), event('data', 1_000, after, { from: 'BR' })),
  ).toEqual([
    ['roamingData', 199, 199],
    ['roamingData', 300, 300],
  ])
})

test('ONE-01 PRICE-02 each kilobyte of a month by tiers costs what its tier did on its day; where the monthly maximum changes, the lower one holds', () => {
  const [tier] = broadbandTiers
  if (tier) changedPrice(tier.price, { perGigabyte: 100_000, validFrom: '2026-02-15' })
  expect(partsOf('mobilt-bredband', event('data', 50_000, '2026-02-14'), event('data', 60_000, '2026-02-15'))).toEqual([
    ['broadbandData', undefined, 3_300 + 5_000 + 240],
  ])
  changedPrice(uncontrolledData.maxMonthly, per('month', 599, from('2026-02-15')))
  expect(
    rateMonth({ plan: '0mb', since: '2025-06-01' }, [
      event('data', 900_000, '2026-02-14'),
      event('data', 1, '2026-02-16'),
    ]).total,
  ).toBe(39_900)
  expect(rateMonth({ plan: '0mb', since: '2025-06-01' }, [event('data', 900_000, '2026-02-16')]).total).toBe(59_900)
})

test('ONE-01 an announced price changes no quote and no version before its day and can be shown; after a temporary price the previous one applies', () => {
  const version = catalogueVersion('2026-03-31')
  changedPrice(plans['3gb'].monthly, per('month', 299, { validFrom: '2026-04-01', validTo: '2026-04-30' }))
  expect([
    catalogueVersion('2026-03-30'),
    catalogueVersion('2026-04-01') === version,
    catalogueVersion('2026-05-01'),
  ]).toEqual([version, false, version])
  expect(nextChange(plans['3gb'].monthly, '2026-03-01')).toEqual({
    from: '2026-04-01',
    price: expect.objectContaining({ amount: 29_900 }),
  })
  expect(nextChange(plans['3gb'].monthly, '2026-04-01')).toEqual({
    from: '2026-05-01',
    price: expect.objectContaining({ amount: 27_900 }),
  })
  expect(nextChange(plans['3gb'].monthly, '2026-05-01')).toBeUndefined()
})

test('ONE-01 BEY-07 power is quoted by the prices of the day of the order', () => {
  const agreement = powerAgreements['se-rorligt']
  changedPrice(agreement.fee, per('month', 49, from('2026-04-01')))
  if (agreement.kind === 'monthly') changedPrice(agreement.markup, { perKwh: 990, validFrom: '2026-04-01' })
  expect(['2026-03-31', '2026-04-01'].map((day) => powerPrice('se-rorligt', 'SE3', day))).toEqual([
    { perKwh: 850, monthly: 2_900 },
    { perKwh: 990, monthly: 4_900 },
  ])
  expect(priceOn(agreement.fee, '2019-01-01').amount).toBe(2_900)
})
