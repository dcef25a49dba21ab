import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigitOf, formatMeteringPoint, meteringPointFrom, readMeteringPoint } from '../kernel/metering-point.ts'
import { formatMoney, formatPerKwh } from '../kernel/money.ts'
import { priceAreaOf } from './power-area.ts'
import { priceOn } from './price-book.ts'
import {
  monthlyAt,
  POWER_AGREEMENT_IDS,
  powerAgreementOf,
  powerAgreements,
  powerAgreementsIn,
  powerCatalogueVersion,
  powerCurrency,
  powerPrice,
  YEARLY_KWH,
} from './power.ts'

const TODAY = '2026-11-21'
const AREAS = { SE: ['SE1', 'SE2', 'SE3', 'SE4'], DK: ['DK1', 'DK2'] } as const

test('PRICE-03 every agreement has a price in each area of its country, and none elsewhere', () => {
  for (const id of POWER_AGREEMENT_IDS) {
    const { country } = powerAgreementOf(id)
    for (const area of AREAS[country])
      expect(powerPrice(id, area, TODAY)).toEqual({
        perKwh: expect.any(Number),
        monthly: priceOn(powerAgreementOf(id).fee, TODAY).amount,
      })
    for (const area of AREAS[country === 'SE' ? 'DK' : 'SE']) expect(powerPrice(id, area, TODAY)).toBeUndefined()
  }
  expect(POWER_AGREEMENT_IDS).toEqual(Object.keys(powerAgreements))
  expect([powerAgreementsIn('SE').length, powerAgreementsIn('DK').length]).toEqual([3, 2])
  expect(powerCatalogueVersion(TODAY)).toMatch(/^[0-9a-f]{16}$/)
})

test('BEY-07 no agreement promises hourly prices, because use is metered by the month', () => {
  for (const { name, kind } of Object.values(powerAgreements)) {
    expect(['monthly', 'fixed']).toContain(kind)
    expect(name).not.toMatch(/tim(e)?pris|kvart|hour/i)
  }
})

test('PRICE-03 a month is reckoned from a year’s use', () => {
  expect(monthlyAt({ perKwh: 9_490, monthly: 3_900 }, YEARLY_KWH.SE)).toBe(39_542 + 3_900)
  expect(monthlyAt({ perKwh: 690, monthly: 3_900 }, 5_000)).toBe(2_875 + 3_900)
})

test('FLOW-06 the price area follows from the postal code', () => {
  const swedish = {
    '98138': 'SE1',
    '93131': 'SE1',
    '90326': 'SE2',
    '83131': 'SE2',
    '80250': 'SE3',
    '11846': 'SE3',
    '41101': 'SE3',
    '62157': 'SE3',
    '21122': 'SE4',
    '35230': 'SE4',
  }
  expect(Object.keys(swedish).map((code) => priceAreaOf('SE', code))).toEqual(Object.values(swedish))
  expect(['1165', '3700', '4990', '5000', '8000', '9990'].map((code) => priceAreaOf('DK', code))).toEqual([
    'DK2',
    'DK2',
    'DK2',
    'DK1',
    'DK1',
    'DK1',
  ])
})

test('FLOW-06 a metering point has 18 digits, the last of them its check digit', () => {
  expect(checkDigitOf('37610425002123456')).toBe(9)
  const swedish = meteringPointFrom('SE', '123')
  expect([readMeteringPoint(formatMeteringPoint(swedish), 'SE'), readMeteringPoint(swedish, 'DK')]).toEqual([
    swedish,
    undefined,
  ])
  fc.assert(
    fc.property(
      fc.constantFrom('SE', 'DK'),
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.nat(17),
      fc.integer({ min: 1, max: 9 }),
      (country, own, at, by) => {
        const point = meteringPointFrom(country, String(own))
        expect(readMeteringPoint(point, country)).toBe(point)
        const wrong = [...point].map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit)).join('')
        expect(readMeteringPoint(wrong, country)).toBeUndefined()
      },
    ),
  )
  for (const wrong of ['', '735999', `${swedish}0`, swedish.slice(1), `${swedish.slice(0, 17)}a`, '000000000000000000'])
    expect(readMeteringPoint(wrong, 'SE')).toBeUndefined()
})

test('PRICE-01 money is written in its currency, a kWh in öre or øre', () => {
  const plain = (written: string) => written.replace(/\s/g, ' ')
  expect([powerCurrency('SE'), powerCurrency('DK')]).toEqual(['SEK', 'DKK'])
  expect(
    [
      formatMoney(3_900, 'sv_SE', 'SEK'),
      formatMoney(2_950, 'da_DK', 'DKK'),
      formatMoney(3_900, 'nb_NO', 'SEK'),
      formatMoney(3_900, 'en_US', 'SEK'),
      formatMoney(49_900, 'nb_NO'),
    ].map(plain),
  ).toEqual(['39 kr', '29,50 kr', '39 SEK', 'SEK 39', '499 kr'])
  expect(
    [formatPerKwh(690, 'sv_SE', 'SEK'), formatPerKwh(9_950, 'da_DK', 'DKK'), formatPerKwh(690, 'en_US', 'SEK')].map(
      plain,
    ),
  ).toEqual(['6,90 öre/kWh', '99,50 øre/kWh', 'SEK 0.0690/kWh'])
})

test('ONE-04 "kr" and "øre" stand for the reader\'s own currency; others are named', () => {
  expect(
    [
      formatMoney(33_900, 'sv_SE'),
      formatMoney(33_900, 'da_DK'),
      formatMoney(33_900, 'nb_NO', 'DKK'),
      formatPerKwh(890, 'nb_NO', 'DKK'),
    ].map((written) => written.replace(/\s/g, ' ')),
  ).toEqual(['339 NOK', '339 NOK', '339 DKK', '0,0890 DKK/kWh'])
})
