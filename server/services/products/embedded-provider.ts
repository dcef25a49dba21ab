import { found, ok } from '#contracts/kernel/result.ts'
import type { ProviderPort } from '../../gateways/provider/port.ts'
import { readInvoiceFile, type InvoiceFileDeps } from '../billing/invoice-file.ts'
import { readInvoices } from '../billing/read-invoices.ts'
import { readInsurance } from '../insurance/read-insurance.ts'
import { embeddedMobile } from '../mobile/embedded-mobile.ts'
import { readPowerUsage } from '../power/read-power-usage.ts'
import { embeddedSubscriptions } from '../subscriptions/embedded-subscriptions.ts'
import { readMobileUsage } from '../usage/read-mobile-usage.ts'

/** The embedded provider, reached in process, without a network between. */
export function createEmbeddedProvider(deps: InvoiceFileDeps): ProviderPort {
  return {
    ...embeddedMobile(deps),
    ...embeddedSubscriptions(deps),
    mobileSubscriptions: async ({ id }) => ok(await readMobileUsage(deps, id)),
    mobileSubscription: async (customer, id) => found((await readMobileUsage(deps, customer.id)).find((one) => one.id === id)),
    powerUsages: async ({ id }) => ok(await readPowerUsage(deps, id)),
    powerUsage: async (customer, id) => found((await readPowerUsage(deps, customer.id, id))[0]),
    insuranceItems: async ({ id }) => ok(await readInsurance(deps, id)),
    invoices: async ({ id }, provider) => ok(await readInvoices(deps, id, provider)),
    invoiceFile: async (customer, provider, id) => found(await readInvoiceFile(deps, customer.id, provider, id)),
    everyInvoice: async ({ id }) => ok(await readInvoices(deps, id)),
  }
}
