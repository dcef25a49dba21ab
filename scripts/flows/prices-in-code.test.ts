import { expect, test } from 'vitest'
import { pricesInCode } from './prices-in-code.ts'

test.each([
  ['values: () => ({ price: { money: kroner(499) } })', 'kroner'],
  ['values: () => ({ price: { money: 49_900 } })', 'money'],
  ['value: { perKwh: 8_900, currency }', 'perKwh'],
  ['learn: { quotedMonthly: 29_900 }', 'quotedMonthly'],
  ['const fee = 4_900\nconst row = { money: fee }', 'money'],
  ["title: 'Te, 49 kr'", '"49 kr"'],
])('PRICE-01 BEY-04 a price in code is found: %s', (code, what) => {
  expect(pricesInCode(code)).toEqual([{ what, line: code.split('\n').length }])
})

test.each([
  ['const FEE = 249\nconst row = { money: kroner(FEE) }', 'kroner'],
  ['const row = { money: Math.round(249.5 * 100) }', 'money'],
  ['const kits = { small: 24_900 }\nconst row = { money: kits.small }', 'money'],
  ['const fee = () => 24_900\nconst row = { money: fee() }', 'money'],
  ['const fee = 24_900 as const\nconst row = { perKwh: fee }', 'perKwh'],
  ['const money = 24_900\nconst row = { price: { money } }', 'money'],
])('PRICE-01 BEY-04 a price in code is found by whatever name it has: %s', (code, what) => {
  expect(pricesInCode(code)).toEqual([{ what, line: code.split('\n').length }])
})

test('PRICE-01 what is no price in code is left in peace', () => {
  const code =
    "// 499 kr\n/* money: 499 */\nconst days = 14\nvalue: { money: plan.monthly }, depositOre: 0, size: '1 GB', title: `${price} kr`"
  expect(pricesInCode(code)).toEqual([])
})
