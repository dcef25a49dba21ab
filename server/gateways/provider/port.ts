import type { Result } from '#contracts/kernel/result.ts'
import type { InsuranceItem } from '#contracts/products/insurance.ts'
import type { Invoice, Provider } from '#contracts/products/invoice.ts'
import type {
  ContractOrder,
  CreditCheckAnswer,
  CreditCheckQuery,
  MobileContract,
  PortationAnswer,
} from '#contracts/products/mobile-contract.ts'
import type { Subscription, SubscriptionChange } from '#contracts/products/subscription.ts'
import type { MobileSubscription, PowerUsage } from '#contracts/products/usage.ts'

export type Customer = { id: string }

type About<T> = (customer: Customer) => Promise<Result<T>>
type AboutOne<T> = (customer: Customer, id: string) => Promise<Result<T>>

/** Mobile usage from eRate (CALL-09); `PowerUsePort` is the same for ESN (CALL-10). */
export type MobileUsePort = {
  mobileSubscriptions: About<MobileSubscription[]>
  mobileSubscription: AboutOne<MobileSubscription>
}
export type PowerUsePort = { powerUsages: About<PowerUsage[]>; powerUsage: AboutOne<PowerUsage> }
export type InvoicesPort = { invoices: About<Invoice[]>; invoiceFile: AboutOne<Uint8Array<ArrayBuffer>> }
export type InsurancePort = { insuranceItems: About<InsuranceItem[]> }
/** {billing}; `path` is the address under which CALL-11 was requested. */
export type BillingPort = { everyInvoice: (customer: Customer, path: string) => Promise<Result<Invoice[]>> }

/** The mobile service (CALL-08). The same key returns the same contract. */
export type MobilePort = {
  contracts: About<MobileContract[]>
  orderContract: (customer: Customer, order: ContractOrder, key: string | undefined) => Promise<Result<MobileContract>>
  /** Unless `mayCheckAnew`, returns only a check made today, otherwise `step_not_confirmed`. */
  checkCredit: (
    customer: Customer,
    query: CreditCheckQuery,
    mayCheckAnew: boolean,
  ) => Promise<Result<CreditCheckAnswer>>
  mobileInvoices: About<Invoice[]>
  portation: (customer: Customer, phone: string) => Promise<Result<PortationAnswer>>
}

/** The list of subscriptions (CALL-07). */
export type SubscriptionsPort = {
  subscriptions: About<Subscription[]>
  subscription: AboutOne<Subscription>
  changeSubscription: (customer: Customer, id: string, change: SubscriptionChange) => Promise<Result<Subscription>>
}

export type ProductsPort = MobileUsePort &
  PowerUsePort &
  InsurancePort & { invoices: (customer: Customer, provider: Provider) => Promise<Result<Invoice[]>> }

/**
 * Everything the signed-in pages and the `/services` API need from providers. Another customer's data is `notFound`; an
 * answer that contains any is `unreadable` (SEC-02).
 */
export type ProviderPort = ProductsPort &
  BillingPort &
  MobilePort &
  SubscriptionsPort & {
    invoiceFile: (customer: Customer, provider: Provider, id: string) => Promise<Result<Uint8Array<ArrayBuffer>>>
  }
