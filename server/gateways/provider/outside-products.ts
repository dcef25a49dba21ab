import * as v from 'valibot'
import { fault } from '#contracts/kernel/result.ts'
import { InsuranceItem } from '#contracts/products/insurance.ts'
import { Invoice, invoiceFilePath, Provider } from '#contracts/products/invoice.ts'
import { MobileSubscription, PowerUsage } from '#contracts/products/usage.ts'
import type { OutsideSystem } from './outside-system.ts'
import type { BillingPort, Customer, InsurancePort, InvoicesPort, MobileUsePort, PowerUsePort } from './port.ts'
import { readList, readOne, type Report, type Told } from './read-answer.ts'

const mobile: Told<MobileSubscription> = {
  schema: v.pipe(
    MobileSubscription,
    v.check(({ id, usage }) => usage.every(({ subscriptionId }) => subscriptionId === id), 'must hold its own use'),
  ),
  owners: ({ accountId, usage }) => [accountId, ...usage.map((month) => month.accountId)],
}
const power: Told<PowerUsage> = { schema: PowerUsage, owners: ({ accountId }) => [accountId] }
const insurance: Told<InsuranceItem> = { schema: InsuranceItem, owners: ({ accountId }) => [accountId] }

export function outsideMobileUse(system: OutsideSystem, report: Report): MobileUsePort & InvoicesPort {
  return {
    mobileSubscriptions: async (customer) =>
      readList(await system.json(customer, { path: '/v2/consumer/subscriptions' }), mobile, customer, report),
    mobileSubscription: async (customer, id) => {
      const path = `/consumer/${encodeURIComponent(customer.id)}/subscription/${encodeURIComponent(id)}`
      return readOne(await system.json(customer, { path }), mobile, customer, (found) => found.id === id)
    },
    ...invoicesAt(system, 'eRate', report),
  }
}

export function outsidePowerUse(system: OutsideSystem, report: Report): PowerUsePort & InvoicesPort {
  return {
    powerUsages: async (customer) =>
      readList(await system.json(customer, { path: '/v2/consumer/metering-points/monthly' }), power, customer, report),
    powerUsage: async (customer, id) => {
      const path = `/v2/consumer/${encodeURIComponent(customer.id)}/metering-point/${encodeURIComponent(id)}/monthly`
      return readOne(
        await system.json(customer, { path }),
        power,
        customer,
        ({ subscriptionId, meteringPointId }) => subscriptionId === id || meteringPointId === id,
      )
    },
    ...invoicesAt(system, 'esn', report),
  }
}

export const outsideInsurance = (system: OutsideSystem, report: Report): InsurancePort => ({
  insuranceItems: async (customer) =>
    readList(await system.json(customer, { path: '/customer/insurances' }), insurance, customer, report),
})

export const outsideBilling = (system: OutsideSystem, report: Report): BillingPort => ({
  everyInvoice: async (customer, path) =>
    readList(await system.json(customer, { path }), invoiceOf(), customer, report),
})

/**
 * Reads invoices under both naming schemes of their fields. The file URL in the answer is ignored, as files are fetched
 * through the portal.
 */
export const invoiceOf = (provider?: Provider): Told<Invoice> => ({
  schema: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((told) => {
      const from = provider ?? told['provider']
      return {
        taxes: [],
        paymentDate: null,
        ...told,
        provider: from,
        createdAt: told['createdAt'] ?? told['created'],
        currency: told['currency'] ?? told['currencyCode'],
        invoiceURL: v.is(Provider, from) && invoiceFilePath(from, String(told['id'])),
        number: String(told['number']),
      }
    }),
    Invoice,
  ),
  owners: ({ responsibleEntity }) => [responsibleEntity],
})

/** A PDF does not identify its owner, so a file is fetched only if its invoice is among the customer's own. */
function invoicesAt(system: OutsideSystem, provider: Provider, report: Report): InvoicesPort {
  const invoices = async (customer: Customer) =>
    readList(await system.json(customer, { path: '/v2/consumer/invoices' }), invoiceOf(provider), customer, report)
  return {
    invoices,
    invoiceFile: async (customer, id) => {
      const own = await invoices(customer)
      if (!own.ok) return own
      if (!own.value.some((invoice) => invoice.id === id)) return fault('notFound')
      return system.pdf(customer, `/v1/consumer/invoice-file/${encodeURIComponent(id)}`)
    },
  }
}
