import { expect, test } from 'vitest'
import { supplierCalled } from './suppliers.ts'

test.each([
  ['VATTENFALL', 'Vattenfall'],
  ['vattenfal', 'Vattenfall'],
  ['ørsted', 'Ørsted'],
  ['ewii', 'EWII'],
  ['NRGi', 'NRGi'],
  ['mitt eget bolag', 'Mitt Eget Bolag'],
  ['OK', 'OK'],
  ['Nordkraft', 'Nordkraft'],
])('HEAR-03 the supplier "%s" is called %s', (written, called) => {
  expect(supplierCalled(written)).toBe(called)
})
