import type { Invoice } from '#contracts/products/invoice.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import type { MobileSubscription, MobileUsage, PowerSubscription } from '#contracts/products/usage.ts'

const month: MobileUsage = {
  accountId: 'sample',
  subscriptionId: 'sample',
  ratePlanName: '6 GB',
  serviceStatus: 'ACTIVE',
  transferUsed: 4_200,
  transferTotal: 6_000,
  costsForCurrentMonth: 57.09,
  costsCurrency: 'NOK',
  costs: [{ kind: 'shortSms', quantity: 2, amount: 57.09 }],
  isOwner: true,
  dataControl: true,
  lastUpdated: '2026-11-21T13:05:00Z',
}

function used(
  name: string,
  change: Partial<MobileSubscription> = {},
  monthly: Partial<MobileUsage> = {},
): MobileSubscription {
  const sample: MobileSubscription = {
    accountId: 'sample',
    id: name,
    subscriptionName: name,
    plan: '6gb',
    phoneNumber: '+4791234567',
    transferUsed: 4_200,
    transferTotal: 6_000,
    failSync: false,
    isOwner: true,
    monthly: 339,
    usage: [{ ...month, ...monthly }],
  }
  return { ...sample, ...change }
}

/** Every state of a usage card (USE-01). */
export const SAMPLE_USES: readonly MobileSubscription[] = [
  used('6 GB'),
  used('6 GB +', { transferUsed: 6_300 }, { serviceStatus: 'THROTTLED' }),
  used(
    '500 MB',
    { plan: '500mb', transferUsed: 2_060, transferTotal: 500 },
    { serviceStatus: 'THROTTLED', dataControl: false },
  ),
  used('Barn 1 GB', { plan: 'barn-1gb', forChild: 'Ola', transferUsed: 310, transferTotal: 1_000 }),
  used('Flex Zero', { plan: 'flex', transferUsed: 120, transferTotal: 0 }),
  used('0 MB', { plan: '0mb', transferUsed: 0, transferTotal: 0 }),
  used('3 GB', { isOwner: false }, { isOwner: false }),
  used('12 GB', { failSync: true, usage: [] }),
]

export const SAMPLE_POWER: readonly PowerSubscription[] = (['Storgatan', 'Götgatan'] as const).map((street, at) => ({
  id: street,
  subscriptionName: 'Månadsmedelpris',
  subscriptionId: '735999148619673850',
  state: 'ACTIVE',
  address: { street: `${street} 12B`, postalCode: '11846', place: 'Stockholm' },
  rate: 65.88,
  per: 'kWh',
  balance: 270.87,
  currency: 'SEK',
  usage:
    at === 0
      ? [297, 234, 190, 253, 323, 411].map((usage, before) => ({
          month: 5 + before,
          year: 2026,
          usage,
          rate: 65.88,
          balance: usage * 65.88,
        }))
      : [],
  monthUsage: at === 0 ? 411 : 0,
}))

export const SAMPLE_AGREEMENTS: readonly PowerOverview[] = (['ORDERED', 'ACTIVE', 'ENDED'] as const).map(
  (state, at) => ({
    id: state,
    subscriptionName: at === 1 ? 'Fast pris 12 måneder' : 'Månadsmedelpris',
    agreement: at === 1 ? 'se-fast-12' : 'se-rorligt',
    kind: at === 1 ? 'fixed' : 'monthly',
    state,
    address: `Storgatan ${at + 1}, 118 46 Stockholm`,
    ...(at > 0 && { meteringPoint: '735999148619673850' }),
    perKwh: 690,
    monthly: 3_900,
    currency: 'SEK',
    startDate: '2026-12-08',
    created: '2026-11-21',
  }),
)

export const SAMPLE_DAY = '2026-11-21'

const bill = (at: number, change: Partial<Invoice> = {}): Invoice => ({
  id: `sample-${at}`,
  provider: 'eRate',
  number: `1000000${at}`,
  createdAt: `2026-0${9 - at}-03T03:15:00Z`,
  dueDate: `2026-0${9 - at}-17`,
  totalAmount: 499 - at,
  totalExclVat: 399.2,
  totalVat: 99.8,
  taxes: [],
  currency: 'NOK',
  paid: 'PAID',
  paymentDate: `2026-0${9 - at}-15T09:00:00Z`,
  invoiceURL: '/kitchensink',
  responsibleEntity: 'sample',
  kid: '0100000330',
  accountNumber: '1506 12 34567',
  ...change,
})
const unpaid = { paid: 'UNPAID', paymentDate: null } as const

/** Unpaid, overdue and paid ones, more than a page of them, and a credit and a payout (INV-01). */
export const SAMPLE_INVOICES: readonly Invoice[] = [
  bill(1, { ...unpaid, createdAt: '2026-11-18T03:15:00Z', dueDate: '2026-12-02' }),
  bill(2, { ...unpaid, createdAt: '2026-10-03T03:15:00Z', dueDate: '2026-10-17' }),
  ...[3, 4, 5, 6, 7].map((at) => bill(at)),
  bill(8, { totalAmount: -151, creditLeft: 51.5 }),
  bill(9, {
    totalAmount: -60,
    createdAt: '2026-10-03T03:15:00Z',
    payout: { amount: 60, dueOn: '2026-12-16', paidAt: null },
  }),
]
