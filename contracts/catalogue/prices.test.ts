import { expect, test } from 'vitest'
import { toKroner } from '../kernel/money.ts'
import { advertised, FREE_USE_LIMIT, VAT_PERCENT, WITHDRAWAL_DAYS } from './terms.ts'
import {
  broadbandPrice,
  uncontrolledData,
  uncontrolledDataPrice,
  flexDataPrice,
  flexDataTable,
  afterPackage,
  flexUse,
} from './norway.ts'
import { childPlan, dataControl, flexVariants, planOn } from './plans.ts'
import { extras } from './extras.ts'
import { abroadCallPacks, callPack, dataPacks, dataPackShortNumber } from './abroad.ts'
import { priceOn, rowsOn, type Entry, type PriceTable } from './price-book.ts'
import {
  directoryNumbers,
  onBoardNumbers,
  premiumNumbers,
  satelliteNumbers,
  shortNumberSms,
} from './special-numbers.ts'

const TODAY = '2026-11-21'
const amountOf = (entry: Entry) => priceOn(entry, TODAY).amount
const inKroner = (table: PriceTable) =>
  Object.fromEntries(rowsOn(table, TODAY).map(([row, { amount, unit }]) => [row, `${toKroner(amount)}/${unit}`]))

test('PRICE-01 extras', () => {
  expect(inKroner(extras)).toEqual({
    subscriptionChange: '0/once',
    twinCardMonthly: '29/month',
    twinCardOnce: '199/once',
    paperInvoice: '65/month',
    newNumberSetUp: '199/once',
    dataSimSetUp: '199/once',
    secretNumber: '249/once',
    replacementSim: '199/once',
    barredSubscription: '299/once',
    voicemail: '0/month',
    bankId: '0/month',
    avtaleGiro: '0/month',
    emailInvoice: '0/month',
  })
})

test('PRICE-01 after the package is used up, and Flex use', () => {
  expect(inKroner(afterPackage)).toEqual({
    minute: '1.49/minute',
    callStart: '1.99/call',
    sms: '1.99/message',
    mms: '3.99/message',
    data: '2.49/megabyte',
    videoMinute: '2.99/minute',
  })
  expect(inKroner(flexUse)).toEqual({
    minute: '0.99/minute',
    callStart: '0.99/call',
    sms: '0.99/message',
    mms: '0.99/message',
    videoMinute: '2.99/minute',
  })
})

test('PRICE-01 mobile broadband tiers price each megabyte in its own tier', () => {
  expect([0, 1, 100, 101, 200, 201, 2_000, 10_000, 10_001].map((mb) => broadbandPrice(mb, TODAY) / 100)).toEqual([
    0, 0.66, 66, 66.24, 90, 90.08, 225, 345, 345.01,
  ])
})

test('PRICE-01 Flex Zero and Flex Free', () => {
  const prices = Object.entries(flexVariants).map(([variant, { name, monthly, setUp }]) => [
    variant,
    { name, monthly: amountOf(monthly), setUp: amountOf(setUp) },
  ])
  expect(Object.fromEntries(prices)).toEqual({
    zero: { name: 'Flex Zero', monthly: 0, setUp: 14_900 },
    free: { name: 'Flex Free', monthly: 9_900, setUp: 0 },
  })
})

test('PRICE-02 the known rows of the Flex data table follow from the tiers plus 6, Flex Free 99 more', () => {
  const known = flexDataTable(TODAY).filter(({ mb }) => [0, 1_000, 10_000, 100_000].includes(mb))
  expect(known.map(({ mb, zero, free }) => [mb, zero / 100, free / 100])).toEqual([
    [0, 0, 99],
    [1_000, 156, 255],
    [10_000, 351, 450],
    [100_000, 1_071, 1_170],
  ])
})

test('PRICE-02 the Flex data table rises from 0 MB to 100 GB by the rule', () => {
  const table = flexDataTable(TODAY)
  expect([table.at(0)?.mb, table.at(-1)?.mb]).toEqual([0, 100_000])
  expect(table.every(({ zero, free }) => free - zero === 9_900)).toBe(true)
  expect(table.map(({ zero }) => zero)).toEqual(table.map(({ zero }) => zero).sort((a, b) => a - b))
  expect(flexDataPrice(500, 'zero', TODAY)).toBe(11_850)
})

test('PRICE-04 data without control stops at 399 kr a month and is throttled to 40 kbps after 1 GB', () => {
  expect([
    amountOf(uncontrolledData.maxMonthly),
    uncontrolledData.throttleKbps,
    uncontrolledData.throttleAfterMb,
  ]).toEqual([39_900, 40, 1_000])
  expect([0, 100, 403, 404, 9_000].map((mb) => uncontrolledDataPrice(mb, TODAY) / 100)).toEqual([
    0, 99, 398.97, 399, 399,
  ])
  expect(dataControl).toEqual({ from: '2019-10-01', overMb: 500 })
})

test('PRICE-01 data packs and call packs', () => {
  expect(dataPacks.map(({ where, mb, price }) => [where, mb, amountOf(price) / 100])).toEqual([
    ['norwayAndEu', 1_000, 149],
    ['norwayAndEu', 5_000, 299],
    ['norwayAndEu', 15_000, 399],
    ['zone2', 400, 49],
    ['zone2', 1_000, 99],
    ['zone2', 6_000, 399],
  ])
  expect(new Set(dataPacks.map(({ sms }) => sms)).size).toBe(dataPacks.length)
  expect(dataPackShortNumber).toMatch(/^\d{4,5}$/)
  expect({ ...callPack, price: amountOf(callPack.price) }).toEqual({ units: 200, price: 29_900 })
  expect([abroadCallPacks.ringUtland.minutes, amountOf(abroadCallPacks.ringUtland.monthly)]).toEqual([500, 24_900])
  expect([abroadCallPacks.ringEu.minutes, amountOf(abroadCallPacks.ringEu.monthly)]).toEqual([600, 9_900])
})

test("PRICE-03 special numbers: an SMS costs 1 kr, the tables the specification does not show are the operator's to set", () => {
  expect(priceOn(shortNumberSms, TODAY)).toEqual({ amount: 100, unit: 'message' })
  const rows = [directoryNumbers, premiumNumbers, satelliteNumbers, onBoardNumbers].flatMap((table) =>
    Object.values(table),
  )
  expect(rows).toHaveLength(15)
  expect(
    rows.every(
      ({ call, minute }) =>
        priceOn(call, TODAY).setByOperator === true && priceOn(minute, TODAY).setByOperator === true,
    ),
  ).toBe(true)
})

test('PRICE-01 the child plan', () => {
  expect(childPlan).toEqual({
    dataMb: 1_000,
    underAge: 13,
    internationalCallsBlocked: true,
    premiumCallsBlocked: true,
    throttleAtMb: 1_000,
  })
  expect(planOn('barn-1gb', TODAY)).toMatchObject({ dataMb: 1_000, monthly: 9_900, audience: 'child', kind: 'child' })
})

test('PRICE-01 advertised figures and terms', () => {
  expect(advertised).toEqual({
    refinancingBanks: 18,
    lenderLogos: 13,
    refinancingAverageSaving: 5_200_000,
    insuranceSavingOverPercent: 10,
    ratingOutOf: 5,
  })
  expect([VAT_PERCENT, WITHDRAWAL_DAYS, FREE_USE_LIMIT]).toEqual([25, 14, 10_000])
})
