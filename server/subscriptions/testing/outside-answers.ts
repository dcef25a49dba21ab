export const invoice = (owner: string) => ({
  id: 'f1',
  provider: 'eRate',
  number: 7,
  created: '2026-01-03T00:00:00Z',
  dueDate: '2026-01-17',
  totalAmount: 10,
  totalExclVat: 8,
  totalVat: 2,
  currencyCode: 'NOK',
  paid: 'UNPAID',
  responsibleEntity: owner,
})

const subscription = (owner: string) => ({
  id: 's1',
  product: { kind: 'MOBILE', name: '6 GB' },
  state: 'ACTIVE',
  country: 'NO',
  description: '',
  created: '2026-01-03T00:00:00Z',
  contract: { id: 'c1', entity: { id: owner, name: 'Kari Nordmann' } },
  asset: { foreignId: '+4796000001', address: null },
})

const mobileUse = (owner: string) => ({
  accountId: owner,
  id: 's1',
  subscriptionName: '6 GB',
  phoneNumber: '+4796000001',
  transferUsed: 1,
  transferTotal: 6_000,
  failSync: false,
  isOwner: true,
  usage: [],
})

const powerUse = (owner: string) => ({
  accountId: owner,
  subscriptionId: 's1',
  meteringPointId: 'm1',
  subscriptionName: 'Månadsmedelpris',
  state: 'ACTIVE',
  currency: 'SEK',
  address: { street: 'Storgatan 1', postalCode: '11120', place: 'Stockholm' },
  usage: [],
  lastUpdated: '2026-01-01T00:00:00Z',
})

const contract = (owner: string) => ({
  accountId: owner,
  id: 'c1',
  orderId: 'o1',
  subscriptionId: 's1',
  plan: '12gb',
  subscriptionName: '12 GB',
  phoneNumber: '+4796000001',
  state: 'ORDERED',
  monthly: 399,
  setUp: 0,
  created: '2026-01-03T00:00:00Z',
})

export const ORDER = {
  plan: '12gb',
  numberChoice: 'new',
  street: 'Storgata 12B',
  postalCode: '0184',
  city: 'Oslo',
  creditCheckId: 'k1',
  quotedMonthly: 399,
  quotedSetUp: 0,
  catalogueVersion: '1',
}

export const CALLS: [call: string, told: (owner: string) => unknown, sent?: object][] = [
  ['GET /services/gateway/erate/v2/consumer/subscriptions', (owner) => [mobileUse(owner)]],
  ['GET /services/gateway/erate/consumer/<id>/subscription/s1', mobileUse],
  ['GET /services/gateway/erate/v2/consumer/invoices', (owner) => [invoice(owner)]],
  ['GET /services/gateway/esn/v2/consumer/metering-points/monthly', (owner) => [powerUse(owner)]],
  ['GET /services/gateway/esn/v2/consumer/<id>/metering-point/s1/monthly', powerUse],
  ['GET /services/gateway/esn/v2/consumer/invoices', (owner) => [invoice(owner)]],
  ['GET /services/billing/v1.0/billing/invoices/', (owner) => [invoice(owner)]],
  ['GET /services/billing/billing/invoices', (owner) => [invoice(owner)]],
  [
    'GET /services/insurance/customer/insurances',
    (owner) => [{ accountId: owner, id: 'i1', productType: 'car', numberOfItems: 1, status: 'Active' }],
  ],
  ['GET /services/mobile/contracts', (owner) => [contract(owner)]],
  ['GET /services/mobile/fenix/subscribers/<id>/contracts/', (owner) => [contract(owner)]],
  ['POST /services/mobile/contracts', contract, ORDER],
  [
    'GET /services/mobile/perform-credit-check?plan=12gb&reason=order',
    (owner) => ({ accountId: owner, id: 'k1', outcome: 'approved' }),
  ],
  ['GET /services/mobile/fenix/subscribers/<id>/invoices/', (owner) => [invoice(owner)]],
  [
    'GET /services/mobile/fenix/portation-status/+4796000001/',
    (owner) => ({ accountId: owner, phoneNumber: '+4796000001', state: 'sent' }),
  ],
  ['GET /services/subscriptions/', (owner) => [subscription(owner)]],
  ['GET /services/subscriptions/s1/', subscription],
  ['PATCH /services/subscriptions/s1/', subscription, { description: 'Jobb' }],
]
