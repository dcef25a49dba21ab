import type { Result } from '../kernel/result.ts'
import type { InsuranceSubscription } from './insurance.ts'
import type { Invoice } from './invoice.ts'
import type { MobileSubscription, PowerSubscription } from './usage.ts'

/**
 * Result of asking a provider (PROD-06); `invoicesFailed` reports invoices separately from `error`. `lastUpdated` is
 * ISO 8601 UTC.
 */
export type ProviderState<Subscription> = {
  sync: boolean
  error: boolean
  subscriptions: Subscription[]
  invoices: Invoice[]
  invoicesFailed: boolean
  lastUpdated?: string
}

/**
 * Data of the signed-in user. The promises never reject, and each has its own deadline, so a slow provider delays only
 * its own card.
 */
export type Products = {
  mobile: () => Promise<ProviderState<MobileSubscription>>
  power: () => Promise<ProviderState<PowerSubscription>>
  insurance: () => Promise<ProviderState<InsuranceSubscription>>
  overview: () => ProductsOverview
  /** Returns `notFound` for a subscription of another customer. */
  mobileSubscription: (id: string) => Promise<Result<MobileSubscription>>
  powerSubscription: (id: string) => Promise<Result<PowerSubscription>>
}

export type ProductsOverview = {
  mobile: Promise<ProviderState<MobileSubscription>>
  power: Promise<ProviderState<PowerSubscription>>
  insurance: Promise<ProviderState<InsuranceSubscription>>
}

export const failedState = (): ProviderState<never> => ({
  sync: false,
  error: true,
  subscriptions: [],
  invoices: [],
  invoicesFailed: true,
})
