import { expect, test } from 'vitest'
import {
  callingAbroad,
  callingMinute,
  callingZoneOf,
  abroadCallPacks,
  mixedUseZone,
  SPECIAL_NUMBER_ZONE,
  useAbroad,
  useZoneOf,
} from './abroad.ts'
import { priceOn, rowsOn } from './price-book.ts'
import { callingZones, useZones } from './zones.ts'

/** `Intl` region codes that are not foreign destinations: withdrawn codes, groups, Norway and uninhabited areas. */
const NOT_ABROAD = new Set(
  `AN BU CS DD DY FX HV NH RH SU TP UK VD YD YU ZR  EU EZ QO UN XA XB ZZ  AC CP CQ DG EA IC TA  NO SJ  AQ BV GS HM TF UM`.split(
    /\s+/,
  ),
)
const TODAY = '2026-11-21'
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const abroad = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(
  (code) => names.of(code) !== undefined && !NOT_ABROAD.has(code),
)

test.each([
  ['calling', callingZones],
  ['use', useZones],
])('PRICE-01 every country abroad is in one %s zone, once', (_, zones) => {
  expect(Object.values(zones).flat().sort()).toEqual(abroad)
})

test('PRICE-01 calling abroad by zone', () => {
  expect(Object.values(callingMinute).map((entry) => priceOn(entry, TODAY).amount)).toEqual([
    229, 229, 399, 699, 999, 1_399,
  ])
  expect(Object.fromEntries(rowsOn(callingAbroad, TODAY))).toEqual({
    callStart: { amount: 299, unit: 'call' },
    smsToEu: { amount: 73, unit: 'message' },
    smsToOthers: { amount: 399, unit: 'message' },
    mms: { amount: 599, unit: 'message' },
  })
})

test('PRICE-01 Ring Utland reaches 83 countries, Ring EU the EU and EEA', () => {
  const reached = (zones: readonly number[]) =>
    Object.entries(callingZones)
      .filter(([zone]) => zones.includes(Number(zone)))
      .flatMap(([, countries]) => countries)
  expect(reached(abroadCallPacks.ringUtland.zones)).toHaveLength(83)
  expect(reached(abroadCallPacks.ringEu.zones)).toEqual(callingZones[1])
})

test('PRICE-01 use abroad by zone', () => {
  const rows = Object.values(useAbroad).map((zone) =>
    [zone.minute, zone.receiveMinute, zone.data, zone.callStart].map((entry) => priceOn(entry, TODAY).amount),
  )
  expect(rows).toEqual([
    [0, 0, 0, 0],
    [249, 249, 99, 99],
    [599, 499, 199, 99],
    [1_499, 1_499, 1_499, 99],
  ])
})

test('PRICE-01 a call between zones costs the costliest, special numbers zone 4', () => {
  expect([mixedUseZone(1, 3), mixedUseZone(3, 1), mixedUseZone(2, 2)]).toEqual([3, 3, 2])
  expect(SPECIAL_NUMBER_ZONE).toBe(4)
})

test('PRICE-01 a country knows its zone in both directions; Norway and no country have none', () => {
  expect([
    callingZoneOf('SE'),
    callingZoneOf('US'),
    callingZoneOf('CU'),
    callingZoneOf('NO'),
    callingZoneOf('se'),
  ]).toEqual([1, 2, 6, undefined, undefined])
  expect([useZoneOf('SE'), useZoneOf('US'), useZoneOf('BR'), useZoneOf('CU'), useZoneOf('NO')]).toEqual([
    1,
    2,
    3,
    4,
    undefined,
  ])
})
