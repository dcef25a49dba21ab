import { expect, test } from 'vitest'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { ProductsPort } from '#server/gateways/provider/port.ts'
import { createProducts } from './create-products.ts'

const usage = {
  accountId: 'k',
  subscriptionId: 's',
  meteringPointId: 'm',
  subscriptionName: 'Månadsmedelpris',
  state: 'ACTIVE' as const,
  currency: 'SEK' as const,
  address: { street: 'Storgatan 1', postalCode: '11120', place: 'Stockholm' },
  usage: [],
  lastUpdated: '2026-01-01T00:00:00Z',
}
const port: ProductsPort = {
  mobileSubscriptions: async () => ok([]),
  mobileSubscription: async () => fault('notFound'),
  powerUsages: async () => ok([usage]),
  powerUsage: async () => ok(usage),
  insuranceItems: async () => ok([{ accountId: 'k', id: '1', productType: 'car', numberOfItems: 1, status: 'Active' }]),
  invoices: async () => ok([]),
}
const kari = { id: 'k' }
const reported: unknown[] = []
const products = (own: Partial<ProductsPort>, customer: typeof kari | undefined = kari) =>
  createProducts(
    { port: { ...port, ...own }, now: () => 0, report: (error) => reported.push(error), deadline: 50 },
    customer,
  )
const never = () => new Promise<never>(() => {})

test('PROD-06 providers fail independently of each other: one slow, one throwing, one working', async () => {
  const { mobile, power, insurance } = products({
    mobileSubscriptions: never,
    powerUsages: () => Promise.reject(new Error('down')),
  }).overview()
  expect(await insurance).toEqual({
    sync: true,
    error: false,
    subscriptions: [{ id: '1', subscriptionName: 'car', count: 1 }],
    invoices: [],
    invoicesFailed: false,
    lastUpdated: '1970-01-01T00:00:00.000Z',
  })
  expect(await power).toMatchObject({ sync: false, error: true, subscriptions: [] })
  expect(await mobile).toEqual({ sync: false, error: true, subscriptions: [], invoices: [], invoicesFailed: false })
  expect(reported).toHaveLength(1)
})

test('PROD-06 invoices that cannot be read leave the subscriptions', async () => {
  expect(await products({ invoices: async () => fault('unreadable') }).power()).toMatchObject({
    sync: true,
    error: false,
    subscriptions: [{ id: 's' }],
    invoices: [],
    invoicesFailed: true,
  })
})

test('AUTH-05 no provider is called for a visitor who is not signed in', async () => {
  const nobody = createProducts(
    {
      port: { ...port, mobileSubscriptions: () => Promise.reject(new Error('asked')) },
      now: () => 0,
      report: (error) => reported.push(error),
    },
    undefined,
  )
  expect(await nobody.mobile()).toMatchObject({ sync: false, error: true })
  expect(await nobody.powerSubscription('s')).toEqual(fault('refused'))
})
