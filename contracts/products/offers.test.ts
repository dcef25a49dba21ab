import { expect, test } from 'vitest'
import { LOCALES } from '../kernel/locale.ts'
import { isActive, isSold, PAGE_KINDS, pageDecision, PRODUCTS, type Product } from './offers.ts'

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

test("SHELL-17 ONE-04 nothing of Norway's products can be ordered in Swedish or Danish; English is Norway's", () => {
  for (const product of ['mobile', 'insurance', 'refinancing'] as const) {
    expect(LOCALES.filter((locale) => isSold(product, locale))).toEqual(['nb_NO', 'en_US'])
  }
  expect(LOCALES.filter((locale) => isSold('power', locale))).toEqual(['sv_SE', 'da_DK'])
})

test('ONE-04 a page sells exactly where its product is sold', () => {
  for (const product of PRODUCTS) {
    for (const locale of LOCALES) {
      const sells = PAGE_KINDS.map((kind) => pageDecision(product, kind, locale) === 'sold')
      expect([product, locale, ...sells]).toEqual([product, locale, ...PAGE_KINDS.map(() => isSold(product, locale))])
    }
  }
})
