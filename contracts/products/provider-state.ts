import type { Result } from '../kernel/result.ts'
import type { InsuranceSubscription } from './insurance.ts'
import type { Invoice } from './invoice.ts'
import type { MobileSubscription, PowerSubscription } from './usage.ts'

/**
 * What a provider answered (PROD-06): `sync` once it has told the subscriptions, `error` when it could not be asked. Invoices
 * fail for themselves: `invoicesFailed`. Loading is complete either way. `lastUpdated` ISO 8601 UTC.
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
 * What the signed-in pages may ask of the providers, always about who is signed in. No promise here ever rejects, each has
 * a deadline, and each is asked for itself, so that a slow one delays only its own card.
 */
export type Products = {
  mobile: () => Promise<ProviderState<MobileSubscription>>
  power: () => Promise<ProviderState<PowerSubscription>>
  insurance: () => Promise<ProviderState<InsuranceSubscription>>
  /** All three at once, each a promise of its own. */
  overview: () => ProductsOverview
  /** One subscription with its use; `notFound` where it is another's. */
  mobileSubscription: (id: string) => Promise<Result<MobileSubscription>>
  powerSubscription: (id: string) => Promise<Result<PowerSubscription>>
}

export type ProductsOverview = {
  mobile: Promise<ProviderState<MobileSubscription>>
  power: Promise<ProviderState<PowerSubscription>>
  insurance: Promise<ProviderState<InsuranceSubscription>>
}

/** The provider's state where it could not be asked. */
export const failedState = (): ProviderState<never> => ({
  sync: false,
  error: true,
  subscriptions: [],
  invoices: [],
  invoicesFailed: true,
})
