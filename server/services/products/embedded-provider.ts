import { fault, ok } from '#contracts/kernel/result.ts'
import type { ProviderPort } from '../../gateways/provider/port.ts'
import { readInvoices } from '../billing/read-invoices.ts'
import type { StoreDeps } from '../deps.ts'
import { readInsurance } from '../insurance/read-insurance.ts'
import { readPowerUsage } from '../power/read-power-usage.ts'
import { readMobileUsage } from '../usage/read-mobile-usage.ts'

/** The embedded provider, reached in process: what its services at `/services/…` answer, without a network between. */
export function createEmbeddedProvider(deps: StoreDeps): ProviderPort {
  return {
    mobileSubscriptions: async ({ id }) => ok(await readMobileUsage(deps, id)),
    mobileSubscription: async (customer, id) => {
      const found = (await readMobileUsage(deps, customer.id)).find((one) => one.id === id)
      return found ? ok(found) : fault('notFound')
    },
    powerUsages: async ({ id }) => ok(await readPowerUsage(deps, id)),
    powerUsage: async (customer, id) => {
      const [found] = await readPowerUsage(deps, customer.id, id)
      return found ? ok(found) : fault('notFound')
    },
    insuranceItems: async ({ id }) => ok(await readInsurance(deps, id)),
    invoices: async ({ id }, provider) => ok(await readInvoices(deps, id, provider)),
  }
}
