import * as v from 'valibot'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { InsuranceItem } from '#contracts/products/insurance.ts'
import { Invoice, invoiceFilePath, type Provider } from '#contracts/products/invoice.ts'
import { MobileSubscription, PowerUsage } from '#contracts/products/usage.ts'
import type { OutsideSystem } from './outside-system.ts'
import type { Customer, ProviderPort } from './port.ts'

type Mobile = Pick<ProviderPort, 'mobileSubscriptions' | 'mobileSubscription'>
type Power = Pick<ProviderPort, 'powerUsages' | 'powerUsage'>
type Invoices = (customer: Customer) => Promise<Result<Invoice[]>>
/** Told of entries that could not be read, by their number. */
type Report = (dropped: number) => void

/** eRate at an outside address (CALL-09). */
export function outsideMobile(system: OutsideSystem, report: Report): Mobile & { invoices: Invoices } {
  return {
    mobileSubscriptions: async (customer) => own(await listed(system, '/v2/consumer/subscriptions', customer, MobileSubscription, report), customer),
    mobileSubscription: async (customer, id) => {
      const path = `/consumer/${encodeURIComponent(customer.id)}/subscription/${encodeURIComponent(id)}`
      return oneOwn(single(await system.json(path, customer.token), MobileSubscription), customer, (found) => found.id === id)
    },
    invoices: invoicesAt(system, 'eRate', report),
  }
}

/** ESN at an outside address (CALL-10). */
export function outsidePower(system: OutsideSystem, report: Report): Power & { invoices: Invoices } {
  return {
    powerUsages: async (customer) => own(await listed(system, '/v2/consumer/metering-points/monthly', customer, PowerUsage, report), customer),
    powerUsage: async (customer, id) => {
      const path = `/v2/consumer/${encodeURIComponent(customer.id)}/metering-point/${encodeURIComponent(id)}/monthly`
      return oneOwn(single(await system.json(path, customer.token), PowerUsage), customer, ({ subscriptionId, meteringPointId }) => subscriptionId === id || meteringPointId === id)
    },
    invoices: invoicesAt(system, 'esn', report),
  }
}

/** The insurance partner at an outside address (CALL-12). */
export function outsideInsurance(system: OutsideSystem, report: Report): Pick<ProviderPort, 'insuranceItems'> {
  return { insuranceItems: async (customer) => own(await listed(system, '/customer/insurances', customer, InsuranceItem, report), customer) }
}

/** Invoices under both names their fields go by; the file is fetched by way of the portal, whatever address is told. */
function invoicesAt(system: OutsideSystem, provider: Provider, report: Report): Invoices {
  const Told = v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((told) => ({
      taxes: [], paymentDate: null, ...told, provider,
      createdAt: told['createdAt'] ?? told['created'], currency: told['currency'] ?? told['currencyCode'],
      invoiceURL: invoiceFilePath(provider, String(told['id'])), number: String(told['number']),
    })),
    Invoice,
  )
  return async (customer) => {
    const told = await listed(system, '/v2/consumer/invoices', customer, Told, report)
    if (!told.ok) return told
    return told.value.every(({ responsibleEntity }) => responsibleEntity === customer.id) ? told : fault('unreadable', 'foreign')
  }
}

/** Reads a list entry by entry: one that cannot be read is left out; where none can be read, neither can the answer. */
async function listed<S extends v.GenericSchema>(system: OutsideSystem, path: string, { token }: Customer, schema: S, report: Report): Promise<Result<v.InferOutput<S>[]>> {
  const told = await system.json(path, token)
  if (!told.ok) return told
  if (!Array.isArray(told.value)) return fault('unreadable', 'no_list')
  const entries: unknown[] = told.value
  const read = entries.flatMap((entry) => {
    const parsed = v.safeParse(schema, entry)
    return parsed.success ? [parsed.output] : []
  })
  const dropped = entries.length - read.length
  if (dropped > 0) report(dropped)
  return dropped > 0 && read.length === 0 ? fault('unreadable', 'no_entry') : ok(read)
}

function single<S extends v.GenericSchema>(told: Result<unknown>, schema: S): Result<v.InferOutput<S>> {
  if (!told.ok) return told
  const parsed = v.safeParse(schema, told.value)
  return parsed.success ? ok(parsed.output) : fault('unreadable', 'no_entry')
}

/** Another customer's data among it, and nothing of the answer is shown (SEC-02). */
const own = <T extends { accountId: string }>(told: Result<T[]>, { id }: Customer): Result<T[]> =>
  !told.ok || told.value.every(({ accountId }) => accountId === id) ? told : fault('unreadable', 'foreign')

const oneOwn = <T extends { accountId: string }>(told: Result<T>, { id }: Customer, isAsked: (found: T) => boolean): Result<T> =>
  !told.ok || (told.value.accountId === id && isAsked(told.value)) ? told : fault('unreadable', 'foreign')
