import { expect, test } from 'vitest'
import { LOCALES } from '../kernel/locale.ts'
import { isActive, type Product } from './active-products.ts'

const where = (product: Product) => LOCALES.filter((locale) => isActive(product, locale))

test('SHELL-17 active products by locale', () => {
  expect(where('mobile')).toEqual(['nb_NO'])
  expect(where('refinancing')).toEqual(['nb_NO'])
  expect(where('insurance')).toEqual(['nb_NO'])
  expect(where('corporate')).toEqual(['nb_NO'])
  expect(where('power')).toEqual(['sv_SE', 'da_DK'])
  expect(where('customerService')).toEqual([...LOCALES])
  expect(where('blog')).toEqual(['da_DK'])
})
