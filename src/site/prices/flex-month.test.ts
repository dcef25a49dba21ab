import { expect, test } from 'vitest'
import { MOST, readPriceQuery, readFigure } from './price-list.ts'
import { compareFlex } from './flex-calculator.tsx'

test('PAGE-10 a month on Flex: both variants, the cheaper by the month and by the year, and the plan that beats them', () => {
  const little = compareFlex({ minutes: 10, calls: 5, messages: 10, mb: 0 }, '2026-11-21')
  expect(little.columns.map(({ name, month, first, year }) => [name, month, first, year])).toEqual([
    ['Flex Zero', 2_475, 17_375, 44_600],
    ['Flex Free', 12_375, 12_375, 148_500],
  ])
  expect([little.best, little.bestFirst, little.saved, little.plan]).toEqual(['zero', 'free', 103_900, undefined])
  expect(compareFlex({ minutes: 300, calls: 100, messages: 100, mb: 5_000 }, '2026-11-21').plan?.id).toBe('6gb')
})

test('PAGE-10 figures in the address are read as whole numbers; anything else is as if not asked', () => {
  expect(['12', ' 1 000 ', '1\u00a0000', '0', String(MOST)].map(readFigure)).toEqual([12, 1_000, 1_000, 0, MOST])
  expect(['', '-1', '1,5', '1e3', 'x', String(MOST + 1), '9'.repeat(30), null].map(readFigure)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  )
  expect(readPriceQuery(new URLSearchParams('land=Spania&minutter=10&meldinger=x&mb='))).toEqual({
    country: 'Spania',
    minutes: 10,
  })
})
