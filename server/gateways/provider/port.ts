import type { Result } from '#contracts/kernel/result.ts'
import type { InsuranceItem } from '#contracts/products/insurance.ts'
import type { Invoice, Provider } from '#contracts/products/invoice.ts'
import type { MobileSubscription, PowerUsage } from '#contracts/products/usage.ts'

/** Who is asked about: the legal entity, and the access token that proves it. */
export type Customer = { id: string; token: string }

/** What the signed-in pages need of the providers, about one customer. Another's answers `notFound` (SEC-02). */
export type ProviderPort = {
  mobileSubscriptions: (customer: Customer) => Promise<Result<MobileSubscription[]>>
  mobileSubscription: (customer: Customer, id: string) => Promise<Result<MobileSubscription>>
  powerUsages: (customer: Customer) => Promise<Result<PowerUsage[]>>
  powerUsage: (customer: Customer, id: string) => Promise<Result<PowerUsage>>
  insuranceItems: (customer: Customer) => Promise<Result<InsuranceItem[]>>
  invoices: (customer: Customer, provider: Provider) => Promise<Result<Invoice[]>>
}
