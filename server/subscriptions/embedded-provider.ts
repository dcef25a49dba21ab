import { found, ok } from '#contracts/kernel/result.ts'
import type { ProviderPort } from '#server/gateways/provider/port.ts'
import { readInvoiceFile, type InvoiceFileDeps } from '#server/billing/invoice-pdf.ts'
import { readInvoices } from '#server/billing/read-invoices.ts'
import { readInsurance } from '#server/insurance/read-insurance.ts'
import type { LetterDeps } from '#server/confirmation/letter-queue.ts'
import { embeddedMobile } from '#server/orders/embedded-mobile.ts'
import { readPowerUsage } from '#server/power/read-power-usage.ts'
import type { EvidenceDeps } from '#server/evidence/record-order.ts'
import { embeddedSubscriptions } from './embedded-subscriptions.ts'
import { readMobileUsage } from '#server/usage/read-mobile-usage.ts'

export function createEmbeddedProvider(deps: InvoiceFileDeps & LetterDeps & EvidenceDeps): ProviderPort {
  return {
    ...embeddedMobile(deps),
    ...embeddedSubscriptions(deps),
    mobileSubscriptions: async ({ id }) => ok(await readMobileUsage(deps, id)),
    mobileSubscription: async (customer, id) =>
      found((await readMobileUsage(deps, customer.id)).find((one) => one.id === id)),
    powerUsages: async ({ id }) => ok(await readPowerUsage(deps, id)),
    powerUsage: async (customer, id) => found((await readPowerUsage(deps, customer.id, id))[0]),
    insuranceItems: async ({ id }) => ok(await readInsurance(deps, id)),
    invoices: async ({ id }, provider) => ok(await readInvoices(deps, id, provider)),
    invoiceFile: async (customer, provider, id) => found(await readInvoiceFile(deps, customer.id, provider, id)),
    everyInvoice: async ({ id }) => ok(await readInvoices(deps, id)),
  }
}
