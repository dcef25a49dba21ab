import type { Env } from '#server/env.ts'
import { outsideMobile, outsideSubscriptions } from '#server/gateways/provider/outside-accounts.ts'
import {
  outsideBilling,
  outsideInsurance,
  outsideMobileUse,
  outsidePowerUse,
} from '#server/gateways/provider/outside-products.ts'
import { createOutsideSystem, type OutsideSystem } from '#server/gateways/provider/outside-system.ts'
import type { ProviderPort } from '#server/gateways/provider/port.ts'
import { outsideTokens } from '#server/identity/outside-tokens.ts'
import type { LetterDeps } from '#server/confirmation/letter-queue.ts'
import { readInvoiceFile, type InvoiceFileDeps } from '#server/billing/invoice-pdf.ts'
import type { EvidenceDeps } from '#server/evidence/record-order.ts'
import { found, ok } from '#contracts/kernel/result.ts'
import { readInvoices } from '#server/billing/read-invoices.ts'
import { readInsurance } from '#server/insurance/read-insurance.ts'
import { embeddedMobile } from '#server/orders/embedded-mobile.ts'
import { readPowerUsage } from '#server/power/read-power-usage.ts'
import { embeddedSubscriptions } from './embedded-subscriptions.ts'
import { readMobileUsage } from '#server/usage/read-mobile-usage.ts'

export type ProviderEnv = Pick<
  Env,
  'MOBILE_URL' | 'ERATE_URL' | 'ESN_URL' | 'BILLING_URL' | 'INSURANCE_URL' | 'SUBSCRIPTIONS_URL'
>

export function chooseProvider(deps: InvoiceFileDeps & LetterDeps & EvidenceDeps, env: ProviderEnv): ProviderPort {
  const { log } = deps.runtime
  const sign = outsideTokens(deps)
  const at = <T>(
    setting: keyof ProviderEnv,
    gateway: (system: OutsideSystem, report: (dropped: number) => void) => T,
  ): T | undefined => {
    const base = env[setting]
    const report = (dropped: number) => log.warn({ setting, dropped }, 'entries of a provider could not be read')
    return base === undefined ? undefined : gateway(createOutsideSystem({ base, sign }), report)
  }
  const embedded = createEmbeddedProvider(deps)
  const mobileUse = at('ERATE_URL', outsideMobileUse)
  const powerUse = at('ESN_URL', outsidePowerUse)
  const sentBy = { eRate: mobileUse, esn: powerUse }
  return {
    ...embedded,
    ...at('MOBILE_URL', outsideMobile),
    ...at('SUBSCRIPTIONS_URL', outsideSubscriptions),
    ...at('BILLING_URL', outsideBilling),
    ...at('INSURANCE_URL', outsideInsurance),
    ...mobileUse,
    ...powerUse,
    invoices: (customer, from) => sentBy[from]?.invoices(customer) ?? embedded.invoices(customer, from),
    invoiceFile: (customer, from, id) =>
      sentBy[from]?.invoiceFile(customer, id) ?? embedded.invoiceFile(customer, from, id),
  }
}

function createEmbeddedProvider(deps: InvoiceFileDeps & LetterDeps & EvidenceDeps): ProviderPort {
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
