import { expect, test } from 'vitest'
import { kroner } from '../kernel/money.ts'
import { orderPrice } from './extras.ts'
import { catalogueVersion } from './catalogue-version.ts'
import { listedPlans, PLAN_IDS, planOf, planOn, whenDataIsUsedUp } from './plans.ts'

const TODAY = '2026-11-21'

test('PAGE-08 there are exactly the 18 plans, each under its own id', () => {
  expect(PLAN_IDS).toEqual([
    'flex',
    '0mb',
    '300mb',
    '500mb',
    'barn-1gb',
    '1gb',
    '2gb',
    '3gb',
    '5gb',
    '6gb',
    '10gb',
    '12gb',
    '20gb',
    '30gb',
    'mobilt-bredband',
    '6gb-voksen-nok',
    '12gb-voksen-nok',
    '30gb-voksen-nok',
  ])
  expect(PLAN_IDS.map((id) => planOn(id, TODAY).id)).toEqual(PLAN_IDS)
})

test("PRICE-03 the known monthly prices are the specification's and not marked as the operator's to set", () => {
  const known = { flex: 0, 'barn-1gb': 99, '30gb': 499 } as const
  expect(
    [planOn('flex', TODAY), planOn('barn-1gb', TODAY), planOn('30gb', TODAY)].map(({ monthly }) => monthly),
  ).toEqual([0, 9_900, 49_900])
  expect(PLAN_IDS.filter((id) => planOn(id, TODAY).setByOperator !== true)).toEqual([
    ...Object.keys(known),
    '30gb-voksen-nok',
  ])
})

test('PRICE-03 more data never costs less, and all of it lies between nothing and 499 kr', () => {
  const packages = PLAN_IDS.map((id) => planOn(id, TODAY))
    .filter(({ kind }) => kind === 'package')
    .sort((a, b) => a.dataMb - b.dataMb)
  expect(packages.map(({ monthly }) => monthly)).toEqual(packages.map(({ monthly }) => monthly).sort((a, b) => a - b))
  expect(packages.every(({ monthly }) => Number.isInteger(monthly) && monthly > 0 && monthly <= kroner(499))).toBe(true)
})

test('PRICE-01 the product list shows the plans the texts name, and mobile broadband', () => {
  expect(listedPlans().map(({ name }) => name)).toEqual([
    'Flex Zero',
    '0 MB',
    '300 MB',
    '500 MB',
    'Barn 1 GB',
    '1 GB',
    '2 GB',
    '3 GB',
    '6 GB',
    '12 GB',
    '30 GB',
    'Mobilt Bredbånd',
  ])
})

test('PRICE-04 USE-04 each plan has one rule for data that is used up; the child plan is slowed, never stopped', () => {
  const plansBy = (rule: string) => PLAN_IDS.filter((id) => planOf(id).whenUsedUp === rule)
  expect(plansBy('slowed')).toEqual(['barn-1gb'])
  expect(plansBy('metered')).toEqual(['flex', 'mobilt-bredband'])
  expect(plansBy('charged')).toEqual(['0mb', '300mb', '500mb'])
  expect(plansBy('stopped')).toHaveLength(12)
})

test('USE-04 a subscription from before data control is charged; the child plan is slowed whenever it was ordered', () => {
  expect(whenDataIsUsedUp({ plan: '1gb', since: '2019-09-30' })).toBe('charged')
  expect(whenDataIsUsedUp({ plan: '1gb', since: '2019-10-01' })).toBe('stopped')
  expect(whenDataIsUsedUp({ plan: 'barn-1gb', since: '2019-09-30' })).toBe('slowed')
  expect(whenDataIsUsedUp({ plan: 'barn-1gb', since: '2026-10-01' })).toBe('slowed')
})

test('PRICE-01 an order costs the monthly price, and once the set-up with 199 kr for a new number', () => {
  expect(orderPrice('30gb', 'keep', TODAY)).toEqual({ monthly: 49_900, setUp: 0 })
  expect(orderPrice('30gb', 'new', TODAY)).toEqual({ monthly: 49_900, setUp: 19_900 })
  expect(orderPrice('flex', 'keep', TODAY)).toEqual({ monthly: 0, setUp: 14_900 })
  expect(orderPrice('flex', 'new', TODAY)).toEqual({ monthly: 0, setUp: 34_800 })
  expect(orderPrice('mobilt-bredband', 'new', TODAY)).toEqual({ monthly: 4_900, setUp: 19_900 })
})

test('PRICE-01 the catalogue version is the same on days with the same prices', () => {
  expect(catalogueVersion(TODAY)).toMatch(/^[0-9a-f]{16}$/)
  expect(catalogueVersion('2026-11-22')).toBe(catalogueVersion(TODAY))
})
